import { type SQL, sql } from 'drizzle-orm';
import { index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { groupsSchema } from '../groups.table.ts';
import { groups } from './groups.table.ts';

/** Administrators who read what members of a closed group wrote, with why. Kept as long as the group, for its owners. */
export const readings = groupsSchema.table(
  'readings',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    readerId: uuid('reader_id').references(() => people.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Set by a job when the moment comes: rights are asked for without a clock. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('readings_open_once').on(table.groupId, table.readerId).where(sql`${table.endedAt} is null`),
    index('readings_of_group').on(table.groupId, table.id),
    index('readings_reader').on(table.readerId),
  ],
);

export type ReadingRow = typeof readings.$inferSelect;

/** Whether the viewer gave a reason to read the group of this query, and their time is not over. */
export function isOpenedBy(viewer: MaybeViewer): SQL<boolean> {
  const mayOpen = viewer?.accountType === 'admin' || viewer?.accountType === 'corporate_admin';
  if (!mayOpen) return sql<boolean>`false`;
  return sql<boolean>`exists (select from ${readings} as opened where opened.group_id = "groups"."groups"."id"
    and opened.reader_id = ${viewer.personId}::uuid and opened.ended_at is null)`;
}
