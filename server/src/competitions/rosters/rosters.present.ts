import type { RosterSummary } from '@chalkline/contract/competitions/roster.schema.ts';
import type { TeamFound } from './rosters.repository.ts';

export function presentTeam({ hidden: _, ...team }: TeamFound): RosterSummary {
  return team;
}
