import { day } from '@chalkline/contract/spans.ts';
import { index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { nutritionSchema } from '../nutrition.table.ts';

/** Ids of removed entries and drinks: a device that was offline and sends one again must not bring it back. */
export const removals = nutritionSchema.table(
  'removals',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    removedAt: timestamp('removed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('removals_of_person').on(table.personId),
    index('removals_removed_at').on(table.removedAt),
  ],
);

/** Longer than a phone is offline. */
export const removalRetention = keepFor(90 * day, removals.removedAt);
