import type { TeamScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';

/** Whether the results of such a division are made of members' results. */
export function isAddedUp(teams: TeamScoring | null | undefined): boolean {
  return teams !== null && teams !== undefined && teams.by !== 'team';
}
