import { boolean, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { coachingSchema } from '../coaching.table.ts';
import { coachings } from '../coachings/coachings.table.ts';

/** What a trainer writes down about a client. */
export const coachingNotes = coachingSchema.table(
  'notes',
  {
    id: uuid('id').primaryKey(),
    coachingId: uuid('coaching_id')
      .notNull()
      .references(() => coachings.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The client reads it too. */
    isShared: boolean('is_shared').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  // Newest first: ids carry the moment they were made.
  (table) => [
    index('notes_of_coaching').on(table.coachingId, table.id),
    index('notes_of_author').on(table.authorId),
  ],
);

export type NoteRow = typeof coachingNotes.$inferSelect;
