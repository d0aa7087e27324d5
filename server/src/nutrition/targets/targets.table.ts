import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, primaryKey, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { nutritionSchema } from '../nutrition.table.ts';

/** What people want to reach on a weekday, from a day on. All null: no target from then on. */
export const targets = nutritionSchema.table(
  'targets',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** Monday is 1. */
    weekday: smallint('weekday').notNull(),
    startsOn: date('starts_on').notNull(),
    kcal: integer('kcal'),
    /** Grams. */
    protein: integer('protein'),
    carbohydrate: integer('carbohydrate'),
    fat: integer('fat'),
    fiber: integer('fiber'),
    milliliters: integer('milliliters'),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'targets_of_weekday', columns: [table.personId, table.weekday, table.startsOn] }),
    check('targets_weekday', sql`${table.weekday} BETWEEN 1 AND 7`),
  ],
);

export const diarySettings = nutritionSchema.table('diary_settings', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id),
  hidesCalories: boolean('hides_calories').notNull(),
});

export type TargetsRow = typeof targets.$inferSelect;
