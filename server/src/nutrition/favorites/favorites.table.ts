import { index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { nutritionSchema } from '../nutrition.table.ts';

export const favorites = nutritionSchema.table(
  'favorites',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    foodId: text('food_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'favorites_once', columns: [table.personId, table.foodId] }),
    index('favorites_latest').on(table.personId, table.createdAt),
  ],
);

export type FavoriteRow = typeof favorites.$inferSelect;
