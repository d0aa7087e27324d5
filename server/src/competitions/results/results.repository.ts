import { competitionStates } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { descending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { matchesWords } from '../../platform/database/search-words.ts';
import { isAdmitted } from '../competitions/competitions.repository.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { idsOfEntriesWith } from '../competitions/own-entries.repository.ts';
import { penalties } from '../decisions/penalties.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { scores } from '../scores/scores.table.ts';
import { workoutStandards } from '../workouts/workout-standards.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** Drafts are visible to their staff only, never through an athlete's results. */
const publishedStates = competitionStates.filter((state) => state !== 'draft');

/** Private competitions are listed only for people who may see them. */
function isListed(viewerId: string | null): SQL | undefined {
  const isStaff =
    viewerId === null
      ? undefined
      : sql`exists (select 1 from competitions.staff
          where staff.competition_id = ${competitions.id} and staff.person_id = ${viewerId})`;
  return and(inArray(competitions.state, publishedStates), or(isAdmitted(viewerId), isStaff));
}

/** Latest first. */
export const resultOrder = keyset<Awaited<ReturnType<typeof findResultsOf>>[number]>(
  descending(competitions.startsOn, ({ competition }) => competition.startsOn),
  descending(entries.id, ({ entryId }) => entryId),
);

interface ResultsAsked {
  readonly personId: string;
  readonly viewerId: string | null;
  /** By the name and place of the competition. */
  readonly search?: string | undefined;
}

/** A person's entries in competitions the viewer may see. */
export function findResultsOf(database: Sql, { personId, viewerId, search }: ResultsAsked, page: KeysetPage) {
  const found = search ? (matchesWords(competitions.search, search) ?? sql`false`) : undefined;
  return pageOf(entriesQuery(database).$dynamic(), and(isShown(personId, viewerId), found), page);
}

/** Those on one's own, the latest first. */
export function findSoloResultsOf(
  database: Sql,
  { personId, viewerId }: { readonly personId: string; readonly viewerId: string | null },
  limit: number,
) {
  return entriesQuery(database)
    .where(and(isShown(personId, viewerId), eq(divisions.teamSize, 1)))
    .orderBy(desc(competitions.startsOn), desc(entries.id))
    .limit(limit);
}

/** By their last day, the latest first. */
export const latestEndFirst = keyset<Awaited<ReturnType<typeof findCompetedBefore>>[number]>(
  descending(competitions.endsOn, ({ competition }) => competition.endsOn),
  descending(entries.id, ({ entryId }) => entryId),
);

/** A person's own entries in competitions that began before a day. */
export function findCompetedBefore(database: Sql, personId: string, before: string, page: KeysetPage) {
  const began = and(isShown(personId, personId), lt(competitions.startsOn, before));
  return pageOf(entriesQuery(database).$dynamic(), began, page);
}

function isShown(personId: string, viewerId: string | null): SQL | undefined {
  // Others must not learn which unnamed athlete a person is.
  const isNamed = viewerId === personId ? undefined : eq(entries.hidden, false);
  return and(inArray(entries.id, idsOfEntriesWith(personId)), isListed(viewerId), isNamed);
}

function entriesQuery(database: Sql) {
  return database
    .select({
      competition: {
        id: competitions.id,
        name: competitions.name,
        place: competitions.place,
        online: competitions.online,
        startsOn: competitions.startsOn,
        endsOn: competitions.endsOn,
        zone: competitions.zone,
        state: competitions.state,
      },
      division: { id: divisions.id, name: divisions.name },
      entryId: entries.id,
      bib: entries.bib,
      state: entries.state,
    })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entries.competitionId));
}

/** What was recorded, without scores that only took one away. */
export function findScoresById(database: Sql, ids: readonly string[]) {
  return database
    .select({ id: scores.id, value: scores.value, receivedAt: scores.receivedAt })
    .from(scores)
    .where(and(inArray(scores.id, [...ids]), isNotNull(scores.value)));
}

/** What workouts ask for, and what their divisions do differently. */
export async function findWorkoutTexts(database: Sql, workoutIds: readonly string[]) {
  const ids = [...workoutIds];
  const texts = await database
    .select({ id: workouts.id, description: workouts.description, movements: workouts.movements })
    .from(workouts)
    .where(inArray(workouts.id, ids));
  const standards = await database
    .select()
    .from(workoutStandards)
    .where(inArray(workoutStandards.workoutId, ids));
  return { texts, standards };
}

/** The penalties that apply to scores of these entries. */
export function findPenaltiesOf(database: Sql, entryIds: readonly string[]) {
  return database
    .select()
    .from(penalties)
    .where(and(inArray(penalties.entryId, [...entryIds]), isNull(penalties.withdrawnAt)));
}
