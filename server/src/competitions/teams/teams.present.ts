import type { TeamReply } from '@chalkline/contract/competitions/team.schema.ts';
import type { Team } from './teams.service.ts';

export function presentTeam({ members }: Team): TeamReply {
  return {
    members: members.map(({ entryId, name, bib, divisionId }) => ({ entryId, name, bib, divisionId })),
  };
}
