import { sql } from 'drizzle-orm';
import { check, date, index, integer, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { nutritionSchema } from '../nutrition.table.ts';

/** Water that people drank, glass by glass. */
export const drinks = nutritionSchema.table(
  'drinks',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    day: date('day').notNull(),
    milliliters: integer('milliliters').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('drinks_milliliters', sql`${table.milliliters} BETWEEN 10 AND 3000`),
    index('drinks_of_day').on(table.personId, table.day, table.id),
  ],
);

/** What people weighed, once a day. */
export const weights = nutritionSchema.table(
  'weights',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    day: date('day').notNull(),
    grams: integer('grams').notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'weights_of_day', columns: [table.personId, table.day] }),
    check('weights_grams', sql`${table.grams} BETWEEN 20000 AND 500000`),
  ],
);

export type DrinkRow = typeof drinks.$inferSelect;
export type WeightRow = typeof weights.$inferSelect;
