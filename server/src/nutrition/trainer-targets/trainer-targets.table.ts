import { sql } from 'drizzle-orm';
import { check, date, index, integer, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { coachings } from '../../coaching/coachings/coachings.table.ts';
import { nutritionSchema } from '../nutrition.table.ts';

/** What a trainer set for a client, beside the client's own targets, which hold again when it is declined. */
export const trainerTargets = nutritionSchema.table(
  'trainer_targets',
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
    kcal: integer('kcal'),
    /** Grams. */
    protein: integer('protein'),
    carbohydrate: integer('carbohydrate'),
    fat: integer('fat'),
    fiber: integer('fiber'),
    milliliters: integer('milliliters'),
    /** The plan in words. */
    note: text('note').notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
    /** By the client: none of it holds anymore. */
    declinedAt: timestamp('declined_at', { withTimezone: true }),
  },
  (table) => [
    check('trainer_targets_weekdays', sql`${table.weekdays} <@ ARRAY[1,2,3,4,5,6,7]::smallint[]`),
    index('trainer_targets_of_person').on(table.personId, table.startsOn),
    index('trainer_targets_of_coaching').on(table.coachingId, table.id),
  ],
);

export type TrainerTargetsRow = typeof trainerTargets.$inferSelect;
