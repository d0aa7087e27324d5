import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { organizerQueries } from '../organizer.queries.ts';

/** How many scores are in, of how many expected. */
export interface InOf {
  readonly scores: number;
  readonly entries: number;
}

const liveRefreshMs = 20_000;

/** How many scores are in, per workout and division; undefined until loaded. */
export function useScoreCounts({ id, state }: CompetitionReply): readonly ScoreCount[] | undefined {
  const { data } = useQuery({
    ...organizerQueries.counts(id),
    refetchInterval: state === 'live' ? liveRefreshMs : false,
  });
  return data;
}

/** The sum of the matching counts. */
export function sumOf(
  counts: readonly ScoreCount[],
  fits: (count: ScoreCount) => boolean = () => true,
): InOf {
  const sum = { scores: 0, entries: 0 };
  for (const count of counts) {
    if (!fits(count)) continue;
    sum.scores += count.scores;
    sum.entries += count.entries;
  }
  return sum;
}
