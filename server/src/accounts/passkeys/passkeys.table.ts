import { bigint, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { expireAt } from '../../platform/database/retention.ts';
import { accountsSchema } from '../accounts.table.ts';
import { people } from '../people/people.table.ts';

/** The public halves of people's passkeys. Nobody signs in with what is stored here. */
export const passkeys = accountsSchema.table(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Chosen by the authenticator, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's count of signatures; 0: it counts none. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** The host it was created at, which is the only one it signs in at. */
    site: text('site').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    unique('passkeys_credential_id').on(table.credentialId),
    // A person's own list, newest first.
    index('passkeys_person').on(table.personId, table.id),
  ],
);

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Challenges that were answered, until they expire: each is answered once. */
export const usedPasskeyChallenges = accountsSchema.table(
  'used_passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_passkey_challenges_ends_at').on(table.endsAt)],
);

export const usedPasskeyChallengeRetention = expireAt(usedPasskeyChallenges.endsAt);
