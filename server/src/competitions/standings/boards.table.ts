import { boardViews } from '@chalkline/contract/competitions/explanation.schema.ts';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
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

/** The same with what is not published yet, for the competition's own people; kept only while it differs. */
export const insideBoards = pgTable('inside_boards', {
  divisionId: uuid('division_id')
    .primaryKey()
    .references(() => divisions.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  rowCount: integer('row_count').notNull(),
  head: text('head').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});

export const insideBoardPages = pgTable(
  'inside_board_pages',
  {
    divisionId: uuid('division_id')
      .notNull()
      .references(() => insideBoards.divisionId, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    rows: text('rows').notNull(),
  },
  (table) => [primaryKey({ name: 'inside_board_pages_once', columns: [table.divisionId, table.page] })],
);

/**
 * The order of a board and of each of its workouts as JSON, made with it: `entries` are its ids by bib, `overall`
 * and each workout's id have an order with its places. Only of boards that have more than one page.
 */
export const boardLists = pgTable(
  'board_lists',
  {
    divisionId: uuid('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'cascade' }),
    view: text('view', { enum: boardViews }).notNull(),
    list: text('list').notNull(),
    content: text('content').notNull(),
  },
  (table) => [
    primaryKey({ name: 'board_lists_once', columns: [table.divisionId, table.view, table.list] }),
    check('board_lists_view', oneOf(table.view, boardViews)),
  ],
);

/** Sort keys with how many entries have each; null stands for infinity, which JSON has not. */
export interface KeptResults {
  readonly keys: readonly (readonly (number | null)[])[];
  readonly counts: readonly number[];
}

/**
 * The distinct results of each workout of a board, as everybody may know them, best first with how many have
 * each: few where entries are many, so the place of one more score is a search and a sum.
 */
export const boardResults = pgTable(
  'board_results',
  {
    divisionId: uuid('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'cascade' }),
    workoutId: uuid('workout_id').notNull(),
    results: jsonb('results').$type<KeptResults>().notNull(),
  },
  (table) => [primaryKey({ name: 'board_results_once', columns: [table.divisionId, table.workoutId] })],
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
