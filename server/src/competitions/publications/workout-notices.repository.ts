import { placeHoldingStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { isPublic, publicationStates } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { ResultsOf } from '@chalkline/contract/competitions/publication.schema.ts';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { idsOfEntriesWith, peopleInEntries } from '../competitions/own-entries.repository.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { workouts } from '../workouts/workouts.table.ts';
import { frozenPublications } from './frozen-publications.table.ts';
import { publications } from './publications.table.ts';

const notPublic = publicationStates.filter((state) => !isPublic(state));
const isShown = notInArray(competitions.state, ['draft', 'canceled']);

/** Who competes in these divisions and has an account; nobody where the public leaderboard is frozen. */
export async function findCompeting(
  database: Sql,
  divisionIds: readonly string[],
): Promise<{ divisionId: string; personId: string }[]> {
  const competing = database
    .select({ id: entries.id })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .where(
      and(
        inArray(entries.divisionId, [...divisionIds]),
        inArray(entries.state, [...placeHoldingStates]),
        isNull(divisions.frozenAt),
        isShown,
      ),
    );
  return database
    .select({ divisionId: entries.divisionId, personId: sql<string>`competing.person_id` })
    .from(sql`${peopleInEntries(competing)} competing`)
    .innerJoin(entries, eq(entries.id, sql`competing.entry_id`));
}

/** Results that became public while the leaderboards of these divisions were frozen. */
export function findPublishedInFreeze(database: Sql, divisionIds: readonly string[]): Promise<ResultsOf[]> {
  const { divisionId, workoutId } = publications;
  return database
    .select({ divisionId, workoutId })
    .from(publications)
    .innerJoin(
      frozenPublications,
      and(eq(frozenPublications.divisionId, divisionId), eq(frozenPublications.workoutId, workoutId)),
    )
    .where(
      and(
        inArray(divisionId, [...divisionIds]),
        inArray(frozenPublications.state, notPublic),
        notInArray(publications.state, notPublic),
      ),
    );
}

export interface NoticeAsked {
  readonly workoutId: string;
  readonly personId: string;
  /** Of published results; null for a workout that was released. */
  readonly divisionId: string | null;
}

/** Workouts with what a notice about them says, for people who compete in them; not results taken back since. */
export function findWorkoutsForNotices(database: Sql, asked: readonly NoticeAsked[]) {
  const list = <Key extends keyof NoticeAsked>(key: Key) => sql.param(asked.map((one) => one[key]));
  const [personId, divisionId] = [sql<string>`asked.person_id`, sql<string | null>`asked.division_id`];
  return database
    .select({
      workoutId: workouts.id,
      workout: workouts.name,
      releaseAt: workouts.releaseAt,
      personId,
      divisionId,
      division: divisions.name,
      competition: { id: competitions.id, name: competitions.name },
    })
    .from(
      sql`unnest(${list('workoutId')}::uuid[], ${list('personId')}::uuid[], ${list('divisionId')}::uuid[])
        as asked (workout_id, person_id, division_id)`,
    )
    .innerJoin(workouts, eq(workouts.id, sql`asked.workout_id`))
    .innerJoin(competitions, and(eq(competitions.id, workouts.competitionId), isShown))
    .leftJoin(divisions, eq(divisions.id, divisionId))
    .leftJoin(
      publications,
      and(eq(publications.divisionId, divisionId), eq(publications.workoutId, workouts.id)),
    )
    .where(
      and(
        sql`exists (select 1 from ${entries} where ${entries.competitionId} = ${competitions.id}
          and ${entries.id} in ${idsOfEntriesWith(personId)}
          and ${entries.divisionId} = coalesce(${divisionId}, ${entries.divisionId}))`,
        sql`coalesce(${publications.state}, 'published') not in ${notPublic}`,
      ),
    );
}
