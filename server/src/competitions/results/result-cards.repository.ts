import { eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { standingColumns } from '../competitions/competitions.repository.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { shownName } from '../entries/hidden-names.repository.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** Released or not, with what the viewer is to each competition: whether they may see it is the policy's to say. */
export function findWorkoutsOfCards(database: Sql, personId: string | null, ids: readonly string[]) {
  return database
    .select({
      id: workouts.id,
      name: workouts.name,
      movements: workouts.movements,
      releaseAt: workouts.releaseAt,
      competitionName: competitions.name,
      ...standingColumns(personId),
    })
    .from(workouts)
    .innerJoin(competitions, eq(competitions.id, workouts.competitionId))
    .where(inArray(workouts.id, [...ids]));
}

export type EntryOfCard = Awaited<ReturnType<typeof findEntriesOfCards>>[number];

/** Under the name that everyone may see, with what the viewer is to each competition, as above. */
export function findEntriesOfCards(database: Sql, personId: string | null, ids: readonly string[]) {
  return database
    .select({
      entryId: entries.id,
      bib: entries.bib,
      name: shownName,
      divisionId: divisions.id,
      divisionName: divisions.name,
      competition: { id: competitions.id, name: competitions.name },
      ...standingColumns(personId),
    })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .where(inArray(entries.id, [...ids]));
}
