import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramDay } from '@chalkline/contract/programs/program-tree.schema.ts';
import { screenSection } from '../../platform/screen-section.ts';

/** Where a trainer adjusts a workout for a client. */
export const workoutEditorSection = screenSection<{
  day: ProgramDay;
  exercises: readonly ProgramExerciseFacts[];
  onChange: (change: (now: ProgramDay) => ProgramDay) => void;
}>({
  key: 'editor',
  label: 'Workout',
  load: async () => (await import('./builder/workout-editor.section.tsx')).WorkoutEditorSection,
});
