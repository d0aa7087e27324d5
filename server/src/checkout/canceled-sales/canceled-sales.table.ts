import { cancellationStates } from '@chalkline/contract/money/canceled-sales.schema.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { checkoutSchema } from '../checkout.table.ts';
import { orders } from '../orders/orders.table.ts';

/** Paid orders of something that was canceled, such as an event, each to be refunded once. */
export const canceledOrders = checkoutSchema.table(
  'canceled_orders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** What was left of it when it was canceled, in minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state', { enum: cancellationStates }).notNull(),
    /** The sentence of what stopped it; else empty. */
    why: text('why').notNull(),
  },
  (table) => [
    index('canceled_orders_waiting').on(table.orderId).where(sql`${table.state} = 'waiting'`),
    check('canceled_orders_state', oneOf(table.state, cancellationStates)),
  ],
);

export type CanceledOrderRow = typeof canceledOrders.$inferSelect;
