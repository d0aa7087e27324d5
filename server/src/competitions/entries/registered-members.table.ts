import { genders } from '@chalkline/contract/accounts/preferences.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from './entries.table.ts';

/** The members of a team, the one who registered it first: who competes together for an entry. */
export const registeredMembers = competitionsSchema.table(
  'registered_members',
  {
    /** Stays with the member when places change. */
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => entries.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text('gender', { enum: genders }),
    /** null: has no account yet, or hasn't claimed the place. */
    personId: uuid('person_id').references(() => people.id),
    /** From when the mail that invites them is to be sent; null: none is. */
    mailDueAt: timestamp('mail_due_at', { withTimezone: true }),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    unique('registered_members_id').on(table.id),
    primaryKey({ name: 'registered_members_position', columns: [table.entryId, table.position] }),
    index('registered_members_email').on(table.email),
    index('registered_members_person').on(table.personId).where(sql`${table.personId} is not null`),
    index('registered_members_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    check('registered_members_gender', oneOf(table.gender, genders)),
    check('registered_members_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

export type NewRegisteredMember = typeof registeredMembers.$inferInsert;
export type RegisteredMemberRow = typeof registeredMembers.$inferSelect;
