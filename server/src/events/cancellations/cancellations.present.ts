import type { CancellationReply, CancellationState } from '@chalkline/contract/events/cancellation.schema.ts';
import type { Cancellation } from './cancellations.service.ts';

export function presentCancellation({
  canceledAt,
  reason,
  dates,
  tickets,
  sums,
  failed,
}: Cancellation): CancellationReply {
  const count = (state: CancellationState) =>
    sums.reduce((total, one) => total + (canceledAt && one.state === state ? one.orders : 0), 0);
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency);
  return {
    canceledAt: canceledAt?.toISOString() ?? null,
    reason,
    dates,
    tickets,
    sums: [...byCurrency].map(([currency, rows]) => ({
      currency,
      orders: rows.reduce((total, { orders }) => total + orders, 0),
      amount: rows.reduce((total, { amount }) => total + amount, 0),
    })),
    orders: { waiting: count('waiting'), done: count('done'), failed: count('failed') },
    failed: failed.map(({ orderId, buyerName, why }) => ({ orderId, buyerName, why })),
  };
}
