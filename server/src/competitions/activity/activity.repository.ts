import { inArray, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { adjustments } from '../decisions/adjustments.table.ts';
import { penalties } from '../decisions/penalties.table.ts';
import { entries } from '../entries/entries.table.ts';
import { type ScoreRow, scoreColumns, scores } from '../scores/scores.table.ts';

/** The ids of all entries of a competition. */
export function entryIdsOf(competitionId: string): SQL {
  return sql`(select ${entries.id} from ${entries} where ${entries.competitionId} = ${competitionId})`;
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
