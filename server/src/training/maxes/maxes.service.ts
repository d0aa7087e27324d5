import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import type { NewTrainingMax, TrainingMaxReply } from '@chalkline/contract/training/training-max.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { getExercise } from '../../programs/exercises/exercises.service.ts';
import { maxDayOutOfRange } from './maxes.errors.ts';
import { dropOldest, findMaxes, putMax } from './maxes.repository.ts';

/** A week, and a day for those whose zone is ahead or behind. */
const daysBack = 8;
const daysAhead = 367;
/** Of one exercise. */
const mostKept = 50;

/** What a person's shares of the maximum are of: by exercise, the earliest first. */
export async function readMaxes(parts: Parts, personId: string): Promise<TrainingMaxReply[]> {
  const rows = await findMaxes(parts.database.sql, personId);
  return rows.map(({ exerciseId, grams, startsOn }) => ({ exerciseId, grams, startsOn }));
}

/** Sets one from a day on. Throws 404 for an exercise that isn't the viewer's to see, and 422 for a day too far off. */
export async function setMax(
  parts: Parts,
  viewer: Viewer,
  exerciseId: string,
  { grams, startsOn }: NewTrainingMax,
): Promise<TrainingMaxReply> {
  const setAt = parts.clock.now();
  const today = setAt.toISOString().slice(0, 10);
  if (startsOn < dayAfter(today, -daysBack) || startsOn > dayAfter(today, daysAhead))
    throw maxDayOutOfRange();
  const { id } = await getExercise(parts, viewer, exerciseId);
  const { personId } = viewer;
  await parts.database.transaction(async (tx) => {
    await putMax(tx.sql, { personId, exerciseId: id, startsOn, grams, setAt });
    await dropOldest(tx.sql, { personId, exerciseId: id }, mostKept);
  });
  return { exerciseId: id, grams, startsOn };
}
