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
