import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import { screenSection } from '../../platform/screen-section.ts';

/** On the training screen: questions about exercises and the log. */
export const trainingAssistantSection = screenSection<{
  unit: 'kg' | 'lb';
  history: string;
  onStart: (name: string, plan: Plan, scheduledId: string | null) => void;
}>({
  key: 'ask',
  label: 'Ask',
  load: async () => (await import('./training/training-assistant.section.tsx')).TrainingAssistantSection,
});
