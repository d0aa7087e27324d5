import { type ExerciseReply, newExercise } from '@chalkline/contract/programs/exercise.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { createExercise } from './exercises.service.ts';

/** One of this person’s exercises. */
export function exercise(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newExercise>> = {},
): Promise<ExerciseReply> {
  const usual = {
    name: 'Sandbag carry',
    measure: 'distance',
    primary: ['glutes'],
    steps: 'Pick it up.\nWalk.',
  };
  return createExercise(parts, viewer, newExercise.parse({ ...usual, ...sketch }));
}
