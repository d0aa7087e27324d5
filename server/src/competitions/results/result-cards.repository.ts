import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { isPublic } from '../directory/competition-conditions.repository.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { shownName } from '../entries/hidden-names.repository.ts';
import { workouts } from '../workouts/workouts.table.ts';

const isSeen = and(ne(competitions.state, 'draft'), isPublic);

/** Of public competitions, released or not. */
export function findWorkoutsOfCards(database: Sql, ids: readonly string[]) {
  return database
    .select({
      id: workouts.id,
      name: workouts.name,
      movements: workouts.movements,
      releaseAt: workouts.releaseAt,
      competitionName: competitions.name,
    })
    .from(workouts)
    .innerJoin(competitions, eq(competitions.id, workouts.competitionId))
    .where(and(inArray(workouts.id, [...ids]), isSeen));
}

export type EntryOfCard = Awaited<ReturnType<typeof findEntriesOfCards>>[number];

/** Entries of public competitions, under the name that everyone may see. */
export function findEntriesOfCards(database: Sql, ids: readonly string[]) {
  return database
    .select({
      entryId: entries.id,
      bib: entries.bib,
      name: shownName,
      divisionId: divisions.id,
      divisionName: divisions.name,
      competition: { id: competitions.id, name: competitions.name },
    })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .where(and(inArray(entries.id, [...ids]), isSeen));
}
