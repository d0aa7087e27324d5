import { index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { expireAt } from '../../platform/database/retention.ts';
import { accountsSchema } from '../accounts.table.ts';
import { passkeys } from '../passkeys/passkeys.table.ts';
import { people } from '../people/people.table.ts';

/** Who is signed in where. The token itself is only with its browser. */
export const sessions = accountsSchema.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, as hex. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Where it was opened from, for the person's own list of sessions. */
    address: text('address'),
    device: text('device'),
    /** What it was opened with, which proved both steps. */
    passkeyId: uuid('passkey_id').references(() => passkeys.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Last seen, give or take `seenEveryMinutes`. */
    updatedAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('sessions_token_hash').on(table.tokenHash),
    // A person's own list, newest first.
    index('sessions_person').on(table.personId, table.id),
    index('sessions_passkey').on(table.passkeyId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

export const sessionRetention = expireAt(sessions.expiresAt);
