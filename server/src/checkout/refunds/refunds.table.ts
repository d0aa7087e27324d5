import { outsideWays } from '@chalkline/contract/checkout/order.schema.ts';
import { refundReasons } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { refundStates } from '@chalkline/contract/money/money.lifecycles.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { checkoutSchema } from '../checkout.table.ts';
import { orders, orderUnits } from '../orders/orders.table.ts';
import { payments } from '../payments/payments.table.ts';

/** Money on its way back to the payer. */
export const refunds = checkoutSchema.table(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** null: nothing was paid, the units alone go back. */
    paymentId: uuid('payment_id').references(() => payments.id),
    reason: text('reason', { enum: refundReasons }).notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    tax: bigint('tax', { mode: 'number' }).notNull(),
    fee: bigint('fee', { mode: 'number' }).notNull(),
    /** Paid back in cash at the seller’s desk, as it was paid: `asked` until somebody there gave it. */
    isCash: boolean('is_cash').notNull().default(false),
    askedBy: uuid('asked_by').references(() => people.id),
    /** Why, in the words of who gave it. */
    note: text('note'),
    /** Counted from 1. The provider's key is `refund:attempt`. */
    attempt: integer('attempt').notNull(),
    reference: text('reference'),
    failure: text('failure'),
    /** What came back from the seller's account at the provider. Known once it succeeded. */
    fromSeller: bigint('from_seller', { mode: 'number' }).notNull(),
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    checks: integer('checks').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Taken once, when the money of its units first went back. */
    creditNoteNumber: text('credit_note_number'),
    creditedAt: timestamp('credited_at', { withTimezone: true }),
    /** How the seller paid it after the provider couldn’t; null: the provider pays it. */
    outsideWay: text('outside_way', { enum: outsideWays }),
    outsideReference: text('outside_reference'),
    outsideOn: date('outside_on', { mode: 'string' }),
    /** Who noted that. */
    settledBy: uuid('settled_by').references(() => people.id),
  },
  (table) => [
    unique('refunds_reference').on(table.paymentId, table.reference),
    index('refunds_of_order').on(table.orderId),
    index('refunds_credited').on(table.creditedAt).where(sql`${table.creditNoteNumber} is not null`),
    index('refunds_to_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index('refunds_asked_by').on(table.askedBy),
    index('refunds_settled_by').on(table.settledBy).where(sql`${table.settledBy} is not null`),
    index('refunds_cash_to_give').on(table.id).where(sql`${table.isCash} and ${table.state} = 'asked'`),
    check('refunds_state', oneOf(table.state, refundStates)),
    check('refunds_reason', oneOf(table.reason, refundReasons)),
    check('refunds_amount', sql`${table.amount} >= ${table.tax} + ${table.fee} and ${table.fromSeller} >= 0`),
    check('refunds_paid', sql`${table.amount} = 0 or ${table.paymentId} is not null or ${table.isCash}`),
    check('refunds_outside_way', oneOf(table.outsideWay, outsideWays)),
    // News from the provider that is late can't move it anymore.
    check(
      'refunds_outside',
      sql`num_nonnulls(${table.outsideWay}, ${table.outsideOn}, ${table.settledBy}) in (0, 3) and (${table.outsideWay} is null or ${table.state} = 'succeeded')`,
    ),
  ],
);

/** Which units a refund is for. A refund of money that no order took has none. */
export const refundUnits = checkoutSchema.table(
  'refund_units',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => orderUnits.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    tax: bigint('tax', { mode: 'number' }).notNull(),
    fee: bigint('fee', { mode: 'number' }).notNull(),
    /** It goes back to its seller once the money has arrived. */
    isKept: boolean('is_kept').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.unitId] }),
    index('refund_units_of_unit').on(table.unitId),
    check('refund_units_amount', sql`${table.amount} >= ${table.tax} + ${table.fee}`),
  ],
);

export type RefundRow = typeof refunds.$inferSelect;
export type RefundUnitRow = typeof refundUnits.$inferSelect;
