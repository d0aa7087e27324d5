import type { TeamScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { and, asc, desc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { builtOnce, valuesToCome } from '../../platform/database/built-once.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { type WorkoutRow, workouts } from '../workouts/workouts.table.ts';
import { type ScoreRow, scoreColumns, scores } from './scores.table.ts';

/** A score with who recorded it and how its workout is measured, which it is shown by. */
export interface RecordedScore extends ScoreRow {
  readonly recordedByName: string;
  readonly scoring: WorkoutRow['scoring'];
}

const later = alias(scores, 'later');

/** The condition that a score was never corrected. */
export function isCurrent(database: Sql): SQL {
  const corrected = database.select({ one: sql`1` }).from(later).where(eq(later.previousId, scores.id));
  return notExists(corrected);
}

function recorded(database: Sql) {
  return database
    .select({ score: scoreColumns, recordedByName: people.name, scoring: workouts.scoring })
    .from(scores)
    .innerJoin(people, eq(people.id, scores.createdBy))
    .innerJoin(workouts, eq(workouts.id, scores.workoutId));
}

export async function findSubmission(database: Sql, submissionId: string): Promise<RecordedScore | null> {
  const [found] = await recorded(database).where(eq(scores.submissionId, submissionId));
  return found ? flat(found) : null;
}

/** Get the score history of one entry in one workout, latest first. */
export async function findHistory(
  database: Sql,
  workoutId: string,
  entryId: string,
): Promise<RecordedScore[]> {
  const rows = await recorded(database)
    .where(and(eq(scores.workoutId, workoutId), eq(scores.entryId, entryId)))
    .orderBy(desc(scores.receivedAt), desc(scores.id));
  return inChainOrder(rows.map(flat));
}

/** The score of an entry in a workout that was not corrected. */
export async function findCurrentScore(
  database: Sql,
  workoutId: string,
  entryId: string,
): Promise<ScoreRow | null> {
  const [found] = await database
    .select(scoreColumns)
    .from(scores)
    .where(and(eq(scores.workoutId, workoutId), eq(scores.entryId, entryId), isCurrent(database)));
  return found ?? null;
}

/** The same for many, with who recorded them. */
export async function findCurrentScoresOf(
  database: Sql,
  workoutIds: readonly string[],
  entryIds: readonly string[],
): Promise<RecordedScore[]> {
  const rows = await recorded(database).where(
    and(
      sql`${scores.workoutId} = any(${sql.param([...workoutIds])}::uuid[])`,
      sql`${scores.entryId} = any(${sql.param([...entryIds])}::uuid[])`,
      isCurrent(database),
    ),
  );
  return rows.map(flat);
}

export async function workoutHasAnyScore(database: Sql, workoutId: string): Promise<boolean> {
  const found = await database
    .select({ id: scores.id })
    .from(scores)
    .where(eq(scores.workoutId, workoutId))
    .limit(1);
  return found.length > 0;
}

/** Whether an entry of these divisions was ever given a score in it. */
export async function isScoredIn(
  database: Sql,
  workoutId: string,
  divisionIds: readonly string[],
): Promise<boolean> {
  const found = await database
    .select({ id: scores.id })
    .from(scores)
    .innerJoin(entries, eq(entries.id, scores.entryId))
    .where(and(eq(scores.workoutId, workoutId), inArray(entries.divisionId, [...divisionIds])))
    .limit(1);
  return found.length > 0;
}

/** The division of an entry; null when it is no entry of the competition. */
export async function findDivisionOfEntry(
  database: Sql,
  competitionId: string,
  entryId: string,
): Promise<string | null> {
  const [found] = await database
    .select({ divisionId: entries.divisionId })
    .from(entries)
    .where(and(eq(entries.competitionId, competitionId), eq(entries.id, entryId)));
  return found?.divisionId ?? null;
}

/** All that decides what becomes of a score that comes in. */
export interface ScoreSlot {
  /** null: it is none of the competition. */
  readonly workout: Pick<WorkoutRow, 'id' | 'scoring' | 'divisionIds'> | null;
  readonly entry: {
    readonly divisionId: string;
    readonly teams: TeamScoring | null;
    /** The entry that it was merged into. */
    readonly mergedInto: string | null;
  } | null;
  /** The score that was not corrected. */
  readonly current: ScoreRow | null;
  /** A score came in under this submission before. */
  readonly isKnown: boolean;
}

/** In one statement, built once: of an open, thousands come in a minute. */
export async function findSlot(
  database: Sql,
  asked: Pick<ScoreRow, 'competitionId' | 'workoutId' | 'entryId' | 'submissionId'>,
): Promise<ScoreSlot> {
  const [found] = await builtSlot(database, 'one').execute(asked);
  if (!found) return { workout: null, entry: null, current: null, isKnown: false };
  const { entry, teams } = found;
  return { ...found, entry: entry && { ...entry, teams } };
}

const builtSlot = builtOnce('score slot', (database, _shape, statement) => {
  const workoutId = sql.placeholder('workoutId');
  const entryId = sql.placeholder('entryId');
  const ofSlot = and(eq(scores.workoutId, workoutId), eq(scores.entryId, entryId), isCurrent(database));
  const submitted = sql`(select 1 from competitions.scores where submission_id = ${sql.placeholder('submissionId')})`;
  return database
    .select({
      workout: { id: workouts.id, scoring: workouts.scoring, divisionIds: workouts.divisionIds },
      entry: { divisionId: entries.divisionId, mergedInto: entries.mergedInto },
      teams: divisions.teams,
      current: scoreColumns,
      isKnown: sql<boolean>`exists ${submitted}`,
    })
    .from(competitions)
    .leftJoin(workouts, and(eq(workouts.competitionId, competitions.id), eq(workouts.id, workoutId)))
    .leftJoin(entries, and(eq(entries.competitionId, competitions.id), eq(entries.id, entryId)))
    .leftJoin(divisions, eq(divisions.id, entries.divisionId))
    .leftJoin(scores, ofSlot)
    .where(eq(competitions.id, sql.placeholder('competitionId')))
    .prepare(statement);
});

/**
 * Appends a score. False when it no longer fits the chain: what it corrects was corrected meanwhile, or
 * another one was the first. A parallel one is waited for.
 */
export async function insertScore(database: Sql, row: ScoreRow): Promise<boolean> {
  const result = await builtScore(database, 'one').execute({ ...row });
  return result.rowCount === 1;
}

const builtScore = builtOnce('new score', (database, _shape, statement) =>
  database.insert(scores).values(valuesToCome(scoreColumns)).onConflictDoNothing().prepare(statement),
);

export interface ExportedScore {
  readonly bib: number;
  readonly name: string;
  readonly division: string;
  readonly workout: string;
  readonly score: ScoreRow;
  readonly scoring: WorkoutRow['scoring'];
}

/** All current scores of a competition that have a value, by workout and bib. */
export function findCurrentScores(database: Sql, competitionId: string): Promise<ExportedScore[]> {
  return database
    .select({
      bib: entries.bib,
      name: entries.name,
      division: divisions.name,
      workout: workouts.name,
      score: scoreColumns,
      scoring: workouts.scoring,
    })
    .from(workouts)
    .innerJoin(scores, eq(scores.workoutId, workouts.id))
    .innerJoin(entries, eq(entries.id, scores.entryId))
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .where(
      and(eq(workouts.competitionId, competitionId), isCurrent(database), sql`${scores.value} is not null`),
    )
    .orderBy(asc(workouts.position), asc(workouts.id), asc(entries.bib));
}

function flat(row: {
  score: ScoreRow;
  recordedByName: string;
  scoring: WorkoutRow['scoring'];
}): RecordedScore {
  return { ...row.score, recordedByName: row.recordedByName, scoring: row.scoring };
}

/** Latest first by the chain itself: two can have been received in the same millisecond. */
function inChainOrder(rows: readonly RecordedScore[]): RecordedScore[] {
  const next = new Map(rows.map((row) => [row.previousId, row]));
  const chain: RecordedScore[] = [];
  for (let row = next.get(null); row; row = next.get(row.id)) chain.unshift(row);
  return chain;
}
