import type { WorkoutChangeReply } from '@chalkline/contract/programs/version-change.schema.ts';
import { screenSection } from '../../platform/screen-section.ts';

/** Where a person switches to a newer version: what it asks for differently. */
export const versionChangesSection = screenSection<{ changes: readonly WorkoutChangeReply[] }>({
  key: 'changes',
  label: 'Changes',
  load: async () => (await import('./catalog/version-changes.section.tsx')).VersionChangesSection,
});
