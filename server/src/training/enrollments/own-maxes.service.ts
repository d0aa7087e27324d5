import type { NewTrainingMax, TrainingMaxReply } from '@chalkline/contract/training/training-max.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { getExercise } from '../../programs/exercises/exercises.service.ts';
import { setMaxOf } from '../maxes/maxes.service.ts';
import { isTrainedWith } from './enrollments.repository.ts';

/**
 * Sets a training max from a day on, also of an exercise of a coach that the viewer did or has in a program. Throws 404 for
 * one that isn't theirs to see, and 422 for a day too far off.
 */
export async function setMax(
  parts: Parts,
  viewer: Viewer,
  exerciseId: string,
  wanted: NewTrainingMax,
): Promise<TrainingMaxReply> {
  const { personId } = viewer;
  const isKnown = await isTrainedWith(parts.database.sql, personId, exerciseId);
  if (!isKnown) await getExercise(parts, viewer, exerciseId);
  return parts.database.transaction((tx) => setMaxOf(parts, tx, personId, exerciseId, wanted));
}
