import { boardViews } from '@chalkline/contract/competitions/explanation.schema.ts';
import { check, foreignKey, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytea.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';

/** How the rows of a leaderboard are stored: as pages of JSON text ready to send, or in a few large binary parts. */
export const boardForms = ['text', 'packed'] as const;
export type BoardForm = (typeof boardForms)[number];

/**
 * The leaderboard of each division as last ranked, by view. `public` is for everyone; `inside` includes unpublished
 * results, for staff, and is stored only while it differs. Head and pages are JSON text, ready to send: reading a
 * leaderboard ranks nothing. Large ones use `board_parts` instead of pages. All of it can be rebuilt from entries and
 * scores.
 */
export const boards = competitionsSchema.table(
  'boards',
  {
    divisionId: uuid('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'cascade' }),
    view: text('view', { enum: boardViews }).notNull(),
    version: integer('version').notNull(),
    rowCount: integer('row_count').notNull(),
    head: text('head').notNull(),
    form: text('form', { enum: boardForms }).notNull().default('text'),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'boards_once', columns: [table.divisionId, table.view] }),
    check('boards_view', oneOf(table.view, boardViews)),
  ],
);

export const boardPages = competitionsSchema.table(
  'board_pages',
  {
    divisionId: uuid('division_id').notNull(),
    view: text('view', { enum: boardViews }).notNull(),
    /** From 0. */
    page: integer('page').notNull(),
    /** A JSON list. */
    rows: text('rows').notNull(),
  },
  (table) => [
    primaryKey({ name: 'board_pages_once', columns: [table.divisionId, table.view, table.page] }),
    foreignKey({
      name: 'board_pages_of_board',
      columns: [table.divisionId, table.view],
      foreignColumns: [boards.divisionId, boards.view],
    }).onDelete('cascade'),
  ],
);

/**
 * A large leaderboard in binary: `entries` with their scores, by bib; `order`, their ranking; and for each workout its
 * order and the figures per class of ties. packed-board.rules.ts defines all parts and their bytes. Each part is stored
 * in pieces of a few thousand rows; `first` is where a piece starts.
 */
export const boardParts = competitionsSchema.table(
  'board_parts',
  {
    divisionId: uuid('division_id').notNull(),
    view: text('view', { enum: boardViews }).notNull(),
    part: text('part').notNull(),
    first: integer('first').notNull(),
    /** Stored out of line and uncompressed, so that a few rows can be read without the rest. */
    content: bytea('content').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'board_parts_once',
      columns: [table.divisionId, table.view, table.part, table.first],
    }),
    foreignKey({
      name: 'board_parts_of_board',
      columns: [table.divisionId, table.view],
      foreignColumns: [boards.divisionId, boards.view],
    }).onDelete('cascade'),
  ],
);

/** Sort keys with the number of entries that have each; null means infinity, which JSON doesn't have. */
export interface KeptResults {
  readonly keys: readonly (readonly (number | null)[])[];
  readonly counts: readonly number[];
}

/**
 * The distinct public results of each workout of a leaderboard, best first, with the number of entries that have each.
 * There are far fewer of them than entries, so the place of one more score is a search and a sum.
 */
export const boardResults = competitionsSchema.table(
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
