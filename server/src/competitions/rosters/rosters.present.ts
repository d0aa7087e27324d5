import type { RosterSummary } from '@chalkline/contract/competitions/roster.schema.ts';
import type { ListedTeam } from './rosters.service.ts';

export function presentTeam({ hidden: _, ...team }: ListedTeam): RosterSummary {
  return team;
}
