import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramDay } from '@chalkline/contract/programs/program-tree.schema.ts';
import type { WorkoutChangeReply } from '@chalkline/contract/programs/version-change.schema.ts';
import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import type { ScreenSection } from '../../platform/screen-section.ts';

/** What answers questions about training; the assistant brings it. */
export type AskSection = ScreenSection<{
  unit: WeightUnit;
  /** Where workouts of the log are shown. */
  history: string;
  /** `scheduledId`: the planned workout of a running program that it is. */
  onStart: (name: string, plan: Plan, scheduledId: string | null) => void;
}>;

/** What the person did on each day, all in one; the agenda brings it. */
export type LogSection = ScreenSection<{
  unit: WeightUnit;
  /** Where workouts of the log are shown. */
  history: string;
  program: string;
  diary: 'trackDiet' | 'mobileTrackDiet';
}>;

/** What a newer version of a program asks for differently; the programs bring it. */
export type ChangesSection = ScreenSection<{ changes: readonly WorkoutChangeReply[] }>;

/** Edits one workout of a program; the programs bring it. */
export type EditorSection = ScreenSection<{
  day: ProgramDay;
  exercises: readonly ProgramExerciseFacts[];
  onChange: (change: (now: ProgramDay) => ProgramDay) => void;
}>;

/** What other features bring to the page of a client. */
export interface ClientSections {
  readonly changes: ChangesSection;
  readonly editor: EditorSection;
}

/** What other features bring to training. */
export interface TrainingSections {
  readonly ask: AskSection;
  readonly log: LogSection;
  readonly changes: ChangesSection;
}
