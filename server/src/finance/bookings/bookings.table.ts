import { bookingKinds, bookingStates, paidByWays } from '@chalkline/contract/finance/booking.schema.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { searchableText } from '../../platform/database/search-expression.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import { categories } from '../categories/categories.table.ts';
import { financeSchema } from '../finance.table.ts';

/** Expenses and revenues, in minor units of the books' currency. Only approved ones count. */
export const bookings = financeSchema.table(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id').notNull(),
    kind: text('kind', { enum: bookingKinds }).notNull(),
    state: text('state', { enum: bookingStates }).notNull(),
    categoryId: uuid('category_id').notNull(),
    /** With its tax. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    tax: bigint('tax', { mode: 'number' }).notNull(),
    on: date('on', { mode: 'string' }).notNull(),
    party: text('party').notNull(),
    document: text('document').notNull(),
    note: text('note').notNull(),
    paidBy: text('paid_by', { enum: paidByWays }),
    receiptId: uuid('receipt_id').references(() => uploads.id),
    /** What made it, if a repeat did. Each of its days is booked once. */
    repeatId: uuid('repeat_id'),
    reason: text('reason').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'bookings_category',
      columns: [table.categoryId, table.organizationId, table.kind],
      foreignColumns: [categories.id, categories.organizationId, categories.kind],
    }),
    index('bookings_by_day').on(table.organizationId, table.kind, table.on, table.id),
    index('bookings_of_category').on(table.categoryId),
    index('bookings_pending').on(table.organizationId, table.kind).where(sql`${table.state} = 'pending'`),
    index('bookings_of_person').on(table.createdBy, table.id),
    index('bookings_receipt').on(table.receiptId).where(sql`${table.receiptId} is not null`),
    uniqueIndex('bookings_repeat').on(table.repeatId, table.on).where(sql`${table.repeatId} is not null`),
    index('bookings_words').using(
      'gin',
      searchableText(sql`(${table.party} || ' ' || ${table.document} || ' ' || ${table.note})`),
    ),
    check('bookings_kind', oneOf(table.kind, bookingKinds)),
    check('bookings_state', oneOf(table.state, bookingStates)),
    check('bookings_amount', sql`${table.amount} > 0`),
    check('bookings_tax', sql`${table.tax} between 0 and ${table.amount}`),
    check('bookings_paid_by', oneOf(table.paidBy, paidByWays)),
  ],
);

export type BookingRow = typeof bookings.$inferSelect;
