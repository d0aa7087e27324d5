import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { check, text, uuid } from 'drizzle-orm/pg-core';
import { organizations } from '../../organizations/organizations.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { financeSchema } from '../finance.table.ts';

/** What all entries of an organization share. */
export const books = financeSchema.table(
  'books',
  {
    organizationId: uuid('organization_id')
      .primaryKey()
      .references(() => organizations.id),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    zone: text('zone').notNull(),
  },
  (table) => [check('books_currency', oneOf(table.currency, currencyCodes))],
);

export type BooksRow = typeof books.$inferSelect;
