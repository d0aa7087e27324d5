import { index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { programsSchema } from '../programs.table.ts';

/** The exercises that people keep. */
export const exercises = programsSchema.table(
  'exercises',
  {
    id: uuid('id').primaryKey(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Goes up by one with every change: of two changes of one version the second is refused. */
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Newest first: ids carry the moment they were made.
    index('exercises_of_person').on(table.createdBy, table.id),
  ],
);

export type ExerciseRow = typeof exercises.$inferSelect;
