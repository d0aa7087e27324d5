import { consentPurposes } from '@chalkline/contract/accounts/consent.schema.ts';
import { sql } from 'drizzle-orm';
import { check, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { accountsSchema } from '../accounts.table.ts';
import { people } from '../people/people.table.ts';

/** What people agreed to have kept, with those they withdrew: the proof that what is kept may be. */
export const consents = accountsSchema.table(
  'consents',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    /** Of the texts that they read. */
    wording: integer('wording').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    check('consents_purpose', oneOf(table.purpose, consentPurposes)),
    uniqueIndex('consents_in_force')
      .on(table.personId, table.purpose)
      .where(sql`${table.withdrawnAt} is null`),
    uniqueIndex('consents_of_person').on(table.personId, table.id),
  ],
);

export type ConsentRow = typeof consents.$inferSelect;
