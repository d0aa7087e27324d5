import { index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { checkoutSchema } from '../checkout.table.ts';

/** Methods that people left for payments without them. The provider has the card; here is what it calls it. */
export const savedMethods = checkoutSchema.table(
  'saved_methods',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    provider: text('provider').notNull(),
    customer: text('customer').notNull(),
    reference: text('reference').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('saved_methods_reference').on(table.provider, table.reference),
    index('saved_methods_of_person').on(table.personId),
  ],
);

export type SavedMethodRow = typeof savedMethods.$inferSelect;
