import type { TeamScoring } from './competition-scoring.schema.ts';

/** Whether a division adds up its members' results: its teams have no scores and no lanes of their own. */
export function isAddedUp(teams: TeamScoring | null | undefined): boolean {
  return teams !== null && teams !== undefined && teams.by !== 'team';
}
