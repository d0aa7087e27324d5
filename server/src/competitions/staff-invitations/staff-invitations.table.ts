import { staffRoles } from '@chalkline/contract/competitions/staff.schema.ts';
import {
  staffInvitationKeptDays,
  staffInvitationStates,
} from '@chalkline/contract/competitions/staff-invitation.lifecycle.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';

/**
 * Who was asked to run a competition, by address: the same row whether it has an account or not, so that asking
 * tells nobody which. It stays when it was answered or withdrawn, or asking again and again would mail each time.
 */
export const staffInvitations = competitionsSchema.table(
  'staff_invitations',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id),
    /** Lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    /** The role's last day, in the competition's zone. */
    until: date('until'),
    state: text('state', { enum: staffInvitationStates }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    /** When it was asked last. */
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** From when on its mail is to be sent; null: none is. */
    mailDueAt: timestamp('mail_due_at', { withTimezone: true }),
    /** When the address was last told. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    unique('staff_invitations_once').on(table.competitionId, table.email),
    check('staff_invitations_email_lower', sql`${table.email} = lower(${table.email})`),
    check('staff_invitations_role', oneOf(table.role, staffRoles)),
    check('staff_invitations_state', oneOf(table.state, staffInvitationStates)),
    // Those of one competition, and those of one person, that wait.
    index('staff_invitations_of_competition')
      .on(table.competitionId, table.invitedAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('staff_invitations_of_address').on(table.email, table.invitedAt),
    index('staff_invitations_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    index('staff_invitations_invited_by').on(table.createdBy, table.invitedAt),
    // What is swept.
    index('staff_invitations_expiry').on(table.expiresAt),
  ],
);

export const staffInvitationRetention = keepFor(staffInvitationKeptDays * day, staffInvitations.expiresAt);

export type StaffInvitationRow = typeof staffInvitations.$inferSelect;
