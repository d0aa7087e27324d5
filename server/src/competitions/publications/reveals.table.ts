import { revealTotals } from '@chalkline/contract/competitions/reveal.schema.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** A running award ceremony. Its division's leaderboard is frozen; unfreezing it ends the ceremony. */
export const reveals = competitionsSchema.table(
  'reveals',
  {
    divisionId: uuid('division_id')
      .primaryKey()
      .references(() => divisions.id, { onDelete: 'cascade' }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    totals: text('totals', { enum: revealTotals }).notNull(),
    /** The best place shown; null: none yet. */
    shownFrom: integer('shown_from'),
  },
  (table) => [
    check('reveals_totals', oneOf(table.totals, revealTotals)),
    check('reveals_shown_from', sql`${table.shownFrom} > 0`),
  ],
);

/** The standings at the start of a ceremony: what is read out doesn't change on stage. */
export const revealPlaces = competitionsSchema.table(
  'reveal_places',
  {
    divisionId: uuid('division_id')
      .notNull()
      .references(() => reveals.divisionId, { onDelete: 'cascade' }),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    /** On the leaderboard, from 0. */
    position: integer('position').notNull(),
    place: integer('place').notNull(),
    total: doublePrecision('total'),
  },
  (table) => [
    primaryKey({ columns: [table.divisionId, table.entryId] }),
    index('reveal_places_entry').on(table.entryId),
    check('reveal_places_place', sql`${table.place} > 0`),
  ],
);

export type RevealRow = typeof reveals.$inferSelect;
