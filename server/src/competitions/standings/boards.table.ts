import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { divisions } from '../divisions/divisions.table.ts';

/**
 * The board of each division as it was last ranked. Head and pages are JSON text, ready to be sent: reading
 * a board ranks nothing. All of it can be made again from entries and scores.
 */
export const boards = pgTable('boards', {
  divisionId: uuid('division_id')
    .primaryKey()
    .references(() => divisions.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  rowCount: integer('row_count').notNull(),
  head: text('head').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});

export const boardPages = pgTable(
  'board_pages',
  {
    divisionId: uuid('division_id')
      .notNull()
      .references(() => boards.divisionId, { onDelete: 'cascade' }),
    /** From 0. */
    page: integer('page').notNull(),
    /** A JSON list. */
    rows: text('rows').notNull(),
  },
  (table) => [primaryKey({ name: 'board_pages_once', columns: [table.divisionId, table.page] })],
);

/**
 * "Rank this division anew." Written in the transaction of whatever changed its standing, never updated, so
 * writers do not wait for each other; deleted by whoever ranks.
 */
export const boardRequests = pgTable(
  'board_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    divisionId: uuid('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'cascade' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('board_requests_division').on(table.divisionId)],
);
