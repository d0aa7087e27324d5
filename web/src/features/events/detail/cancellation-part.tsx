import type { CancellationReply } from '@chalkline/contract/events/cancellation.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { counted } from '../../../ui/counted.ts';
import { numberText } from '../../../ui/locale.ts';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import text from '../../../ui/text.module.css';
import { moneyText } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';

/** That an event is canceled, and why. Nothing for one that takes place. */
export function CanceledNote({ event }: { event: EventReply }) {
  if (!event.canceled) return null;
  return (
    <Note tone="bad">
      <b>This event is canceled.</b> {plannedTime(event.canceled.at, event.zone)}
      <p>{event.canceled.reason}</p>
      <p>Tickets are void. What was paid goes back to the buyers.</p>
    </Note>
  );
}

/** "€425.00 and $50.00"; "nothing" where all tickets were free. */
export function sumsText({ sums }: Pick<CancellationReply, 'sums'>): string {
  const paid = sums.filter(({ amount }) => amount > 0);
  return paid.length === 0
    ? 'nothing'
    : paid.map(({ amount, currency }) => moneyText(amount, currency)).join(' and ');
}

/** How the refunds of a canceled event are getting on, for who runs it. */
export function CancellationReport({ group }: { group: GroupReply }) {
  const query = useQuery({
    ...eventQueries.cancellation(group.id),
    refetchInterval: ({ state }) => (state.data && state.data.orders.waiting > 0 ? 5000 : false),
  });
  return (
    <Panel title="Refunds" padded>
      <Loaded query={query} failed="Couldn’t load the refunds">
        {(cancellation) => {
          const { waiting, done, failed } = cancellation.orders;
          return (
            <Stack gap={12}>
              <p>{`${counted(waiting + done + failed, ['order', 'orders'])}, ${sumsText(cancellation)} to refund.`}</p>
              <ul>
                <li>{`${numberText(done)} refunded`}</li>
                {waiting > 0 && <li>{`${numberText(waiting)} to be refunded within minutes`}</li>}
                {failed > 0 && <li>{`${numberText(failed)} you need to look at`}</li>}
              </ul>
              {cancellation.failed.map(({ orderId, buyerName, why }) => (
                <p key={orderId}>
                  <Link className={text.link} to={urlOf('sale', { orderId })}>
                    {buyerName}
                  </Link>
                  {`: ${why}`}
                </p>
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Panel>
  );
}
