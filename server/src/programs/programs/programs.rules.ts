import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import { exerciseIds } from '@chalkline/contract/programs/program-tree.rules.ts';
import type { ProgramTree } from '@chalkline/contract/programs/program-tree.schema.ts';

/** The different exercises of a program, in the order in which they come first. */
export function exercisesOf({ weeks }: ProgramTree): string[] {
  return [...new Set(weeks.flatMap(({ days }) => days.flatMap(exerciseIds)))];
}

/** What a program keeps of an exercise. */
export function factsOf({ mine, ...facts }: ExerciseReply): ProgramExerciseFacts {
  return { ...facts, isOfLibrary: mine === null };
}

export function equipmentOf(exercises: readonly ProgramExerciseFacts[]): ProgramExerciseFacts['equipment'] {
  return [...new Set(exercises.flatMap(({ equipment }) => equipment))].toSorted();
}
