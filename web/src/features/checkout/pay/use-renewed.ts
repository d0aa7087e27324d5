import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { checkoutQueries } from '../checkout.queries.ts';
import { paymentAddress } from '../room/order-address.ts';

/** Goes on with the order that took the place of another one; the back button doesn't lead to the old one. */
export function useRenewed() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return {
    /** `was`: what the old one cost, where a new price should be pointed out. */
    renewed: (order: OrderReply, was?: number) => {
      cache.setQueryData(checkoutQueries.order(order.id).queryKey, order);
      void navigate(paymentAddress(order), { replace: true, state: was === undefined ? null : { was } });
    },
  };
}
