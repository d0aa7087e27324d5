import { z } from 'zod';
import { currencyField } from './money.schema.ts';

/** `waiting`: its refund is about to be made. `failed`: by hand, such as while a dispute is open. */
export const cancellationStates = ['waiting', 'done', 'failed'] as const;
export type CancellationState = (typeof cancellationStates)[number];

/** What canceling something that is sold refunds, or how far its refunds are. */
export const canceledSales = z.object({
  /** What would go back, or what was to go back, by currency. */
  sums: z.array(z.object({ currency: currencyField, orders: z.int(), amount: z.int() })),
  /** Orders that aren’t paid: they end, and their places are released. */
  unpaid: z.int(),
  /** Once it is canceled: its orders, by what became of their refunds. */
  orders: z.object({ waiting: z.int(), done: z.int(), cash: z.int(), failed: z.int() }),
  /** At most 100 of those that were paid in cash and whose money somebody at the desk still has to give back. */
  cash: z.array(
    z.object({ orderId: z.string(), buyerName: z.string(), currency: currencyField, amount: z.int() }),
  ),
  /** At most 100 of those that failed. */
  failed: z.array(z.object({ orderId: z.string(), buyerName: z.string(), why: z.string() })),
});
export type CanceledSales = z.output<typeof canceledSales>;
