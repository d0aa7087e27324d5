import type { Meal } from '@chalkline/contract/nutrition/diary.schema.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { coachings } from '../../coaching/coachings/coachings.table.ts';
import { nutritionSchema } from '../nutrition.table.ts';

/** A food of a plan. Of an own food of the trainer: the client’s copy. */
export interface PlannedFood {
  readonly meal: Meal;
  readonly foodId: string;
  readonly foodVersion: number | null;
  /** What it is at the trainer. */
  readonly original: { readonly foodId: string; readonly foodVersion: number | null };
  readonly name: string;
  readonly unit: string;
  /** Thousandths of the unit. */
  readonly quantity: number;
  readonly milligrams: number;
}

/** What trainers planned for clients to eat. Nobody ate it: that is what the diary says. */
export const mealPlans = nutritionSchema.table(
  'meal_plans',
  {
    id: uuid('id').primaryKey(),
    coachingId: uuid('coaching_id')
      .notNull()
      .references(() => coachings.id, { onDelete: 'cascade' }),
    /** The client. */
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    startsOn: date('starts_on').notNull(),
    /** Monday is 1. */
    weekdays: smallint('weekdays').array().notNull(),
    note: text('note').notNull(),
    lines: jsonb('lines').$type<readonly PlannedFood[]>().notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
    /** By the client. */
    declinedAt: timestamp('declined_at', { withTimezone: true }),
  },
  (table) => [
    check('meal_plans_weekdays', sql`${table.weekdays} <@ ARRAY[1,2,3,4,5,6,7]::smallint[]`),
    index('meal_plans_of_person').on(table.personId, table.startsOn),
    index('meal_plans_of_coaching').on(table.coachingId, table.id),
  ],
);

export type MealPlanRow = typeof mealPlans.$inferSelect;
