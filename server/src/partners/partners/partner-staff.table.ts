import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { expireAt } from '../../platform/database/retention.ts';
import { partnersSchema } from '../partners.table.ts';
import { partners } from './partners.table.ts';

/** Who handles a partner's orders and products beside its owner, and who is invited to. */
export const partnerStaff = partnersSchema.table(
  'partner_staff',
  {
    id: uuid('id').primaryKey(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** null until they accept. */
    personId: uuid('person_id').references(() => people.id),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => people.id),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }),
    /** When the invitation ends; null once it is accepted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    unique('partner_staff_once').on(table.partnerId, table.email),
    // A person works for one partner.
    uniqueIndex('partner_staff_person').on(table.personId).where(sql`${table.personId} is not null`),
    index('partner_staff_email').on(table.email),
    index('partner_staff_invited_by').on(table.invitedBy),
    index('partner_staff_expiry').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    check('partner_staff_email_lower', sql`${table.email} = lower(${table.email})`),
    check('partner_staff_joined', sql`(${table.personId} is null) = (${table.joinedAt} is null)`),
    check('partner_staff_open', sql`(${table.personId} is null) = (${table.expiresAt} is not null)`),
  ],
);

export const partnerStaffRetention = expireAt(partnerStaff.expiresAt);

export type PartnerStaffRow = typeof partnerStaff.$inferSelect;
