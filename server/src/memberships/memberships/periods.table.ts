import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import type { SoldBy } from '../../checkout/orders/orders.table.ts';
import { membershipsSchema } from '../memberships.table.ts';
import { plans } from '../plans/plans.table.ts';
import { memberships } from './memberships.table.ts';

/** What was paid for a membership: by an order, or in cash at the desk. No period is paid twice. */
export const periods = membershipsSchema.table(
  'periods',
  {
    id: uuid('id').primaryKey(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** Days that freezing added. */
    frozenDays: smallint('frozen_days').notNull().default(0),
    /** Free days before the first payment. */
    isTrial: boolean('is_trial').notNull().default(false),
    /** Set where the rest of a period was paid to change plans. */
    fromPlanId: uuid('from_plan_id').references(() => plans.id),
    toPlanId: uuid('to_plan_id').references(() => plans.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    orderId: uuid('order_id'),
    unitId: uuid('unit_id'),
    /** Who took the cash. The account stays as a row without data when the person is erased. */
    takenBy: uuid('taken_by').references(() => people.id),
    /** The money went back. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    /** Who gave cash back at the desk, and why. */
    returnedBy: uuid('returned_by').references(() => people.id),
    returnNote: text('return_note'),
    /** Of cash; an order has its own. */
    invoiceNumber: text('invoice_number'),
    creditNoteNumber: text('credit_note_number'),
    /** What the receipt of cash says for good: who sold it, what, and the tax inside. */
    soldBy: jsonb('sold_by').$type<SoldBy>(),
    soldTitle: text('sold_title'),
    tax: bigint('tax', { mode: 'number' }),
    /** In hundredths of a percent; null: it wasn't kept. */
    taxRate: integer('tax_rate'),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('periods_start')
      .on(table.membershipId, table.startsOn)
      .where(sql`${table.returnedAt} is null and ${table.fromPlanId} is null`),
    index('periods_of_membership').on(table.membershipId, table.id),
    uniqueIndex('periods_unit').on(table.unitId),
    index('periods_taken_by').on(table.takenBy, table.paidAt),
    index('periods_returned_by').on(table.returnedBy),
    check('periods_days', sql`${table.startsOn} <= ${table.endsOn}`),
    check('periods_change', sql`num_nonnulls(${table.fromPlanId}, ${table.toPlanId}) in (0, 2)`),
    check('periods_amount', sql`${table.amount} >= 0`),
    check('periods_trial', sql`not ${table.isTrial} or ${table.amount} = 0`),
    check('periods_receipt', sql`num_nonnulls(${table.soldBy}, ${table.soldTitle}, ${table.tax}) in (0, 3)`),
    check('periods_paid', sql`num_nonnulls(${table.orderId}, ${table.unitId}) in (0, 2)`),
  ],
);

export type PeriodRow = typeof periods.$inferSelect;
