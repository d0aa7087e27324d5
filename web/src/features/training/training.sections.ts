import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramDay } from '@chalkline/contract/programs/program-tree.schema.ts';
import { screenSection } from '../../platform/screen-section.ts';
import type { StartedProgram } from './program/start-modal.tsx';

/** On one's own page: the way to log workouts. */
export const ownTrainingSection = screenSection({
  key: 'training',
  label: 'Your training',
  load: async () => (await import('./own-training.section.tsx')).OwnTrainingSection,
});

/** On the page of a client: their programs and adherence. */
export const clientProgramsSection = screenSection<{
  client: { readonly coachingId: string; readonly name: string };
}>({
  key: 'programs',
  label: 'Programs',
  load: async () => (await import('./requests/client-programs.section.tsx')).ClientProgramsSection,
});

/** On the page of a client: what they did and their records. */
export const clientTrainingSection = screenSection<{
  client: { readonly coachingId: string; readonly name: string };
}>({
  key: 'training',
  label: 'Training log',
  load: async () => (await import('./client-training.section.tsx')).ClientTrainingSection,
});

/** On the page of a program: starts it. */
export const startProgramSection = screenSection<{ program: StartedProgram }>({
  key: 'start',
  label: 'Start program',
  load: async () => (await import('./requests/start-program.section.tsx')).StartProgramSection,
});

/** On each workout of a program: the way into the player. */
export const trainDaySection = screenSection<{
  day: ProgramDay;
  exercises: readonly ProgramExerciseFacts[];
}>({
  key: 'train',
  label: 'Train this',
  load: async () => (await import('./train-day.section.tsx')).TrainDaySection,
});

/** On a person's profile: their best in workouts of competitions. */
export const personRecordsSection = screenSection<{ personId: string; isMe: boolean }>({
  key: 'records',
  label: 'Records',
  load: async () => (await import('./history/person-records.section.tsx')).PersonRecordsSection,
});
