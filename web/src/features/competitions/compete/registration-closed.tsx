import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';

interface RegistrationClosedProps {
  competition: CompetitionReply;
  registration: RegistrationReply;
}

/** Nobody can register now: since when, or from when. */
export function RegistrationClosed({ competition, registration }: RegistrationClosedProps) {
  const { id, zone, organizer } = competition;
  const { state, opensAt, closesAt } = registration;
  const title = {
    closed: 'Online registration isn’t available',
    not_started: 'Registration hasn’t opened yet',
    paused: 'Registration is paused for now',
    ended: 'Registration has closed',
    open: 'Registration is open',
  }[state];
  const detail = {
    closed: `Ask the organizer, ${organizer.name}, for a spot.`,
    not_started: `It opens ${opensAt ? plannedTime(opensAt, zone) : 'once the competition is published'}.`,
    paused: 'Everyone who’s registered keeps their place. Come back later.',
    ended: `It closed ${closesAt ? plannedTime(closesAt, zone) : 'when the competition ended'}.`,
    open: '',
  }[state];
  return (
    <Panel>
      <EmptyState
        title={title}
        action={<ButtonLink to={urlOf('competitionDetail', { id })}>View competition</ButtonLink>}
      >
        {detail}
      </EmptyState>
    </Panel>
  );
}
