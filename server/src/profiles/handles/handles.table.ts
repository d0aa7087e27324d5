import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { profilesSchema } from '../profiles.table.ts';

/**
 * Handles that somebody has or had. One that was given up stays its person's for a while, so that nobody else is
 * taken for them; of two who want the same one the primary key lets one have it.
 */
export const handles = profilesSchema.table(
  'handles',
  {
    /** Lower case. */
    handle: text('handle').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
    /** null while it is theirs. */
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  },
  (table) => [
    check('handles_lower', sql`${table.handle} = lower(${table.handle})`),
    index('handles_person').on(table.personId, table.takenAt),
  ],
);
