import type { RowProblem } from '@chalkline/contract/competitions/import.schema.ts';
import {
  type CsvRow,
  type CsvTable,
  findColumns,
  plainHeader,
  plainName,
  rowProblemOf,
} from '../../imports/csv-table.rules.ts';
import { athleteColumns } from './athlete-columns.rules.ts';
import type { AthleteCells, AthleteHeaders } from './scored-entry.rules.ts';

/** A score as the file has it, not yet parsed. */
export interface ScoreLine extends AthleteCells {
  /** The header of the score's column. */
  readonly column: string;
  readonly workoutId: string;
  readonly typed: string;
  readonly tiebreak: string;
  /** The place the file gives it; only compared. */
  readonly place: string;
  readonly placeColumn: string;
}

/** The overall place a file gives, which is only compared, or the word in its place. */
export type OverallLine = AthleteCells & Pick<ScoreLine, 'place' | 'placeColumn'>;

export interface NamedWorkout {
  readonly id: string;
  readonly name: string;
}

export interface ScoresTable {
  readonly lines: readonly ScoreLine[];
  readonly overall: readonly OverallLine[];
  /** Cells of a column with each athlete's state in the competition. */
  readonly statuses: readonly OverallLine[];
  readonly problems: readonly RowProblem[];
  readonly ignoredColumns: readonly string[];
  readonly headers: AthleteHeaders;
}

const columnNames = {
  ...athleteColumns,
  workout: ['workout', 'event', 'wod', 'test', 'workoutname'],
  score: ['score', 'result'],
  tiebreak: ['tiebreak', 'tiebreaker', 'tie', 'tb'],
  place: ['place', 'rank', 'position', 'placement'],
  status: ['status', 'entrystatus'],
  overall: ['overall', 'overallrank', 'overallplace', 'finalrank', 'finalplace'],
} as const;

/** Columns of other exports that say nothing about a score. */
const beside = ['country', 'region', 'affiliate', 'gym', 'points', 'total'];

/**
 * Reads a table in one of two forms: long, with one row per score and its workout in a column (or one workout for the
 * whole file), or wide, with one row per athlete and one column per workout.
 */
