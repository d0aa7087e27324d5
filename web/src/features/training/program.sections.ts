import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramDay } from '@chalkline/contract/programs/program-tree.schema.ts';
import { screenSection } from '../../platform/screen-section.ts';
import type { ChangesSection, ClientSections } from './brought-sections.ts';
import type { StartedProgram } from './program/start-modal.tsx';

interface Client {
  client: { readonly coachingId: string; readonly personId: string; readonly name: string };
}

/** On the page of a client: their programs, which the trainer can adjust. */
export const clientProgramsSection = (brought: ClientSections) =>
  screenSection<Client>({
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
export const clientTrainingSection = screenSection<Client>({
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

/** Beside the name of a client: gives them a program. */
export const clientAssignSection = screenSection<Client>({
  key: 'assign',
  label: 'Assign a program',
  load: async () => (await import('./client/assign.section.tsx')).AssignSection,
});

/** On the page of a client: adherence, the last workout and their best lift. */
export const clientFiguresSection = screenSection<Client>({
  key: 'training figures',
  label: 'Training',
  load: async () => (await import('./client/figures.section.tsx')).ClientFiguresSection,
});
