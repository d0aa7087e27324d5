import type { TeamScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { RankedStatus } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { teamScore } from './team-result.rules.ts';
import type { Cell } from './workout-ranking.rules.ts';

/** Teams that add up their members' results. */
export interface AddedTeams {
  readonly scoring: Exclude<TeamScoring, { by: 'team' }>;
  readonly members: readonly { readonly teamId: string; readonly memberId: string }[];
}

/** The cells of teams: the sum of their members' results, or of the best n. */
export function teamCells(
  teams: readonly { readonly id: string; readonly status: RankedStatus }[],
  scoreOfMember: ReadonlyMap<string, ScoreValue>,
  scoring: WorkoutScoring,
  { scoring: adding, members }: AddedTeams,
): Cell[] {
  const membersOf = Map.groupBy(members, ({ teamId }) => teamId);
  return teams.map(({ id, status }) => {
    if (status === 'out') return 'out';
    const cells = (membersOf.get(id) ?? []).map(
      ({ memberId }): Cell => scoreOfMember.get(memberId) ?? 'nothing',
    );
    return teamScore(cells, scoring, adding);
  });
}
