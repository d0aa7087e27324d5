import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { check, index, type PgColumn, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { profilesSchema } from '../profiles.table.ts';

/** Who blocks whom. It holds in both directions; the row says who may take it back. */
export const blocks = profilesSchema.table(
  'blocks',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'blocks_once', columns: [table.personId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId, table.personId),
    index('blocks_newest').on(table.personId, table.createdAt, table.blockedId),
    check('blocks_not_oneself', sql`${table.personId} <> ${table.blockedId}`),
  ],
);

/**
 * True where neither blocks the other: for the WHERE of everything that shows people, posts or messages
 * (community.md: a block is mutual and silent). A visitor is blocked by nobody.
 */
export function notBlocked(viewerId: string | null, person: PgColumn | SQL): SQL {
  return viewerId === null ? sql`true` : isNotBlockedBy(sql`${viewerId}`, sql`${person}`);
}

/** The same of two people that are columns, or whatever else SQL has. */
export function isNotBlockedBy(one: SQL, other: SQL): SQL {
  return sql`not exists (
    select from ${blocks} where ${blocks.personId} = ${one} and ${blocks.blockedId} = ${other}
  ) and not exists (
    select from ${blocks} where ${blocks.blockedId} = ${one} and ${blocks.personId} = ${other}
  )`;
}

/** True for active accounts of others where neither blocks the other. */
export function canReach(personId: string): SQL | undefined {
  return and(eq(people.state, 'active'), ne(people.id, personId), notBlocked(personId, people.id));
}