export function readScoresTable(
  table: CsvTable,
  workouts: readonly NamedWorkout[],
  workoutId: string | null,
): ScoresTable {
  const { at, unknown, problems: twice } = findColumns(table.header, columnNames);
  const headerOf = (column: keyof typeof columnNames) => table.header[at.get(column) ?? -1] ?? null;
  const headers = {
    bib: headerOf('bib'),
    athlete: headerOf('name') ?? headerOf('lastName') ?? headerOf('firstName'),
    division: headerOf('division'),
  };
  const problems: RowProblem[] = [...twice];
  if (headers.bib === null && headers.athlete === null) {
    const message = 'The bib or athlete name column is missing. Add one to the file.';
    problems.push(rowProblemOf(1, null, 'column_missing', message));
  }
  const isLong = at.has('score');
  const wide = isLong
    ? { columns: [], strange: unknown }
    : findWorkoutColumns(table.header, unknown, workouts);
  if (!isLong && wide.columns.length === 0) {
    const message = 'The score column is missing. Add one named score, or one per workout with its name.';
    problems.push(rowProblemOf(1, null, 'column_missing', message));
  }
  if (isLong && !at.has('workout') && workoutId === null) {
    problems.push(
      rowProblemOf(1, null, 'column_missing', 'The workout column is missing. Add one to the file.'),
    );
  }
  const ignoredColumns: string[] = [];
  for (const index of wide.strange) {
    const header = table.header[index] ?? '';
    if (header === '') continue;
    if (isLong || beside.includes(plainHeader(header))) ignoredColumns.push(header);
    else problems.push(rowProblemOf(1, header, 'column_unknown', `There is no workout '${header}'.`));
  }
  if (problems.length > 0) return { lines: [], overall: [], statuses: [], problems, ignoredColumns, headers };
  const cellOf = (row: CsvRow, index: number | undefined) => row.cells[index ?? -1] ?? '';
  const lines: ScoreLine[] = [];
  const overall: OverallLine[] = [];
  const statuses: OverallLine[] = [];
  const statusAt = at.get('status');
  // With one row per athlete, the only place column is the overall one.
  const overallAt = at.get('overall') ?? (isLong ? undefined : at.get('place'));
  for (const row of table.rows) {
    const typedName = cellOf(row, at.get('name'));
    const parted = `${cellOf(row, at.get('firstName'))} ${cellOf(row, at.get('lastName'))}`.trim();
    const athlete = {
      row: row.row,
      bib: cellOf(row, at.get('bib')),
      athlete: typedName === '' ? parted : typedName,
      division: cellOf(row, at.get('division')),
    };
    const placedBy = (index: number) => ({
      ...athlete,
      place: cellOf(row, index),
      placeColumn: table.header[index] ?? '',
    });
    if (overallAt !== undefined) overall.push(placedBy(overallAt));
    if (statusAt !== undefined) statuses.push(placedBy(statusAt));
    if (isLong) {
      const found = at.has('workout') ? workoutNamed(cellOf(row, at.get('workout')), workouts) : workoutId;
      if (found === null)
        problems.push(workoutUnknown(row.row, table.header[at.get('workout') ?? -1] ?? null));
      else
        lines.push({
          ...athlete,
          column: table.header[at.get('score') ?? -1] ?? 'score',
          workoutId: found,
          typed: cellOf(row, at.get('score')),
          tiebreak: cellOf(row, at.get('tiebreak')),
          place: cellOf(row, at.get('place')),
          placeColumn: headerOf('place') ?? '',
        });
    }
    for (const column of wide.columns) {
      lines.push({
        ...athlete,
        column: table.header[column.score] ?? '',
        workoutId: column.workoutId,
        typed: cellOf(row, column.score),
        tiebreak: cellOf(row, column.tiebreak),
        place: cellOf(row, column.place),
        placeColumn: table.header[column.place ?? -1] ?? '',
      });
    }
  }
  return { lines, overall, statuses, problems, ignoredColumns, headers };
}

function workoutUnknown(row: number, column: string | null): RowProblem {
  return rowProblemOf(row, column, 'workout_unknown', 'This workout doesn’t exist.');
}

/** By name, or by its number in the competition's order. */
function workoutNamed(typed: string, workouts: readonly NamedWorkout[]): string | null {
  const byName = workouts.find(({ name }) => plainName(name) === plainName(typed));
  const number = /^(?:workout|event|wod|test)?\s*#?(\d{1,2})$/i.exec(typed.trim())?.[1];
  return (byName ?? workouts[Number(number ?? 0) - 1])?.id ?? null;
}

interface WorkoutColumns {
  readonly workoutId: string;
  readonly score: number;
  tiebreak?: number;
  place?: number;
}

/** Longer than any workout's name: parsing a header takes quadratic time. */
const longestHeader = 300;

/** `Breakwater`, `Breakwater tiebreak`, `Breakwater place`. */
function findWorkoutColumns(
  header: readonly string[],
  candidates: readonly number[],
  workouts: readonly NamedWorkout[],
): { columns: readonly WorkoutColumns[]; strange: readonly number[] } {
  const columns = new Map<string, WorkoutColumns>();
  const strange: number[] = [];
  const others: number[] = [];
  for (const index of candidates) {
    const workoutId = workoutNamed(header[index] ?? '', workouts);
    if (workoutId === null || columns.has(workoutId)) others.push(index);
    else columns.set(workoutId, { workoutId, score: index });
  }
  for (const index of others) {
    const text = header[index] ?? '';
    const [, name = '', what = ''] =
      text.length > longestHeader
        ? []
        : (/^(.*?)[ _-]*(tie ?-?break(?:er)?|tb|place|rank)$/i.exec(text) ?? []);
    const column = columns.get(workoutNamed(name, workouts) ?? '');
    const part = /^t/i.test(what) ? 'tiebreak' : 'place';
    if (!column || what === '' || column[part] !== undefined) strange.push(index);
    else column[part] = index;
  }
  return { columns: [...columns.values()], strange };
}
