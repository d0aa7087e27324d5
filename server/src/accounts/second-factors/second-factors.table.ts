import { bigint, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accountsSchema } from '../accounts.table.ts';
import { people } from '../people/people.table.ts';

/** The authenticator app of a person: asked for at every sign-in once a code has confirmed it. */
export const secondFactors = accountsSchema.table('second_factors', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** Sealed: reading the table isn't enough to make codes. */
  secret: text('secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** null: not on yet. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The half minute of the last code that was taken: it and earlier ones are never taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
});

export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Codes that work once each, for who has lost the app. A used one is deleted. */
export const secondFactorRecoveryCodes = accountsSchema.table(
  'recovery_codes',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => secondFactors.personId, { onDelete: 'cascade' }),
    /** Keyed with the app's secret. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.hash] })],
);
