import { smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { coachingSchema } from '../coaching.table.ts';

/** What people answered to the health questions before a first program: the latest answers. */
export const screenings = coachingSchema.table('screenings', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** What applies, by its place among the questions; null: they would rather not say. */
  concerns: smallint('concerns').array(),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
});

export type ScreeningRow = typeof screenings.$inferSelect;
