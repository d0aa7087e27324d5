import { volunteerRoles } from '@chalkline/contract/competitions/shift.schema.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';

/** What volunteers of a competition can have to have, such as a judge course. */
export const credentials = competitionsSchema.table(
  'credentials',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id),
    name: text('name').notNull(),
    /** Roles whose shifts require it. */
    roles: text('roles', { enum: volunteerRoles }).array().notNull(),
    /** It counts only once an organizer has confirmed it. */
    needsConfirmation: boolean('needs_confirmation').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('credentials_name').on(table.competitionId, sql`lower(${table.name})`)],
);

export type CredentialRow = typeof credentials.$inferSelect;

/** Who has a credential: stated by themselves, confirmed by an organizer, or both. */
export const heldCredentials = competitionsSchema.table(
  'held_credentials',
  {
    credentialId: uuid('credential_id')
      .notNull()
      .references(() => credentials.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    note: text('note').notNull(),
    statedAt: timestamp('stated_at', { withTimezone: true }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    confirmedBy: uuid('confirmed_by').references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.credentialId, table.personId] }),
    check('held_credentials_said', sql`num_nonnulls(${table.statedAt}, ${table.confirmedAt}) > 0`),
    check('held_credentials_confirmed', sql`(${table.confirmedAt} is null) = (${table.confirmedBy} is null)`),
    index('held_credentials_of_person').on(table.personId),
    index('held_credentials_confirmed_by').on(table.confirmedBy),
  ],
);

export type HeldCredentialRow = typeof heldCredentials.$inferSelect;
