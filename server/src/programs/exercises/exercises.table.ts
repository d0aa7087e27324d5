import { equipment, measures, muscles } from '@chalkline/contract/programs/exercise.schema.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { programsSchema } from '../programs.table.ts';

/** People’s own exercises, beside those of the library. */
export const exercises = programsSchema.table(
  'exercises',
  {
    id: uuid('id').primaryKey(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    name: text('name').notNull(),
    measure: text('measure', { enum: measures }).notNull(),
    primary: text('primary_muscles', { enum: muscles }).array().notNull(),
    secondary: text('secondary_muscles', { enum: muscles }).array().notNull(),
    equipment: text('equipment', { enum: equipment }).array().notNull(),
    /** One on each line. */
    steps: text('steps').notNull(),
    video: text('video'),
    /** Goes up by one with every change: of two changes of one version the second is refused. */
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('exercises_measure', oneOf(table.measure, measures)),
    check('exercises_primary', sql`cardinality(${table.primary}) > 0`),
    // Newest first: ids carry the moment they were made.
    index('exercises_of_person').on(table.createdBy, table.id),
  ],
);

export type ExerciseRow = typeof exercises.$inferSelect;
