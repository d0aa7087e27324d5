import { index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { expireAt } from '../../platform/database/retention.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** The link by which people join a team: one at a time. A revoked one is deleted. */
export const teamInvites = competitionsSchema.table(
  'team_invites',
  {
    entryId: uuid('entry_id')
      .primaryKey()
      .references(() => entries.id),
    /** 128 random bits. Kept as it is, so that the captain can copy the link again. */
    token: text('token').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('team_invites_token').on(table.token), index('team_invites_expiry').on(table.expiresAt)],
);

export const teamInviteRetention = expireAt(teamInvites.expiresAt);

export type TeamInviteRow = typeof teamInvites.$inferSelect;
