import { accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import {
  invitationKeptDays,
  invitationStates,
} from '@chalkline/contract/administration/invitation.lifecycle.ts';
import { keptDays } from '@chalkline/contract/organizations/trial.rules.ts';
import { day } from '@chalkline/contract/spans.ts';
import { and, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { administrationSchema } from '../administration.table.ts';

/**
 * Who was asked by mail to come. Nobody becomes a person by it before they answer, so an invitation is the same
 * row whether the address has an account or not, and its list tells nobody which.
 */
export const invitations = administrationSchema.table(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    /** null: to the site as a whole. */
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    accountType: text('account_type', { enum: accountTypes }).notNull(),
    /** In the mail; empty: none. */
    note: text('note').notNull(),
    state: text('state', { enum: invitationStates }).notNull(),
    createdBy: uuid('created_by').references(() => people.id, { onDelete: 'set null' }),
    /** Who answered it. */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** From when on its mail is to be sent; null: it was. */
    mailDueAt: timestamp('mail_due_at', { withTimezone: true }),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('invitations_email_lower', sql`${table.email} = lower(${table.email})`),
    check('invitations_account_type', oneOf(table.accountType, accountTypes)),
    check('invitations_state', oneOf(table.state, invitationStates)),
    // Of two that invite the same address into one organization at once, one wins.
    uniqueIndex('invitations_waiting')
      .on(sql`coalesce(${table.organizationId}, '00000000-0000-0000-0000-000000000000'::uuid)`, table.email)
      .where(sql`${table.state} = 'waiting'`),
    // The list, of one organization and of all.
    index('invitations_of_organization')
      .on(table.organizationId, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('invitations_newest').on(table.id).where(sql`${table.state} = 'waiting'`),
    index('invitations_email').on(table.email.op('text_pattern_ops')),
    index('invitations_mail_due').on(table.mailDueAt, table.id).where(sql`${table.mailDueAt} is not null`),
    // How many of one organization wait for their mail.
    index('invitations_queued')
      .on(table.organizationId)
      .where(sql`${table.state} = 'waiting' and ${table.mailDueAt} is not null`),
    index('invitations_invited_by').on(table.createdBy),
    index('invitations_person').on(table.personId),
  ],
);

/**
 * The address of whom an invitation reached in vain is forgotten once it is too old to be sent again. Nothing of an
 * organization goes while its data is promised to stay after its trial.
 */
export const invitationRetention = keepFor(invitationKeptDays * day, invitations.expiresAt, (now) =>
  and(ne(invitations.state, 'accepted'), isNull(invitations.mailDueAt), sql`not ${isPromised(now)}`),
);

function isPromised(now: Date): SQL {
  const { id, trialStartedAt, trialPeriod, paidUntil } = organizations;
  // `greatest` leaves out what is null; without an end there is nothing to promise.
  const over = sql`case when ${trialPeriod} is not null
    then greatest(${trialStartedAt} + make_interval(hours => 24 * ${trialPeriod}), ${paidUntil}) end`;
  return sql`exists (select from ${organizations} where ${id} = ${invitations.organizationId}
    and ${now.toISOString()}::timestamptz between ${over} and ${over} + make_interval(hours => ${24 * keptDays}))`;
}

export type InvitationRow = typeof invitations.$inferSelect;
