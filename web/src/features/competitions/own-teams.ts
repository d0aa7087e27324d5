import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';

interface OwnTeam {
  readonly entryId: string;
  readonly divisionId: string;
  /** Its name. */
  readonly division: string;
}

/** The teams that the viewer is on. */
export function ownTeams({ divisions }: CompetitionReply, registration: RegistrationReply): OwnTeam[] {
  return registration.divisions.flatMap(({ entryId, divisionId }) => {
    const division = divisions.find(({ id, teamSize }) => id === divisionId && teamSize > 1);
    return entryId !== null && division ? [{ entryId, divisionId, division: division.name }] : [];
  });
}
