import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import type { NewTrainingMax, TrainingMaxReply } from '@chalkline/contract/training/training-max.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
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

/** Sets one from a day on, of an exercise that the person may set one of. Throws 422 for a day too far off. */
export async function setMaxOf(
  parts: Parts,
  tx: Transaction,
  personId: string,
  exerciseId: string,
  { grams, startsOn }: NewTrainingMax,
): Promise<TrainingMaxReply> {
  const setAt = parts.clock.now();
  const today = setAt.toISOString().slice(0, 10);
  if (startsOn < dayAfter(today, -daysBack) || startsOn > dayAfter(today, daysAhead))
    throw maxDayOutOfRange();
  await putMax(tx.sql, { personId, exerciseId, startsOn, grams, setAt });
  await dropOldest(tx.sql, { personId, exerciseId }, mostKept);
  return { exerciseId, grams, startsOn };
}
