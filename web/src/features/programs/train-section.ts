import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramDay } from '@chalkline/contract/programs/program-tree.schema.ts';
import type { ScreenSection } from '../../platform/screen-section.ts';

/** What starts a workout of a program; the training log brings it. */
export type TrainSection = ScreenSection<{
  day: ProgramDay;
  exercises: readonly ProgramExerciseFacts[];
}>;
