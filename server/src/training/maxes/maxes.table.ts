import { date, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { trainingSchema } from '../training.table.ts';

/** Training maxes that people set, each in force until the next one of its exercise. */
export const trainingMaxes = trainingSchema.table(
  'maxes',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    exerciseId: text('exercise_id').notNull(),
    startsOn: date('starts_on').notNull(),
    /** Null: records count from this day on. */
    grams: integer('grams'),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.exerciseId, table.startsOn] })],
);

export type TrainingMaxRow = typeof trainingMaxes.$inferSelect;
