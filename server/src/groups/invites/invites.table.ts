import { inviteLimits } from '@chalkline/contract/groups/member.schema.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { expireAt } from '../../platform/database/retention.ts';
import { groups } from '../groups/groups.table.ts';
import { groupsSchema } from '../groups.table.ts';

/** Links by which people join a group. Revoked ones are deleted. */
export const invites = groupsSchema.table(
  'invites',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** 128 random bits. Kept as it is, so that those who moderate can copy the link again. */
    token: text('token').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    uses: integer('uses').notNull(),
    mostUses: integer('most_uses').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('invites_token').on(table.token),
    check(
      'invites_uses',
      sql`${table.uses} between 0 and ${table.mostUses} and ${table.mostUses} <= ${sql.raw(String(inviteLimits.uses))}`,
    ),
    index('invites_of_group').on(table.groupId, table.id),
    index('invites_author').on(table.createdBy),
    index('invites_expiry').on(table.expiresAt),
  ],
);

export const inviteRetention = expireAt(invites.expiresAt);

export type InviteRow = typeof invites.$inferSelect;
