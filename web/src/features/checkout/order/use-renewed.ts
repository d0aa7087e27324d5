import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { checkoutQueries } from '../checkout.queries.ts';

/** Goes on with the order that took the place of another one; the back button doesn't lead to the old one. */
export function useRenewed() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { athleteId } = useParams();
  return {
    /** `was`: what the old one cost, where a new price should be pointed out. */
    renewed: (order: OrderReply, was?: number) => {
      cache.setQueryData(checkoutQueries.order(order.id).queryKey, order);
      const address = athleteId
        ? urlOf('paymentIntent', { id: order.offerId, athleteId: order.id })
        : urlOf('order', { orderId: order.id });
      void navigate(address, { replace: true, state: was === undefined ? null : { was } });
    },
  };
}
