import { screenSection } from '../../platform/screen-section.ts';
import type { GroupSlots } from '../groups/group-slots.ts';

/** In a group or community: its events. */
export const groupEventsSection: GroupSlots['events'] = screenSection({
  key: 'events',
  label: 'Events',
  load: async () => (await import('./lists/group-events.section.tsx')).GroupEventsSection,
});

/** Where groups list events among other things. */
export const eventRowsSection: GroupSlots['eventRows'] = screenSection({
  key: 'event-rows',
  label: 'Events',
  load: async () => (await import('./lists/event-rows.tsx')).EventRows,
});
