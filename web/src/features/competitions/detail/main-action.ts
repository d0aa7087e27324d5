import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';

interface MainAction {
  readonly label: string;
  readonly to: string;
}

/**
 * What comes next for this person on the competition's page; null where nothing does. Never the board while nobody is
 * on it. `known`: screens that are built.
 */
export function mainAction(
  competition: CompetitionReply,
  known: ReadonlySet<string>,
  registration?: RegistrationReply,
): MainAction | null {
  return (
    (known.has(addresses.competitionDashboard) && ofStaff(competition)) ||
    ofAthletes(competition, registration) ||
    ofEverybody(competition)
  );
}

/** Registering, unless they are in every division that would take them. */
function ofAthletes(
  { id, state }: CompetitionReply,
  registration: RegistrationReply | undefined,
): MainAction | null {
  if (registration?.state !== 'open' || state !== 'published') return null;
  const isIn = registration.divisions.some(({ entryId }) => entryId !== null);
  const held = registration.divisions.some(({ order }) => order !== null);
  if (isIn && !held) return null;
  return { label: held ? 'Finish registering' : 'Register', to: urlOf('compete', { id }) };
}

function ofStaff({ id, state, can, entryCount }: CompetitionReply): MainAction | null {
  const room = (part: string) => urlOf('competitionDashboard', { id }, { part });
  if (state === 'draft' && can.edit) {
    return { label: 'Continue setup', to: urlOf('createCompetition', {}, { id, step: 'open' }) };
  }
  if ((state === 'published' || state === 'live') && entryCount === 0 && can.manageEntries) {
    return { label: 'Add athletes', to: room('entries') };
  }
  if (state === 'live' && can.recordScores) return { label: 'Enter scores', to: room('scores') };
  return null;
}

function ofEverybody({ id, state, entryCount }: CompetitionReply): MainAction | null {
  if (entryCount === 0 || state === 'draft' || state === 'canceled') return null;
  if (state === 'published') {
    return { label: 'See athletes', to: urlOf('competitionDetail', { id }, { tab: 'athletes' }) };
  }
  return {
    label: state === 'live' ? 'Watch leaderboard' : 'See results',
    to: urlOf('leaderboard', { id }),
  };
}
