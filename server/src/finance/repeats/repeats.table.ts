import { bookingKinds, repeatSteps } from '@chalkline/contract/finance/booking.schema.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, date, foreignKey, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { categories } from '../categories/categories.table.ts';
import { financeSchema } from '../finance.table.ts';

/** What is booked again and again. */
export const repeats = financeSchema.table(
  'repeats',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id').notNull(),
    kind: text('kind', { enum: bookingKinds }).notNull(),
    categoryId: uuid('category_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    tax: bigint('tax', { mode: 'number' }).notNull(),
    party: text('party').notNull(),
    note: text('note').notNull(),
    every: text('every', { enum: repeatSteps }).notNull(),
    /** Its day of the month stays the anchor: the 31st is the last day of shorter months. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    /** The next day to book; null: it has ended. */
    nextOn: date('next_on', { mode: 'string' }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'repeats_category',
      columns: [table.categoryId, table.organizationId, table.kind],
      foreignColumns: [categories.id, categories.organizationId, categories.kind],
    }),
    index('repeats_of_organization').on(table.organizationId, table.kind),
    index('repeats_of_category').on(table.categoryId),
    index('repeats_due').on(table.nextOn).where(sql`${table.nextOn} is not null`),
    index('repeats_of_person').on(table.createdBy),
    check('repeats_kind', oneOf(table.kind, bookingKinds)),
    check('repeats_every', oneOf(table.every, repeatSteps)),
    check('repeats_amount', sql`${table.amount} > 0`),
    check('repeats_tax', sql`${table.tax} between 0 and ${table.amount}`),
  ],
);

export type RepeatRow = typeof repeats.$inferSelect;
