import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { checkoutQueries } from '../checkout.queries.ts';
import { orderIdOf } from '../order/order-address.ts';

/** Begins to read the order; the screen doesn't wait for it. */
export function loadOrder({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(checkoutQueries.order(orderIdOf(params)));
  return null;
}
