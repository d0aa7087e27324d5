import { announcementAudiences } from '@chalkline/contract/competitions/announcement-audiences.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';

/** Messages from a competition's staff to its people. */
export const announcements = competitionsSchema.table(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id),
    audience: text('audience', { enum: announcementAudiences }).notNull(),
    /** Set only for the audience `division`. */
    divisionId: uuid('division_id'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    pinned: boolean('pinned').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    /** Incremented with every edit: of two simultaneous edits the second is refused. */
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the text was last edited; null if it never was. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Withdrawn: no one sees it anymore. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: 'competition_announcements_division',
      columns: [table.competitionId, table.divisionId],
      foreignColumns: [divisions.competitionId, divisions.id],
    }),
    check('competition_announcements_audience', oneOf(table.audience, announcementAudiences)),
    check(
      'competition_announcements_for_division',
      sql`(${table.audience} = 'division') = (${table.divisionId} is not null)`,
    ),
    // Pinned first, then newest: ids contain their creation time.
    index('competition_announcements_list')
      .on(table.competitionId, table.pinned, table.id)
      .where(sql`${table.withdrawnAt} is null`),
    index('announcements_author').on(table.createdBy),
    index('competition_announcements_of_division')
      .on(table.divisionId)
      .where(sql`${table.divisionId} is not null`),
  ],
);

export type AnnouncementRow = typeof announcements.$inferSelect;
