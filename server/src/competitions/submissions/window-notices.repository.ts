import { day } from '@chalkline/contract/spans.ts';
import { and, eq, exists, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { idsOfEntriesWith, peopleInEntries } from '../competitions/own-entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { scores } from '../scores/scores.table.ts';
import { workouts } from '../workouts/workouts.table.ts';
import { type SubmissionWindowRow, submissions, submissionWindows } from './submissions.table.ts';

/** Windows that are open, close within a day, and of whose end nobody was reminded. */
export function findClosingWindows(database: Sql, now: Date): Promise<SubmissionWindowRow[]> {
  const { closesAt, opensAt, remindedOf } = submissionWindows;
  return database
    .select({ window: submissionWindows })
    .from(submissionWindows)
    .innerJoin(workouts, eq(workouts.id, submissionWindows.workoutId))
    .innerJoin(competitions, eq(competitions.id, submissionWindows.competitionId))
    .where(
      and(
        gt(closesAt, now),
        lte(closesAt, new Date(now.getTime() + day)),
        or(isNull(opensAt), lte(opensAt, now)),
        or(isNull(workouts.releaseAt), lte(workouts.releaseAt, now)),
        inArray(competitions.state, ['published', 'live']),
        sql`${remindedOf} is distinct from ${closesAt}`,
      ),
    )
    .then((rows) => rows.map(({ window }) => window));
}

/** False if somebody else did so first, or the end has changed since. */
export async function markReminded(
  database: Sql,
  { workoutId, closesAt }: Pick<SubmissionWindowRow, 'workoutId' | 'closesAt'>,
): Promise<boolean> {
  const { rowCount } = await database
    .update(submissionWindows)
    .set({ remindedOf: closesAt })
    .where(
      and(
        eq(submissionWindows.workoutId, workoutId),
        eq(submissionWindows.closesAt, closesAt),
        sql`${submissionWindows.remindedOf} is distinct from ${submissionWindows.closesAt}`,
      ),
    );
  return rowCount === 1;
}

/** Whether an entry can still submit: nothing handed in counts, and the staff recorded nothing. */
export function owes(database: Sql) {
  const later = alias(scores, 'later');
  const one = { one: sql`1` };
  const handedIn = database
    .select(one)
    .from(submissions)
    .where(
      and(
        eq(submissions.workoutId, workouts.id),
        eq(submissions.entryId, entries.id),
        inArray(submissions.state, ['open', 'accepted', 'adjusted', 'zeroed']),
      ),
    );
  const follows = database.select(one).from(later).where(eq(later.previousId, scores.id));
  const recorded = database
    .select(one)
    .from(scores)
    .where(
      and(
        eq(scores.workoutId, workouts.id),
        eq(scores.entryId, entries.id),
        sql`${scores.value} is not null`,
        notExists(follows),
      ),
    );
  return and(
    eq(entries.state, 'active'),
    sql`(${workouts.divisionIds} is null or ${entries.divisionId} = any(${workouts.divisionIds}))`,
    notExists(handedIn),
    notExists(recorded),
  );
}

/** People with an account in entries that haven't submitted in a workout. */
export async function findWhoOwes(database: Sql, workoutId: string): Promise<string[]> {
  const owing = database
    .select({ id: entries.id })
    .from(entries)
    .innerJoin(workouts, eq(workouts.competitionId, entries.competitionId))
    .where(and(eq(workouts.id, workoutId), owes(database)));
  const found = await database
    .select({ personId: sql<string>`owing.person_id` })
    .from(sql`${peopleInEntries(owing)} owing`);
  return found.map(({ personId }) => personId);
}

interface Pair {
  readonly workoutId: string;
  readonly personId: string;
}

/** Windows with what a notice about them says, for people who still owe a result. */
export function findWindowsForNotices(database: Sql, pairs: readonly Pair[]) {
  const workoutIds = sql.param(pairs.map(({ workoutId }) => workoutId));
  const personIds = sql.param(pairs.map(({ personId }) => personId));
  const personId = sql<string>`asked.person_id`;
  const owing = database
    .select({ one: sql`1` })
    .from(entries)
    .where(
      and(
        eq(entries.competitionId, workouts.competitionId),
        sql`${entries.id} in ${idsOfEntriesWith(personId)}`,
        owes(database),
      ),
    );
  return database
    .select({
      personId,
      workoutId: workouts.id,
      workout: workouts.name,
      closesAt: submissionWindows.closesAt,
      competition: competitions.name,
      zone: competitions.zone,
    })
    .from(sql`unnest(${workoutIds}::uuid[], ${personIds}::uuid[]) as asked (workout_id, person_id)`)
    .innerJoin(workouts, eq(workouts.id, sql`asked.workout_id`))
    .innerJoin(submissionWindows, eq(submissionWindows.workoutId, workouts.id))
    .innerJoin(competitions, eq(competitions.id, workouts.competitionId))
    .where(and(inArray(competitions.state, ['published', 'live']), exists(owing)));
}
