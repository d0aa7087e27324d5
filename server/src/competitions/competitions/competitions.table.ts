import { competitionStates } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { competitionVisibilities } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { showResults } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { searchVector } from '../../platform/database/search-vector.ts';
import { competitionsSchema } from '../competitions.table.ts';

export const competitions = competitionsSchema.table(
  'competitions',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    place: text('place'),
    country: char('country', { length: 3 }),
    online: boolean('online').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** IANA zone of the venue: its days are days there. */
    zone: text('zone').notNull(),
    state: text('state', { enum: competitionStates }).notNull(),
    scoring: jsonb('scoring').$type<CompetitionScoring>().notNull(),
    showResults: text('show_results', { enum: showResults }).notNull().default('at_once'),
    visibility: text('visibility', { enum: competitionVisibilities }).notNull().default('public'),
    /** Names of those under 18 on the first day are for its own people only. */
    hideMinors: boolean('hide_minors').notNull().default(false),
    /** What lets people see a private one; its owners read it, so it is kept as it is. */
    code: text('code'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Name, place and country as plain words: see platform/database/search-words.ts. */
    words: text('words').notNull(),
    search: searchVector('search', 'words'),
    /** Who its divisions are for, a bit for each type in the order of the contract's: written by a trigger. */
    divisionTypes: integer('division_types').notNull().default(0),
  },
  (table) => {
    // What is listed is found and counted in an index alone, whatever it is narrowed by: rows are read of one page.
    const narrowed = [table.online, table.country, table.divisionTypes] as const;
    return [
      check('competitions_state', oneOf(table.state, competitionStates)),
      check('competitions_show_results', oneOf(table.showResults, showResults)),
      check('competitions_visibility', oneOf(table.visibility, competitionVisibilities)),
      check('competitions_private_code', sql`${table.visibility} = 'public' or ${table.code} is not null`),
      check('competitions_days', sql`${table.endsOn} >= ${table.startsOn}`),
      // Of one status, soonest first.
      index('competitions_by_state')
        .on(table.state, table.startsOn, table.id, table.endsOn, ...narrowed)
        .where(isListed(table)),
      // Of several statuses, latest first.
      index('competitions_listed')
        .on(table.startsOn, table.id, table.endsOn, table.state, ...narrowed)
        .where(isListed(table)),
      // Of one country, latest first.
      index('competitions_in_country')
        .on(
          table.country,
          table.startsOn,
          table.id,
          table.endsOn,
          table.state,
          table.online,
          table.divisionTypes,
        )
        .where(isListed(table)),
      // By name: the words begin with it.
      index('competitions_by_name')
        .on(table.words, table.id, table.endsOn, table.state, table.startsOn, ...narrowed)
        .where(isListed(table)),
      // By place, those without one first.
      index('competitions_by_place')
        .on(
          sql`lower(coalesce(${table.place}, ''))`,
          table.id,
          table.endsOn,
          table.state,
          table.startsOn,
          ...narrowed,
        )
        .where(isListed(table)),
      index('competitions_created_by').on(table.createdBy),
      index('competitions_search').using('gin', table.search),
    ];
  },
);

function isListed({ state, visibility }: { readonly [Column in 'state' | 'visibility']: unknown }) {
  return sql`${state} in ('published', 'live', 'finished') and ${visibility} = 'public'`;
}

export type CompetitionRow = typeof competitions.$inferSelect;
