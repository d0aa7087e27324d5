import { withdrawPassOffer } from '@chalkline/contract/events/pass-transfers.endpoints.ts';
import { withdrawTicketOffer } from '@chalkline/contract/events/transfers.endpoints.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { eventQueries } from '../events.queries.ts';
import styles from './ticket-list.module.css';

type OfferLineProps = ({ ticketId: string } | { passId: string }) & { email: string };

/** Says whom a ticket or a pass is offered to, and takes the offer back. */
export function OfferLine(props: OfferLineProps) {
  const withdraw = useAction({
    send: async (call) => {
      if ('passId' in props) await call(withdrawPassOffer, { params: { passId: props.passId } });
      else await call(withdrawTicketOffer, { params: { ticketId: props.ticketId } });
    },
    done: 'Offer withdrawn',
    failed: 'Couldn’t withdraw the offer',
    invalidates: [eventQueries.all],
  });
  return (
    <div className={styles.offer}>
      <p>
        Offered to <b>{props.email}</b>. It stays yours until they accept.
      </p>
      <Button size={48} busy={withdraw.busy} onClick={() => withdraw.run()}>
        Withdraw offer
      </Button>
    </div>
  );
}
