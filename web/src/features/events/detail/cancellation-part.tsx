import { retryEventRefunds } from '@chalkline/contract/events/cancellation.endpoints.ts';
import type { CancellationReply } from '@chalkline/contract/events/cancellation.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CanceledReport, untilRefunded } from '../../../patterns/canceled-sales.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { localeNow, numberText } from '../../../ui/locale.ts';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import text from '../../../ui/text.module.css';
import { eventQueries } from '../events.queries.ts';

/** That an event is canceled, and why. Nothing for one that takes place. */
export function CanceledNote({ event }: { event: EventReply }) {
  if (!event.canceled) return null;
  return (
    <Note tone="bad">
      <b>This event is canceled.</b> {plannedTime(event.canceled.at, event.zone)}
      <p>{event.canceled.reason}</p>
      <p>Tickets are void. What was paid goes back to the buyers.</p>
      {event.series && (
        <p>Passes stay valid for other dates. The organizer decides what goes back for them.</p>
      )}
    </Note>
  );
}

/** How the refunds of a canceled event are getting on, for who runs it. */
export function CancellationReport({ group: { id } }: { group: GroupReply }) {
  const query = useQuery({
    ...eventQueries.cancellation(id),
    refetchInterval: ({ state }) => untilRefunded(state.data),
  });
  return (
    <Panel title="Refunds" padded>
      <Loaded query={query} failed="Couldn’t load the refunds">
        {(sales) => (
          <>
            {(sales.passOrders === 0 || sales.sums.length > 0) && (
              <CanceledReport
                sales={sales}
                retry={{
                  send: (call) => call(retryEventRefunds, { params: { eventId: id } }),
                  invalidates: [eventQueries.cancellation(id).queryKey],
                }}
              />
            )}
            {sales.passOrders > 0 && <UndecidedPasses sales={sales} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Orders of passes that aren’t refunded on their own, each with the page where an amount goes back. */
function UndecidedPasses({ sales: { passOrders, passes } }: { sales: CancellationReply }) {
  return (
    <>
      <h3>Passes</h3>
      <p>
        These buyers have passes for other dates too, or came with them before. Open an order to refund an
        amount.
      </p>
      <ul>
        {passes.map(({ orderId, buyerName, currency, refunded }) => (
          <li key={orderId}>
            <Link className={text.link} to={urlOf('sale', { orderId })}>
              {buyerName}
            </Link>
            {refunded > 0 && ` · ${showMoney(refunded, currency, localeNow())} refunded`}
          </li>
        ))}
      </ul>
      {passOrders > passes.length && <p>{`And ${numberText(passOrders - passes.length)} more`}</p>}
    </>
  );
}
