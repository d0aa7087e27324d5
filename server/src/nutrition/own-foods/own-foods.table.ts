import { labelBases } from '@chalkline/contract/nutrition/label.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { nutritionSchema } from '../nutrition.table.ts';

/** Foods that people entered themselves. */
export const ownFoods = nutritionSchema.table(
  'own_foods',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** The latest. */
    version: integer('version').notNull(),
    /** 14 digits. */
    gtin: text('gtin'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Days that have it keep it. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('own_foods_gtin').on(table.personId, table.gtin).where(sql`${table.removedAt} IS NULL`),
    index('own_foods_of_person').on(table.personId, table.id),
  ],
);

/** A food of a recipe, of the version that it had then. */
export interface Ingredient {
  readonly foodId: string;
  readonly foodVersion: number | null;
  readonly name: string;
  readonly unit: string;
  /** Thousandths of the unit. */
  readonly quantity: number;
  readonly milligrams: number;
}

/** What the label said, version by version: never changed. */
export const ownFoodVersions = nutritionSchema.table(
  'own_food_versions',
  {
    foodId: uuid('food_id')
      .notNull()
      .references(() => ownFoods.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    brand: text('brand').notNull(),
    per: text('per', { enum: labelBases }).notNull(),
    servingMilligrams: integer('serving_milligrams'),
    /** In thousandths of the unit, in the order of labels. */
    amounts: jsonb('amounts').$type<readonly (number | null)[]>().notNull(),
    /** Of recipes, whose amounts follow from their ingredients; null for labels. */
    servings: integer('servings'),
    cookedMilligrams: integer('cooked_milligrams'),
    ingredients: jsonb('ingredients').$type<readonly Ingredient[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'own_food_versions_once', columns: [table.foodId, table.version] }),
    index('own_food_versions_of_person').on(table.personId),
    check('own_food_versions_per', oneOf(table.per, labelBases)),
    check('own_food_versions_recipe', sql`(${table.servings} IS NULL) = (${table.ingredients} IS NULL)`),
    check('own_food_versions_serving', sql`${table.per} <> 'serving' OR ${table.servingMilligrams} > 0`),
  ],
);

export type OwnFoodRow = typeof ownFoods.$inferSelect;
export type OwnFoodVersionRow = typeof ownFoodVersions.$inferSelect;
