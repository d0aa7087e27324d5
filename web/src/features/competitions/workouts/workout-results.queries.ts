import { findOnBoard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { pagedQueryOf } from '../../../patterns/paged-query.ts';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';
import { resultsOf, type WorkoutResult } from './results-of.ts';

interface ResultsAsked {
  readonly competitionId: string;
  readonly divisionId: string;
  readonly workoutId: string;
}

/** The results of a division in one workout, best first, a page at a time. */
export function workoutResults({ competitionId, divisionId, workoutId }: ResultsAsked) {
  const key = [...competitionQueries.all, 'workout-results', competitionId, divisionId, workoutId];
  return pagedQueryOf<WorkoutResult>(key, async (cursor, signal) => {
    const query = { divisionId, workoutId, ...(cursor && { cursor }) };
    const { data, next } = await call(findOnBoard, { params: { competitionId }, query }, { signal });
    const at = data.head.workouts.findIndex(({ id }) => id === workoutId);
    const results = resultsOf(data.rows, at);
    // Athletes without a result come last: after the first of them there is nothing more to read.
    return { data: results, next: results.length === data.rows.length ? (next ?? null) : null };
  });
}
