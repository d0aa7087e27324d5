import type { ProgramExerciseFacts, ProgramReply } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramDay } from '@chalkline/contract/programs/program-tree.schema.ts';
import type { ScreenSection } from '../../platform/screen-section.ts';

/** What starts the whole program. */
export type StartSection = ScreenSection<{
  program: Pick<
    ProgramReply,
    'id' | 'name' | 'coach' | 'isMine' | 'isLocked' | 'number_of_weeks' | 'number_of_workouts'
  >;
}>;

/** What starts a workout of a program; the training log brings it. */
export type TrainSection = ScreenSection<{
  day: ProgramDay;
  exercises: readonly ProgramExerciseFacts[];
}>;

/** Clients who train by an earlier version of a program that is built. */
export type ClientsSection = ScreenSection<{ program: { readonly id: string; readonly name: string } }>;

/** What other features show of programs. */
export interface ProgramSections {
  /** What starts a workout, below it. */
  readonly train: TrainSection;
  /** What starts the program, beside it. */
  readonly start: StartSection;
  /** Where it is built: moves clients to its new version. */
  readonly clients: ClientsSection;
}
