import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { getOrder, listOrders, settleOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import type { RefundState } from '@chalkline/contract/money/money.lifecycles.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const undecidedMs = 2500;
const undecided: readonly RefundState[] = ['asked', 'sent', 'pending'];
const openMs = 15_000;

/** Every key of the feature. */
export const checkoutQueries = {
  all: ['checkout'] as const,

  /** Read again while it's open: another tab, the provider or the clock may move it. */
  order: (orderId: string) =>
    queryOptions({
      queryKey: [...checkoutQueries.all, 'order', orderId],
      queryFn: ({ signal }) => readOrder(orderId, signal),
      staleTime: 0,
      refetchInterval: ({ state }) => intervalOf(state.data),
    }),

  mine: (search: string) =>
    pagedQuery([...checkoutQueries.all, 'mine', search], listOrders, { query: { search } }),
};

/** An order whose payment is under way is asked for at the provider: it may have been decided without us. */
async function readOrder(orderId: string, signal: AbortSignal): Promise<OrderReply> {
  const params = { orderId };
  const { data: order } = await call(getOrder, { params }, { signal });
  if (!order.can.pay || order.payment === null) return order;
  return (await call(settleOrder, { params }, { signal })).data;
}

function intervalOf(order: OrderReply | undefined): number | false {
  if (!order) return false;
  if (order.state === 'processing') return undecidedMs;
  if (order.refunds.some(({ state, isCash }) => !isCash && undecided.includes(state))) return undecidedMs;
  return order.can.pay ? openMs : false;
}
