import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { checkoutQueries } from '../checkout.queries.ts';

/** What follows each step of a payment: the order as it is now, here and in the lists. */
export function usePaid() {
  const cache = useQueryClient();
  return {
    onDone: (order: OrderReply) => cache.setQueryData(checkoutQueries.order(order.id).queryKey, order),
    invalidates: [checkoutQueries.all],
  };
}
