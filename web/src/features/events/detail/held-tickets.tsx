import { cancelOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { HeldOrders } from '../../../patterns/held-orders.tsx';
import { useIsBuyer } from '../../../platform/is-buyer.ts';
import { groupQueries } from '../../groups/groups.queries.ts';
import { eventQueries } from '../events.queries.ts';
import styles from './ticket-choice.module.css';

const texts = {
  tickets: { held: 'Your tickets are', released: 'Tickets released', release: 'Release the tickets' },
  pass: { held: 'Your pass is', released: 'Pass released', release: 'Release the pass' },
} as const;

/** Tickets to an event, or passes to a series, that are held for the viewer until they pay. */
export function HeldTickets({ offerId, what }: { offerId: string; what: keyof typeof texts }) {
  const isBuyer = useIsBuyer();
  const { data } = useQuery({ ...eventQueries.heldOrders(offerId), enabled: isBuyer });
  if (!data || data.length === 0) return null;
  const { held, ...words } = texts[what];
  return (
    <div className={styles.none}>
      <HeldOrders
        orders={data.map(({ id, holdUntil }) => ({
          id,
          holdUntil,
          held,
          payTo: urlOf('eventPaymentIntent', { id }),
        }))}
        {...words}
        cancel={(call, orderId) => call(cancelOrder, { params: { orderId } })}
        invalidates={[groupQueries.all]}
      />
    </div>
  );
}
