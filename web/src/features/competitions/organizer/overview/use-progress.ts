import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useQueries } from '@tanstack/react-query';
import { type DivisionProgress, organizerQueries } from '../organizer.queries.ts';

export interface Progress {
  /** By workout id: of `expected` active entries a score has come in. */
  readonly scoresIn: Readonly<Record<string, number>>;
  readonly expected: number;
  readonly lastScoreAt: string | null;
}

const liveRefreshMs = 20_000;

/** How far the scoring is over all divisions; undefined until every board has come. */
export function useProgress({ id, divisions, state }: CompetitionReply): Progress | undefined {
  return useQueries({
    queries: divisions.map((division) => ({
      ...organizerQueries.progress(id, division.id),
      refetchInterval: state === 'live' ? liveRefreshMs : (false as const),
    })),
    combine: (results) => {
      const parts = results.flatMap(({ data }) => (data ? [data] : []));
      return parts.length === results.length ? sumUp(parts) : undefined;
    },
  });
}

function sumUp(divisions: readonly DivisionProgress[]): Progress {
  const scoresIn: Record<string, number> = {};
  let expected = 0;
  let lastScoreAt: string | null = null;
  for (const division of divisions) {
    expected += division.active;
    if (division.lastScoreAt !== null && division.lastScoreAt > (lastScoreAt ?? '')) {
      lastScoreAt = division.lastScoreAt;
    }
    for (const [workoutId, count] of Object.entries(division.scoresIn)) {
      scoresIn[workoutId] = (scoresIn[workoutId] ?? 0) + count;
    }
  }
  return { scoresIn, expected, lastScoreAt };
}
