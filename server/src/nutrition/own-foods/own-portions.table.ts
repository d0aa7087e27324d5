import { sql } from 'drizzle-orm';
import { check, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { nutritionSchema } from '../nutrition.table.ts';

/** What people call amounts of a food, whosever it is, and what these weigh. */
export const ownPortions = nutritionSchema.table(
  'own_portions',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    foodId: text('food_id').notNull(),
    label: text('label').notNull(),
    milligrams: integer('milligrams').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('own_portions_milligrams', sql`${table.milligrams} > 0`),
    uniqueIndex('own_portions_label').on(table.personId, table.foodId, sql`lower(${table.label})`),
  ],
);

export type OwnPortionRow = typeof ownPortions.$inferSelect;
