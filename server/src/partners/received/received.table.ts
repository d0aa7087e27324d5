import { type ReceivedState, receivedStates } from '@chalkline/contract/partners/delivery.schema.ts';
import { type Canceler, cancelers } from '@chalkline/contract/partners/order-cancellation.schema.ts';
import type { PostalAddress } from '@chalkline/contract/partners/postal-address.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { orderLines, orders } from '../../checkout/orders/orders.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { partners } from '../partners/partners.table.ts';
import { partnersSchema } from '../partners.table.ts';
import { variants } from '../products/products.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Paid orders on their way from a partner to their buyer. What was paid is the checkout's. */
export const receivedOrders = partnersSchema.table(
  'received_orders',
  {
    /** Of the order. */
    id: uuid('id')
      .primaryKey()
      .references(() => orders.id),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** null: they deleted their account. */
    personId: uuid('person_id').references(() => people.id),
    state: text('state').$type<ReceivedState>().notNull(),
    /** null: nothing is delivered, or it was erased. */
    address: jsonb('address').$type<PostalAddress>(),
    placedAt: moment('placed_at').notNull(),
    acceptedAt: moment('accepted_at'),
    packedAt: moment('packed_at'),
    /** Days after arrival for a return, as when it was bought; null: none were offered. */
    returnDays: integer('return_days'),
    /** Who canceled it as a whole; null: nobody, or it ended by refunds alone. */
    canceledBy: text('canceled_by').$type<Canceler>(),
    /** What the partner gave as its reason; empty for a buyer. */
    cancelReason: text('cancel_reason'),
  },
  (table) => [
    index('received_orders_listed').on(table.partnerId, table.state, table.placedAt, table.id),
    index('received_orders_of_person').on(table.personId).where(sql`${table.personId} is not null`),
    check('received_orders_state', oneOf(table.state, receivedStates)),
    check('received_orders_canceled_by', oneOf(table.canceledBy, cancelers)),
    check(
      'received_orders_cancellation',
      sql`(${table.canceledBy} is null) = (${table.cancelReason} is null)`,
    ),
  ],
);

/** What is to be sent, one line for each variant. */
export const receivedLines = partnersSchema.table(
  'received_lines',
  {
    /** Of the order's line. */
    id: uuid('id')
      .primaryKey()
      .references(() => orderLines.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => receivedOrders.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    shipped: integer('shipped').notNull(),
    /** Given up before they left. */
    canceled: integer('canceled').notNull(),
    /** Came back after they had left. */
    returned: integer('returned').notNull(),
  },
  (table) => [
    index('received_lines_of_order').on(table.orderId),
    index('received_lines_of_variant').on(table.variantId),
    check(
      'received_lines_counts',
      sql`least(${table.shipped}, ${table.canceled}, ${table.returned}) >= 0
        and ${table.shipped} + ${table.canceled} <= ${table.quantity} and ${table.returned} <= ${table.shipped}`,
    ),
  ],
);

/** What left in one go. */
export const parcels = partnersSchema.table(
  'parcels',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => receivedOrders.id, { onDelete: 'cascade' }),
    carrier: text('carrier').notNull(),
    tracking: text('tracking').notNull(),
    link: text('link'),
    lines: jsonb('lines')
      .$type<readonly { readonly lineId: string; readonly quantity: number }[]>()
      .notNull(),
    shippedAt: moment('shipped_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [index('parcels_of_order').on(table.orderId, table.id)],
);

export type ReceivedRow = typeof receivedOrders.$inferSelect;
export type ReceivedLineRow = typeof receivedLines.$inferSelect;
export type ParcelRow = typeof parcels.$inferSelect;
