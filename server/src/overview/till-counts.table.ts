import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../accounts/people/people.table.ts';
import { organizations } from '../organizations/organizations.table.ts';
import { oneOf } from '../platform/database/one-of.ts';
import { overviewSchema } from './overview.table.ts';

/** What somebody counted in the till of their organization's desk at the end of a day. The last count of a day is shown. */
export const tillCounts = overviewSchema.table(
  'till_counts',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** By the clock of the desk. */
    day: date('day').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    /** Taken less given back when it was counted. */
    expected: bigint('expected', { mode: 'number' }).notNull(),
    counted: bigint('counted', { mode: 'number' }).notNull(),
    note: text('note').notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('till_counts_of_day').on(table.organizationId, table.day),
    index('till_counts_of_person').on(table.personId),
    check('till_counts_currency', oneOf(table.currency, currencyCodes)),
    check('till_counts_counted', sql`${table.counted} >= 0`),
  ],
);

export type TillCountRow = typeof tillCounts.$inferSelect;
