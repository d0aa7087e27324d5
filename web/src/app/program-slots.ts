import type { ClientSections } from '../features/coaching/clients/client-section.ts';
import { clientMessagesSection } from '../features/messages/messages.sections.ts';
import {
  clientDiarySection,
  clientWeightFigureSection,
  clientWeightSection,
} from '../features/nutrition/nutrition.sections.ts';
import { workoutEditorSection } from '../features/programs/editor.sections.ts';
import type { ProgramSections } from '../features/programs/train-section.ts';
import { versionChangesSection } from '../features/programs/workout.sections.ts';
import {
  clientAssignSection,
  clientFiguresSection,
  clientProgramsSection,
  clientTrainingSection,
  programClientsSection,
  startProgramSection,
  trainDaySection,
} from '../features/training/program.sections.ts';

/** What other features show of programs, and on the page of a client; loaded with those screens. */
export const programSections: ProgramSections = {
  train: trainDaySection,
  start: startProgramSection,
  clients: programClientsSection(versionChangesSection),
};

export const clientSections: ClientSections = {
  actions: [clientAssignSection],
  figures: [clientFiguresSection, clientWeightFigureSection],
  main: [
    clientProgramsSection({ changes: versionChangesSection, editor: workoutEditorSection }),
    clientTrainingSection,
  ],
  later: [clientDiarySection],
  side: [clientWeightSection, clientMessagesSection],
};
