import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramDay } from '@chalkline/contract/programs/program-tree.schema.ts';
import { screenSection } from '../../platform/screen-section.ts';
import type { ChangesSection, ClientSections } from './brought-sections.ts';
import type { StartedProgram } from './program/start-modal.tsx';

/** On the page of a client: their programs, which the trainer can adjust. */
export const clientProgramsSection = (brought: ClientSections) =>
  screenSection<{ client: { readonly coachingId: string; readonly name: string } }>({
    key: 'programs',
    label: 'Programs',
    load: async () => (await import('./requests/client-programs.section.tsx')).clientProgramsSection(brought),
  });

/** Where a program is built: moves clients to its new version. */
export const programClientsSection = (changes: ChangesSection) =>
  screenSection<{ program: { readonly id: string; readonly name: string } }>({
    key: 'clients',
    label: 'Clients',
    load: async () => (await import('./requests/program-clients.section.tsx')).programClientsSection(changes),
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
