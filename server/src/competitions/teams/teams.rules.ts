import type { TeamScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';

/** Whether such a division adds up its members' results. */
export function isAddedUp(teams: TeamScoring | null | undefined): boolean {
  return teams !== null && teams !== undefined && teams.by !== 'team';
}
