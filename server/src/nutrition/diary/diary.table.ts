import { meals, mostMilligrams } from '@chalkline/contract/nutrition/diary.schema.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { nutritionSchema } from '../nutrition.table.ts';

/** What people ate. The day is the one of the place where it was logged: it doesn't move with the person. */
export const diaryEntries = nutritionSchema.table(
  'diary_entries',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    day: date('day').notNull(),
    meal: text('meal', { enum: meals }).notNull(),
    /** Of the food table; null for quick entries, which have figures of their own. */
    foodId: text('food_id'),
    /** Of own foods: as it was when it was eaten. */
    foodVersion: integer('food_version'),
    name: text('name').notNull(),
    unit: text('unit'),
    /** Thousandths of the unit. */
    quantity: integer('quantity').notNull(),
    milligrams: integer('milligrams').notNull(),
    /** For all of it, in thousandths; null where it isn't known or the food has them. */
    kcal: integer('kcal'),
    protein: integer('protein'),
    carbohydrate: integer('carbohydrate'),
    fat: integer('fat'),
    /** Goes up by one with every change: of two changes of one version the second is refused. */
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('diary_entries_meal', oneOf(table.meal, meals)),
    check('diary_entries_kind', sql`(${table.foodId} IS NULL) = (${table.kcal} IS NOT NULL)`),
    check('diary_entries_unit', sql`(${table.foodId} IS NULL) = (${table.unit} IS NULL)`),
    check('diary_entries_weight', sql`${table.milligrams} BETWEEN 1 AND ${sql.raw(String(mostMilligrams))}`),
    index('diary_entries_of_food').on(table.personId, table.foodId),
    index('diary_entries_of_day').on(table.personId, table.day, table.id),
    index('diary_entries_of_person').on(table.personId, table.id),
  ],
);

export type DiaryEntryRow = typeof diaryEntries.$inferSelect;
