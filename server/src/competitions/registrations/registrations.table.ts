import { genders } from '@chalkline/contract/accounts/preferences.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** How an entry came about that was registered: what was bought for it, and by whom. */
export const registrations = competitionsSchema.table(
  'registrations',
  {
    entryId: uuid('entry_id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    /** The order and its piece: a registration of several divisions has several. */
    orderId: uuid('order_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    registeredBy: uuid('registered_by')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The organizer's rule when it was bought: until how many hours before the start it can be transferred. */
    transferHours: integer('transfer_hours'),
    /** What its QR code says since it was transferred; null: the unit. */
    codeId: uuid('code_id'),
  },
  (table) => [
    foreignKey({
      name: 'registrations_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    unique('registrations_unit').on(table.unitId),
    index('registrations_by').on(table.registeredBy),
  ],
);

/** The members of a registered team, the one who registered it first. */
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
  },
  (table) => [
    unique('registered_members_id').on(table.id),
    primaryKey({ name: 'registered_members_position', columns: [table.entryId, table.position] }),
    index('registered_members_email').on(table.email),
    index('registered_members_person').on(table.personId).where(sql`${table.personId} is not null`),
    check('registered_members_gender', oneOf(table.gender, genders)),
    check('registered_members_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

export type RegistrationRow = typeof registrations.$inferSelect;
export type RegisteredMemberRow = typeof registeredMembers.$inferSelect;
