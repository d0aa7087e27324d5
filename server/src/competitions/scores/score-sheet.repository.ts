import type { ScoreCount, ScoreSheetQuery } from '@chalkline/contract/competitions/score.schema.ts';
import { and, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { type Entry, entryColumns, isOwn } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { workouts } from '../workouts/workouts.table.ts';
import type { MadeCheck } from './score-checks.repository.ts';
import { scoreChecks } from './score-checks.table.ts';
import { isCurrent, type RecordedScore } from './scores.repository.ts';
import { scoreColumns, scores } from './scores.table.ts';

const checkers = alias(people, 'checkers');

/** Scores that are in, and entries that take part, by division and workout; only where there are entries. */
export function countCurrentScores(database: Sql, competitionId: string): Promise<ScoreCount[]> {
  return database
    .select({
      divisionId: entries.divisionId,
      workoutId: workouts.id,
      entries: sql<number>`(count(*) filter (where ${entries.state} = 'active' or ${scores.value} is not null))::int`,
      scores: sql<number>`count(${scores.value})::int`,
      unchecked: sql<number>`(count(${scores.value}) filter (where ${scoreChecks.state} is null))::int`,
      followUp: sql<number>`(count(${scores.value}) filter (where ${scoreChecks.state} = 'follow_up'))::int`,
    })
    .from(workouts)
    .innerJoin(entries, eq(entries.competitionId, workouts.competitionId))
    .leftJoin(
      scores,
      and(eq(scores.workoutId, workouts.id), eq(scores.entryId, entries.id), isCurrent(database)),
    )
    .leftJoin(scoreChecks, eq(scoreChecks.scoreId, scores.id))
    .where(eq(workouts.competitionId, competitionId))
    .groupBy(entries.divisionId, workouts.id);
}

export interface SheetRow {
  readonly entry: Entry;
  readonly score: RecordedScore | null;
  readonly check: MadeCheck | null;
}

export interface SheetFilter {
  readonly competitionId: string;
  readonly workoutId: string;
  readonly divisionId?: string | undefined;
  /** Of the workout; null: all. */
  readonly divisionIds: readonly string[] | null;
  /** On entries, made where entries are searched. */
  readonly search?: SQL | undefined;
  /** Only active entries without a score; one that was taken away is missing again. */
  readonly missing?: boolean;
  readonly check?: ScoreSheetQuery['check'];
}

/** How many lines the sheet has in all. */
export async function countSheet(database: Sql, filter: SheetFilter): Promise<number> {
  const [found] = await database
    .select({ lines: count() })
    .from(entries)
    .leftJoin(
      scores,
      and(eq(scores.workoutId, filter.workoutId), eq(scores.entryId, entries.id), isCurrent(database)),
    )
    .leftJoin(scoreChecks, eq(scoreChecks.scoreId, scores.id))
    .where(ofSheet(filter));
  return found?.lines ?? 0;
}

export const sheetOrder = keyset<SheetRow>(ascending(entries.bib, ({ entry }) => entry.bib));

/** Entries by bib, each with its current score in one workout. */
export async function listSheet(database: Sql, filter: SheetFilter, page: KeysetPage): Promise<SheetRow[]> {
  const query = database
    .select({
      entry: entryColumns,
      score: scoreColumns,
      recordedByName: people.name,
      scoring: workouts.scoring,
      check: scoreChecks,
      checkedByName: checkers.name,
    })
    .from(entries)
    .innerJoin(workouts, eq(workouts.id, filter.workoutId))
    .leftJoin(
      scores,
      and(eq(scores.workoutId, workouts.id), eq(scores.entryId, entries.id), isCurrent(database)),
    )
    .leftJoin(people, eq(people.id, scores.createdBy))
    .leftJoin(scoreChecks, eq(scoreChecks.scoreId, scores.id))
    .leftJoin(checkers, eq(checkers.id, scoreChecks.createdBy));
  const rows = await pageOf(query.$dynamic(), ofSheet(filter), page);
  return rows.map(({ entry, score, recordedByName, scoring, check, checkedByName }) => ({
    entry,
    check: check && { ...check, byName: checkedByName ?? '' },
    score: score && { ...score, recordedByName: recordedByName ?? '', scoring },
  }));
}

function ofSheet({
  competitionId,
  divisionId,
  divisionIds,
  search,
  missing,
  check,
}: SheetFilter): SQL | undefined {
  const inDivision = and(
    divisionId === undefined ? undefined : eq(entries.divisionId, divisionId),
    divisionIds === null ? undefined : inArray(entries.divisionId, [...divisionIds]),
  );
  const awaited = missing ? and(eq(entries.state, 'active'), isNull(scores.value)) : undefined;
  return and(
    eq(entries.competitionId, competitionId),
    isOwn,
    inDivision,
    search,
    awaited,
    check && withMark(check),
  );
}

function withMark(check: NonNullable<SheetFilter['check']>): SQL | undefined {
  const mark = check === 'unchecked' ? isNull(scoreChecks.state) : eq(scoreChecks.state, check);
  return and(isNotNull(scores.value), mark);
}
