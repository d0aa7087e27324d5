import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { floors } from '../floors/floors.table.ts';

/** By which someone without an account judges one lane of a floor, on one device, until a moment (decision 093). */
export const judgeLinks = competitionsSchema.table(
  'judge_links',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    floorId: uuid('floor_id').notNull(),
    lane: integer('lane').notNull(),
    /** 192 random bits. Kept as it is, so that the link can be printed again. */
    token: text('token').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** SHA-256 of the id that the first device made for itself. */
    deviceHash: text('device_hash'),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** Who judges by it: scores carry this person like any other judge. */
    personId: uuid('person_id').references(() => people.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'judge_links_floor',
      columns: [table.competitionId, table.floorId],
      foreignColumns: [floors.competitionId, floors.id],
    }).onDelete('cascade'),
    unique('judge_links_token').on(table.token),
    unique('judge_links_person').on(table.personId),
    check('judge_links_lane', sql`${table.lane} > 0`),
    check(
      'judge_links_opened',
      sql`(${table.openedAt} is null) = (${table.personId} is null)
        and (${table.openedAt} is null) = (${table.deviceHash} is null)`,
    ),
    index('judge_links_of_competition').on(table.competitionId, table.floorId, table.lane, table.id),
    index('judge_links_made_by').on(table.createdBy),
  ],
);

export type JudgeLinkRow = typeof judgeLinks.$inferSelect;
