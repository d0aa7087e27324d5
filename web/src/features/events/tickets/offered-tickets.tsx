import type { OfferedTicketReply } from '@chalkline/contract/events/transfer.schema.ts';
import { declineTicket } from '@chalkline/contract/events/transfers.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { startText } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import { acceptOffer } from './accept-offer.ts';
import styles from './ticket-list.module.css';

const AcceptModal = lazyPart(async () => (await import('./accept-modal.tsx')).AcceptModal);

/** Tickets and passes that others offer to the person; nothing while there are none. */
export function OfferedTickets() {
  const { data } = useQuery(eventQueries.offered);
  if (!data || data.length === 0) return null;
  return (
    <Panel title="Offered to you">
      <ul className={styles.offers}>
        {data.map((offer) => (
          <OfferRow key={offer.id} offer={offer} />
        ))}
      </ul>
    </Panel>
  );
}

function OfferRow({ offer }: { offer: OfferedTicketReply }) {
  const { id: transferId, kind, giverName, typeName, asksPapers, event } = offer;
  const [answering, setAnswering] = useState(false);
  const [declining, setDeclining] = useState(false);
  const accept = useAction({
    send: (call) => acceptOffer(call, offer),
    done: `The ${kind} is yours`,
    failed: `Couldn’t accept the ${kind}`,
    invalidates: [eventQueries.all],
  });
  return (
    <li className={styles.given}>
      <p>
        <b>{event.name}</b>
        <small>{`${kind === 'pass' ? 'Next date: ' : ''}${startText(event.startsAt, event.zone)}, ${event.place}`}</small>
        <small>{`${typeName}, from ${giverName}`}</small>
      </p>
      <Row>
        <Button
          variant="main"
          size={48}
          busy={accept.busy}
          onClick={() => (asksPapers ? setAnswering(true) : accept.run())}
        >
          {`Accept ${kind}`}
        </Button>
        <Button size={48} onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </Row>
      {answering && <AcceptModal offer={offer} onClose={() => setAnswering(false)} />}
      {declining && (
        <ConfirmAction
          title={`Decline the ${kind} ${kind === 'pass' ? 'for' : 'to'} ${event.name}?`}
          confirm={`Decline ${kind}`}
          keep="Keep the offer"
          send={(call) => call(declineTicket, { params: { transferId } })}
          done={() => (kind === 'pass' ? 'Pass declined' : 'Ticket declined')}
          invalidates={[eventQueries.all]}
          onClose={() => setDeclining(false)}
        >
          <p>{`${giverName} keeps the ${kind} and can offer it to you again.`}</p>
        </ConfirmAction>
      )}
    </li>
  );
}
