import type { BillingDetails, OrderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { holdStates, orderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import type { RefundRule } from '@chalkline/contract/money/refunding.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { sellers } from '../../money/sellers/sellers.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { searchableText } from '../../platform/database/search-expression.ts';
import { checkoutSchema } from '../checkout.table.ts';
import { promoCodes } from '../promo-codes/promo-codes.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: 'number' });

/** A seller as a document names it. */
export interface SoldBy {
  readonly name: string;
  readonly address: string | null;
  readonly taxNumber: string | null;
}

/** What somebody buys from one seller in one currency, with prices and terms as they were when it was placed. */
export const orders = checkoutSchema.table(
  'orders',
  {
    id: uuid('id').primaryKey(),
    state: text('state', { enum: orderStates }).notNull(),
    /** The sellable it was bought from, and the thing whose items were bought. */
    kind: text('kind').notNull(),
    offerId: text('offer_id').notNull(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** null: somebody with a name alone, to whom a desk sold it; theirs once they prove their email. */
    personId: uuid('person_id').references(() => people.id),
    /** Empty: who bought it at a desk gave none. */
    email: text('email').notNull(),
    buyerName: text('buyer_name').notNull(),
    title: text('title').notNull(),
    address: text('address').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    startsAt: moment('starts_at'),
    refundRule: jsonb('refund_rule').$type<RefundRule>().notNull(),
    /** What its buyer gives back goes back once the money has arrived. */
    keepsUntilRefunded: boolean('keeps_until_refunded').notNull().default(false),
    taxIncluded: boolean('tax_included').notNull(),
    subtotal: amount('subtotal').notNull(),
    discount: amount('discount').notNull(),
    tax: amount('tax').notNull(),
    fee: amount('fee').notNull(),
    total: amount('total').notNull(),
    promoCodeId: uuid('promo_code_id').references(() => promoCodes.id),
    /** As the seller wrote it. */
    promoCode: text('promo_code'),
    /**
     * What was asked for, to ask for it again; null once it's paid, another order took its place, or it was erased.
     * Lines have details for as long. Money that comes after that goes back.
     */
    draft: jsonb('draft').$type<OrderDraft>(),
    /** The method that pays is kept for later payments. */
    savesMethod: boolean('saves_method').notNull().default(false),
    holdUntil: moment('hold_until').notNull(),
    /** Opening a payment extends the hold once. */
    holdExtended: boolean('hold_extended').notNull(),
    invoiceNumber: text('invoice_number'),
    /** Whom the invoice is for, where the buyer said so. */
    billing: jsonb('billing').$type<BillingDetails>(),
    /** Who sold it, as the invoice names them for good. */
    soldBy: jsonb('sold_by').$type<SoldBy>(),
    /** Who took the money in cash at the seller’s desk; null: it was paid online. */
    cashTakenBy: uuid('cash_taken_by').references(() => people.id),
    /** Who sold it at the seller’s desk, for cash or by card; null: it was bought online. */
    deskPersonId: uuid('desk_person_id').references(() => people.id),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('orders_invoiced').on(table.sellerId, table.paidAt).where(sql`${table.invoiceNumber} is not null`),
    unique('orders_invoice_number').on(table.sellerId, table.invoiceNumber),
    index('orders_of_person').on(table.personId, table.id),
    index('orders_cash_taken_by').on(table.cashTakenBy).where(sql`${table.cashTakenBy} is not null`),
    index('orders_of_desk')
      .on(table.deskPersonId, table.paidAt)
      .where(sql`${table.deskPersonId} is not null`),
    index('orders_billed').on(table.personId, table.id).where(sql`${table.billing} is not null`),
    index('orders_of_email').on(table.email),
    index('orders_of_seller').on(table.sellerId, table.id).where(sql`${table.paidAt} is not null`),
    index('orders_words')
      .using('gin', searchableText(orderText(table)))
      .where(sql`${table.paidAt} is not null`),
    index('orders_of_offer').on(table.kind, table.offerId, table.id),
    index('orders_sold')
      .on(table.sellerId, table.currency, table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('orders_paid').on(table.paidAt).where(sql`${table.paidAt} is not null`),
    index('orders_of_promo_code').on(table.promoCodeId).where(sql`${table.promoCodeId} is not null`),
    index('orders_to_expire').on(table.holdUntil).where(sql`${table.state} in ('held', 'awaiting_payment')`),
    index('orders_to_forget')
      .on(table.holdUntil)
      .where(sql`${table.draft} is not null and ${table.state} in ('expired', 'canceled')`),
    check('orders_state', oneOf(table.state, orderStates)),
    check('orders_currency', oneOf(table.currency, currencyCodes)),
    check('orders_total', sql`${table.total} >= 0`),
    check('orders_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

type OrderTextColumn = 'buyerName' | 'email' | 'title' | 'invoiceNumber';

/** What a seller searches orders by. */
export function orderText(table: Readonly<Record<OrderTextColumn, AnyPgColumn>>): SQL {
  const { buyerName, email, title, invoiceNumber } = table;
  return sql`(${buyerName} || ' ' || ${email} || ' ' || ${title} || ' ' || coalesce(${invoiceNumber}, ''))`;
}

export const orderLines = checkoutSchema.table(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    itemId: text('item_id').notNull(),
    title: text('title').notNull(),
    /** Tax on it, in hundredths of a percent; null: it was sold before that was kept. */
    taxRate: integer('tax_rate'),
    /** What the selling domain keeps with the line, such as who competes, until the order is paid. */
    details: jsonb('details').$type<unknown>(),
  },
  (table) => [unique('order_lines_position').on(table.orderId, table.position)],
);

/** One piece of a line with its share of discount, tax and fee. `total` is what was paid for it. */
export const orderUnits = checkoutSchema.table(
  'order_units',
  {
    id: uuid('id').primaryKey(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    position: integer('position').notNull(),
    price: amount('price').notNull(),
    discount: amount('discount').notNull(),
    tax: amount('tax').notNull(),
    fee: amount('fee').notNull(),
    total: amount('total').notNull(),
    /** When what was bought went back to the seller. */
    returnedAt: moment('returned_at'),
  },
  (table) => [
    unique('order_units_position').on(table.lineId, table.position),
    check(
      'order_units_amounts',
      sql`least(${table.price}, ${table.discount}, ${table.tax}, ${table.fee}) >= 0`,
    ),
    check('order_units_total', sql`${table.total} >= ${table.tax} + ${table.fee}`),
  ],
);

/** Places of a pool that a line holds until it's paid. Counting a pool first expires the holds that lapsed. */
export const holds = checkoutSchema.table(
  'holds',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    pool: text('pool').notNull(),
    quantity: integer('quantity').notNull(),
    state: text('state', { enum: holdStates }).notNull(),
    /** null: until the provider's verdict. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    unique('holds_of_line').on(table.lineId, table.pool),
    index('holds_of_order').on(table.orderId),
    index('holds_active').on(table.pool, table.expiresAt).where(sql`${table.state} = 'active'`),
    check('holds_state', oneOf(table.state, holdStates)),
    check('holds_quantity', sql`${table.quantity} > 0`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OrderUnitRow = typeof orderUnits.$inferSelect;
export type HoldRow = typeof holds.$inferSelect;
