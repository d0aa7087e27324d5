import { sql } from 'drizzle-orm';
import { check, index, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { profilesSchema } from '../profiles.table.ts';

/** Who follows whom. */
export const follows = profilesSchema.table(
  'follows',
  {
    followerId: uuid('follower_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    followedId: uuid('followed_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'follows_once', columns: [table.followerId, table.followedId] }),
    index('follows_followers').on(table.followedId, table.createdAt, table.followerId),
    index('follows_following').on(table.followerId, table.createdAt, table.followedId),
    check('follows_not_oneself', sql`${table.followerId} <> ${table.followedId}`),
  ],
);
