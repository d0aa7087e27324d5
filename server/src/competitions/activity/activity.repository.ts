import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { people, personText } from '../../accounts/people/people.table.ts';
import { auditRows } from '../../audit/audit.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { everyWord } from '../../platform/database/search-words.ts';
import { adjustments } from '../decisions/adjustments.table.ts';
import { penalties } from '../decisions/penalties.table.ts';
import { searchEntries } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { type ScoreRow, scoreColumns, scores } from '../scores/scores.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** The ids of all entries of a competition. */
export function entryIdsOf(competitionId: string): SQL {
  return sql`(select ${entries.id} from ${entries} where ${entries.competitionId} = ${competitionId})`;
}

/**
 * The condition on the log for what was typed: each word in the name of who did it, of the athlete, the workout or the
 * thing it was done to, in the reason, or in what was done; `actionsWith` names the actions that say a word.
 */
export function isFound(
  competitionId: string,
  typed: string,
  actionsWith: (word: string) => readonly string[],
): SQL {
  const { actorId, action, subjectKind, subjectId, before, after, reason } = auditRows;
  // Read once each, by the indexes of names, and kept as a hash.
  const persons = (word: string) =>
    sql`(select ${people.id} from ${people} where ${matchesPrefixes(personText(people), word)})`;
  const athletes = (word: string) => sql`(select ${entries.id} from ${entries}
    where ${entries.competitionId} = ${competitionId} and ${searchEntries(word, true)})`;
  const ofWorkouts = (word: string) => sql`(select ${workouts.id}::text from ${workouts}
    where ${workouts.competitionId} = ${competitionId} and ${matchesPrefixes(sql`${workouts.name}`, word)})`;
  const thing = sql`concat_ws(' ', ${after}->>'name', ${after}->>'title', ${after}->>'place',
    ${before}->>'name', ${before}->>'title', ${before}->>'place')`;
  return everyWord(typed, (word) => {
    const actions = actionsWith(word);
    return or(
      actions.length > 0 ? inArray(action, [...actions]) : undefined,
      sql`${actorId} in ${persons(word)}`,
      and(eq(subjectKind, 'entry'), sql`${subjectId} in ${athletes(word)}`),
      sql`coalesce(${after}->>'workoutId', ${before}->>'workoutId') in ${ofWorkouts(word)}`,
      sql`(${reason} is not null and ${matchesPrefixes(sql`${reason}`, word)})`,
      sql`(${subjectKind} <> 'entry' and ${matchesPrefixes(thing, word)})`,
    );
  });
}

export async function findNames(database: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, [...ids]));
  return new Map(found.map(({ id, name }) => [id, name]));
}

export function findEntriesById(database: Sql, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  const { id, name, bib, state, mergedInto } = entries;
  return database
    .select({ id, name, bib, state, mergedInto })
    .from(entries)
    .where(inArray(entries.id, [...ids]));
}

/** Scores by id, current or not. */
export function findScoresById(database: Sql, ids: readonly string[]): Promise<ScoreRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return database
    .select(scoreColumns)
    .from(scores)
    .where(inArray(scores.id, [...ids]));
}

/** Which of these penalties and adjustments still apply. */
export async function findApplied(
  database: Sql,
  asked: { readonly penaltyIds: readonly string[]; readonly adjustmentIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const found = [
    ...(asked.penaltyIds.length === 0
      ? []
      : await database
          .select({ id: penalties.id, withdrawnAt: penalties.withdrawnAt })
          .from(penalties)
          .where(inArray(penalties.id, [...asked.penaltyIds]))),
    ...(asked.adjustmentIds.length === 0
      ? []
      : await database
          .select({ id: adjustments.id, withdrawnAt: adjustments.withdrawnAt })
          .from(adjustments)
          .where(inArray(adjustments.id, [...asked.adjustmentIds]))),
  ];
  return new Set(found.flatMap(({ id, withdrawnAt }) => (withdrawnAt === null ? [id] : [])));
}
