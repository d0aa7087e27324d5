import { index, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** Whom a person follows on boards. */
export const followedEntries = competitionsSchema.table(
  'followed_entries',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    followedAt: timestamp('followed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'followed_entries_once', columns: [table.personId, table.entryId] }),
    index('followed_entries_entry').on(table.entryId),
  ],
);
