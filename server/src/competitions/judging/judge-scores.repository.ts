import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { type HeatRow, heats } from '../heats/heats.table.ts';
import { type WorkoutRow, workouts } from '../workouts/workouts.table.ts';
import { type JudgeScoreRow, judgeScores, laneJudges } from './judging.table.ts';

/** With who handed it in and how its workout is measured. */
export interface JudgeScore extends JudgeScoreRow {
  readonly judgeName: string;
  readonly scoring: WorkoutRow['scoring'];
}

export async function findJudgeScore(database: Sql, submissionId: string): Promise<JudgeScore | null> {
  const [found] = await database
    .select({ row: judgeScores, judgeName: people.name, scoring: workouts.scoring })
    .from(judgeScores)
    .innerJoin(people, eq(people.id, judgeScores.createdBy))
    .innerJoin(workouts, eq(workouts.id, judgeScores.workoutId))
    .where(eq(judgeScores.submissionId, submissionId));
  return found ? { ...found.row, judgeName: found.judgeName, scoring: found.scoring } : null;
}

/** Latest first. */
export async function findHandedIn(database: Sql, workoutId: string, entryId: string): Promise<JudgeScore[]> {
  const found = await database
    .select({ row: judgeScores, judgeName: people.name, scoring: workouts.scoring })
    .from(judgeScores)
    .innerJoin(people, eq(people.id, judgeScores.createdBy))
    .innerJoin(workouts, eq(workouts.id, judgeScores.workoutId))
    .where(and(eq(judgeScores.workoutId, workoutId), eq(judgeScores.entryId, entryId)))
    .orderBy(desc(judgeScores.receivedAt), desc(judgeScores.submissionId));
  return found.map(({ row, ...rest }) => ({ ...row, ...rest }));
}

export async function insertJudgeScore(database: Sql, row: JudgeScoreRow): Promise<void> {
  await database.insert(judgeScores).values(row);
}

/** False when it is no conflict any more. */
export async function writeSettled(
  database: Sql,
  submissionId: string,
  settled: Pick<JudgeScoreRow, 'outcome' | 'scoreId'>,
): Promise<boolean> {
  const result = await database
    .update(judgeScores)
    .set(settled)
    .where(and(eq(judgeScores.submissionId, submissionId), eq(judgeScores.outcome, 'conflict')));
  return result.rowCount === 1;
}

export interface OpenConflict extends JudgeScore {
  readonly entry: { readonly id: string; readonly name: string; readonly bib: number };
  readonly workoutName: string;
}

/** Longest open first. */
export async function findConflicts(database: Sql, competitionId: string): Promise<OpenConflict[]> {
  const { id, name, bib } = entries;
  const found = await database
    .select({
      row: judgeScores,
      judgeName: people.name,
      scoring: workouts.scoring,
      workoutName: workouts.name,
      entry: { id, name, bib },
    })
    .from(judgeScores)
    .innerJoin(people, eq(people.id, judgeScores.createdBy))
    .innerJoin(workouts, eq(workouts.id, judgeScores.workoutId))
    .innerJoin(entries, eq(entries.id, judgeScores.entryId))
    .where(and(eq(judgeScores.competitionId, competitionId), eq(judgeScores.outcome, 'conflict')))
    .orderBy(asc(judgeScores.receivedAt), asc(judgeScores.submissionId));
  return found.map(({ row, ...rest }) => ({ ...row, ...rest }));
}

/** Competitions that somebody is on the staff of and in which scores come in. */
export async function findJudgedCompetitions(database: Sql, personId: string): Promise<string[]> {
  const found = await database
    .select({ id: competitions.id })
    .from(competitionStaff)
    .innerJoin(competitions, eq(competitions.id, competitionStaff.competitionId))
    .where(and(eq(competitionStaff.personId, personId), inArray(competitions.state, ['published', 'live'])))
    .orderBy(asc(competitions.startsOn), asc(competitions.id));
  return found.map(({ id }) => id);
}

interface Span {
  readonly after: Date;
  readonly before: Date;
}

/** Heats that are partly within a span, by time. */
export function findHeatsWithin(
  database: Sql,
  competitionId: string,
  { after, before }: Span,
): Promise<HeatRow[]> {
  return database
    .select()
    .from(heats)
    .where(and(eq(heats.competitionId, competitionId), gt(heats.endsAt, after), lt(heats.startsAt, before)))
    .orderBy(asc(heats.startsAt), asc(heats.number), asc(heats.id));
}

/** Lanes a person judges, as `heat lane`. */
export async function findOwnLanes(
  database: Sql,
  competitionId: string,
  personId: string,
): Promise<ReadonlySet<string>> {
  const found = await database
    .select({ key: sql<string>`${laneJudges.heatId} || ' ' || ${laneJudges.lane}` })
    .from(laneJudges)
    .where(and(eq(laneJudges.personId, personId), eq(laneJudges.competitionId, competitionId)));
  return new Set(found.map(({ key }) => key));
}
