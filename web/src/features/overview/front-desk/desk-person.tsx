import { addVisit, takeCash, undoVisit } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import type { VisitVerdict } from '@chalkline/contract/memberships/visit.schema.ts';
import { type DeskPersonReply, noShowDays } from '@chalkline/contract/overview/front-desk.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconCash, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Note } from '../../../ui/note.tsx';
import { timeNow } from '../../../ui/now.ts';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { calendarDayText, relativeTime } from '../../../ui/times.ts';
import { SectionTitle } from '../../../ui/titles.tsx';
import { CardPlan } from './card-plan.tsx';
import { moneyText, planText } from './desk-texts.ts';
import { DeskTicketLine } from './desk-ticket.tsx';
import type { Sold } from './desk-till.tsx';
import { DeskWaivers } from './desk-waivers.tsx';
import styles from './front-desk.module.css';
import { frontDeskQueries } from './front-desk.queries.ts';
import { SellPlan } from './sell-plan.tsx';

interface DeskPersonProps {
  personId: string;
  onSold: (sold: Sold) => void;
  onClose: () => void;
}

/** One person: plan, visits and tickets, with what is done at a desk. */
export function DeskPerson({ personId, onSold, onClose }: DeskPersonProps) {
  const query = useQuery(frontDeskQueries.person(personId));
  return (
    <Loaded query={query} failed="Couldn’t load this person" panel>
      {(person) => (
        <section className={styles.person} aria-label={person.name}>
          <header>
            <Avatar name={person.name} id={person.id} picture={person.photo} size={64} />
            <SectionTitle>{person.name}</SectionTitle>
            <IconButton label="Close" icon={<IconX size={18} />} onClick={onClose} />
          </header>
          {person.noShows > 0 && (
            <Note>{`${counted(person.noShows, ['no-show', 'no-shows'])} in ${noShowDays} days.`}</Note>
          )}
          <DeskWaivers person={person} />
          {person.memberships.map((held) => (
            <Plan key={held.membership.id} held={held} personId={personId} onSold={onSold} />
          ))}
          {person.memberships.length === 0 && person.tickets.length === 0 && (
            <Note>No plan and no ticket yet.</Note>
          )}
          {person.tickets.length > 0 && (
            <Panel title="Tickets">
              <ul className={styles.lines}>
                {person.tickets.map((ticket) => (
                  <DeskTicketLine key={ticket.ticketId} ticket={ticket} personName={person.name} />
                ))}
              </ul>
            </Panel>
          )}
          {person.can.addPlan && <SellPlan person={person} onSold={onSold} />}
        </section>
      )}
    </Loaded>
  );
}

const verdicts: Readonly<Record<VisitVerdict, readonly [tone: 'good' | 'warn' | 'bad', text: string]>> = {
  in: ['good', 'Checked in.'],
  again: ['warn', 'Already checked in a moment ago.'],
  due: ['warn', 'Checked in. The payment is due.'],
  unpaid: ['bad', 'Not let in: the plan isn’t paid.'],
  frozen: ['bad', 'Not let in: the plan is frozen.'],
  over: ['bad', 'Not let in: the plan is over.'],
};

interface PlanProps extends Pick<DeskPersonProps, 'personId' | 'onSold'> {
  held: DeskPersonReply['memberships'][number];
}

function Plan({ held: { membership, visits }, personId, onSold }: PlanProps) {
  const { id, plan, planId, price, currency, can, next, person } = membership;
  const [asks, setAsks] = useState(false);
  const invalidates = [frontDeskQueries.all, ['memberships'], ['overview', 'desk']];
  const visit = useAction({
    send: (call) => call(addVisit, { body: { membershipId: id } }),
    failed: `Couldn’t check ${person.name} in`,
    invalidates,
  });
  const undo = useAction({
    send: (call, visitId: string) => call(undoVisit, { params: { visitId } }),
    failed: 'Couldn’t undo the check-in',
    done: 'Check-in undone',
    invalidates,
    onDone: visit.reset,
  });
  const { undoable } = visits;
  const seen = [
    visits.last && `last here ${relativeTime(visits.last, timeNow())}`,
    `${counted(visits.recent, ['visit', 'visits'])} in 30 days`,
  ].filter(Boolean);
  // Paid since: the check-in stays, its warning doesn't.
  const isPaidSince = visit.answer?.verdict === 'due' && membership.state !== 'due';
  const verdict = visit.answer && verdicts[isPaidSince ? 'in' : visit.answer.verdict];
  return (
    <Panel title={plan} padded>
      <Stack gap={12}>
        <p className={styles.state} data-state={membership.state}>
          <b>{planText(membership)}</b>, {seen.join(', ')}
        </p>
        {verdict && (
          <Note tone={verdict[0]} announced>
            {verdict[1]}
          </Note>
        )}
        <Row>
          <Button variant="main" size={64} busy={visit.busy} onClick={() => visit.run()}>
            Check in
          </Button>
          {can.takeCash && (
            <Button size={64} icon={<IconCash size={20} aria-hidden="true" />} onClick={() => setAsks(true)}>
              {price === 0 ? 'Renew' : `Take ${moneyText(price, currency)}`}
            </Button>
          )}
          {can.takeCash && price > 0 && (
            <CardPlan planId={planId} planName={plan} personId={personId} onSold={onSold} />
          )}
          {undoable && (
            <Button size={64} busy={undo.busy} onClick={() => undo.run(undoable)}>
              Undo check-in
            </Button>
          )}
          <ButtonLink size={64} to={urlOf('clientMemberships', {}, { membership: id })}>
            Membership
          </ButtonLink>
        </Row>
      </Stack>
      {asks && (
        <ConfirmAction
          title={price === 0 ? `Renew ${plan}?` : `Take ${moneyText(price, currency)} in cash?`}
          confirm={price === 0 ? 'Renew' : `Take ${moneyText(price, currency)}`}
          keep="Not now"
          send={(call) => call(takeCash, { params: { membershipId: id }, body: { startsOn: next.startsOn } })}
          done={price === 0 ? 'Membership renewed' : 'Payment recorded'}
          invalidates={invalidates}
          onClose={() => setAsks(false)}
        >
          <p>{`Pays ${plan} of ${person.name} from ${calendarDayText(next.startsOn)} to ${calendarDayText(next.endsOn)}.`}</p>
        </ConfirmAction>
      )}
    </Panel>
  );
}
