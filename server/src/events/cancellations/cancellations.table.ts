import { cancellationStates } from '@chalkline/contract/events/cancellation.schema.ts';
import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { bigint, check, index, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../../checkout/orders/orders.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { eventsSchema } from '../events.table.ts';

/** Orders of a canceled event, each to be refunded once. */
export const canceledOrders = eventsSchema.table(
  'canceled_orders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    /** What was left of it when the event was canceled, in minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state', { enum: cancellationStates }).notNull(),
    /** The code of what stopped it; else empty. */
    why: text('why').notNull(),
  },
  (table) => [
    index('canceled_orders_of_event').on(table.groupId, table.state),
    check('canceled_orders_state', oneOf(table.state, cancellationStates)),
    check('canceled_orders_currency', oneOf(table.currency, currencyCodes)),
  ],
);

export type CanceledOrderRow = typeof canceledOrders.$inferSelect;
