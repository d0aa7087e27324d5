import { bookingKinds } from '@chalkline/contract/finance/booking.schema.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organizations } from '../../organizations/organizations.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { financeSchema } from '../finance.table.ts';

/** What an organization spends money on, and where it comes from. */
export const categories = financeSchema.table(
  'categories',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    kind: text('kind', { enum: bookingKinds }).notNull(),
    name: text('name').notNull(),
    /** For a month, in minor units. */
    budget: bigint('budget', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('categories_name').on(table.organizationId, table.kind, sql`lower(${table.name})`),
    // Entries name all three, so that none is under another organization's category or the other kind's.
    unique('categories_owner').on(table.id, table.organizationId, table.kind),
    check('categories_kind', oneOf(table.kind, bookingKinds)),
    check('categories_budget', sql`${table.budget} >= 0`),
  ],
);

export type CategoryRow = typeof categories.$inferSelect;
