import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import { WaitingAction } from './waiting-action.tsx';

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
    <>
      <WaitingPlaces competition={competition} registration={registration} />
      <Panel>
        <EmptyState
          title={title}
          action={<ButtonLink to={urlOf('competitionDetail', { id })}>View competition</ButtonLink>}
        >
          {detail}
        </EmptyState>
      </Panel>
    </>
  );
}

/** Where the athlete is on the lists, which go on until the first day. */
function WaitingPlaces({ competition, registration }: RegistrationClosedProps) {
  const lists = competition.divisions.flatMap((division) => {
    const offer = registration.divisions.find(({ divisionId }) => divisionId === division.id);
    return offer?.waitingPlace ? [{ division, offer, number: offer.waitingPlace.number }] : [];
  });
  return lists.map(({ division, offer, number }) => (
    <Panel key={division.id} title={`Waiting list, ${division.name}`} padded>
      <Stack gap={12}>
        <p>{`You’re number ${numberText(number)}. If someone drops out before the first day, the place goes to the next on the list.`}</p>
        <Row>
          <WaitingAction competitionId={competition.id} division={division} offer={offer} />
        </Row>
      </Stack>
    </Panel>
  ));
}
