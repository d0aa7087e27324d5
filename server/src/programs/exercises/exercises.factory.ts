import { newExercise } from '@chalkline/contract/programs/exercise.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { createExercise } from './exercises.service.ts';
import type { ExerciseRow } from './exercises.table.ts';

/** One of this person’s exercises. */
export function exercise(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newExercise>> = {},
): Promise<ExerciseRow> {
  const usual = { name: 'North gate', description: 'Opens at seven.' };
  return createExercise(parts, viewer, newExercise.parse({ ...usual, ...sketch }));
}
