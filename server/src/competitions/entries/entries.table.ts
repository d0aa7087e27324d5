import { entryStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { searchVector } from '../../platform/database/search-vector.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';

/** A place in a competition: an athlete or a team, with or without an account. */
export const entries = competitionsSchema.table(
  'entries',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    divisionId: uuid('division_id').notNull(),
    bib: integer('bib').notNull(),
    name: text('name').notNull(),
    country: char('country', { length: 3 }),
    region: text('region'),
    affiliate: text('affiliate'),
    /** Never public. */
    birthDate: date('birth_date', { mode: 'string' }),
    /** Asked not to be named. */
    unnamed: boolean('unnamed').notNull().default(false),
    /** Only staff see the name; hidden-names.repository.ts sets it from everything that decides it. */
    hidden: boolean('hidden').notNull().default(false),
    state: text('state', { enum: entryStates }).notNull(),
    /** When it left the state `active`; with some settings later withdrawals rank above earlier ones. */
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** The manual tiebreak in the overall, lower first. */
    tieOrder: integer('tie_order'),
    /** The athlete's account, once they have claimed the entry. */
    personId: uuid('person_id').references(() => people.id),
    /** The same athlete's other entry, which this one was merged into. It keeps its history, and counts nowhere. */
    mergedInto: uuid('merged_into'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Name, affiliate and region as plain words. */
    words: text('words').notNull(),
    search: searchVector('search', 'words'),
  },
  (table) => [
    foreignKey({
      name: 'entries_division',
      columns: [table.competitionId, table.divisionId],
      foreignColumns: [divisions.competitionId, divisions.id],
    }),
    foreignKey({
      name: 'entries_merged_into',
      columns: [table.competitionId, table.mergedInto],
      foreignColumns: [table.competitionId, table.id],
    }),
    check(
      'entries_merged',
      sql`${table.mergedInto} is null or (${table.state} = 'out' and ${table.mergedInto} <> ${table.id})`,
    ),
    check('entries_state', oneOf(table.state, entryStates)),
    check('entries_left', sql`(${table.state} = 'active') = (${table.leftAt} is null)`),
    check('entries_bib_positive', sql`${table.bib} > 0`),
    // Also used for a competition's list by bib.
    unique('entries_bib').on(table.competitionId, table.bib),
    // Scores reference both columns.
    unique('entries_of_competition').on(table.competitionId, table.id),
    // A division's list by bib, and an index-only count of its active entries.
    index('entries_by_division').on(table.divisionId, table.bib, table.state),
    index('entries_person').on(table.personId).where(sql`${table.personId} is not null`),
    index('entries_merged').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
    // Leaderboard filters, and how many athletes each has.
    index('entries_by_country').on(table.divisionId, table.country).where(sql`${table.country} is not null`),
    index('entries_by_affiliate')
      .on(table.divisionId, table.affiliate)
      .where(sql`${table.affiliate} is not null`),
    index('entries_by_birth_date')
      .on(table.divisionId, table.birthDate)
      .where(sql`${table.birthDate} is not null`),
    index('entries_search').using('gin', table.search),
  ],
);

export type EntryRow = typeof entries.$inferSelect;
