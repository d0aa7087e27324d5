import { sql } from 'drizzle-orm';
import { boolean, check, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { agendaSchema } from '../agenda.table.ts';

/** Whose calendar can be subscribed to. The address is signed from the number, so no secret is stored. */
export const feeds = agendaSchema.table(
  'feeds',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id),
    /** Counts the addresses: only the last one is good. */
    number: integer('number').notNull(),
    isOpen: boolean('is_open').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('feeds_number', sql`${table.number} > 0`)],
);

export type FeedRow = typeof feeds.$inferSelect;
