import {
  type FolderCompetition,
  type FolderMark,
  type FolderStatus,
  folderCompetition,
  folderMarks,
  folderStatuses,
} from '@chalkline/contract/competitions/result-folder.schema.ts';
import {
  type FolderRecord,
  type FolderRow,
  figureIn,
  momentIn,
  placeIn,
  rowsOf,
  whereIs,
  wordIn,
} from './folder-rows.rules.ts';

/** A published cell: what one entry did in one workout, and what it got for it. */
export interface PublishedScore {
  readonly line: number;
  readonly workout: string;
  readonly entry: string;
  readonly result: string;
  readonly tiebreak: string;
  readonly secondTiebreak: string;
  readonly mark: FolderMark;
  /** null: none was given. */
  readonly place: number | null;
  readonly points: number | null;
  readonly knownDifference: string;
}

export interface PublishedStanding {
  readonly line: number;
  readonly entry: string;
  readonly status: FolderStatus;
  /** Any number that grows with time; null where it is not known. */
  readonly withdrewAt: number | null;
  readonly place: number | null;
  readonly total: number | null;
  readonly knownDifference: string;
}

export interface ResultFolder {
  readonly competition: FolderCompetition;
  readonly scores: readonly PublishedScore[];
  readonly standings: readonly PublishedStanding[];
}

export interface FolderTexts {
  /** What `competition.json` holds. */
  readonly competition: unknown;
  /** Records of the tables, the header first. */
  readonly scores: readonly FolderRecord[];
  readonly standings: readonly FolderRecord[];
}

/** The folder, or sentences that say what is wrong with it. */
export type FolderReading = { readonly folder: ResultFolder } | { readonly faults: readonly string[] };

/** Understands the three files of a folder of published results. */
export function readResultFolder(texts: FolderTexts): FolderReading {
  const read = folderCompetition.safeParse(texts.competition);
  if (!read.success) {
    return {
      faults: read.error.issues.map(
        ({ path, message }) =>
          `competition.json: ${path.length > 0 ? path.join('.') : 'the whole'}: ${message}.`,
      ),
    };
  }
  const faults: string[] = [];
  const scores = rowsOf('scores.csv', texts.scores, scoreColumns, faults).map((row) => scoreOf(row, faults));
  const standings = rowsOf('overall.csv', texts.standings, standingColumns, faults).map((row) =>
    standingOf(row, faults),
  );
  const folder = { competition: read.data, scores, standings };
  faults.push(...misfits(folder));
  return faults.length > 0 ? { faults } : { folder };
}

const scoreColumns = {
  needed: ['workout', 'entry', 'result', 'place', 'points'],
  others: ['tiebreak', 'second_tiebreak', 'mark', 'known_difference'],
} as const;
const standingColumns = {
  needed: ['entry', 'place', 'total'],
  others: ['status', 'withdrew_at', 'known_difference'],
} as const;

function scoreOf(row: FolderRow, faults: string[]): PublishedScore {
  return {
    line: row.line,
    workout: row.cell('workout'),
    entry: row.cell('entry'),
    result: row.cell('result'),
    tiebreak: row.cell('tiebreak'),
    secondTiebreak: row.cell('second_tiebreak'),
    mark: wordIn(folderMarks, row.cell('mark'), row, 'mark', faults),
    place: placeIn(row, faults),
    points: figureIn(row, 'points', faults),
    knownDifference: row.cell('known_difference'),
  };
}

function standingOf(row: FolderRow, faults: string[]): PublishedStanding {
  return {
    line: row.line,
    entry: row.cell('entry'),
    status: wordIn(folderStatuses, row.cell('status') || 'active', row, 'status', faults),
    withdrewAt: momentIn(row, 'withdrew_at', faults),
    place: placeIn(row, faults),
    total: figureIn(row, 'total', faults),
    knownDifference: row.cell('known_difference'),
  };
}

/** What does not fit together. */
function misfits({ competition, scores, standings }: ResultFolder): string[] {
  const workouts = new Set(competition.workouts.map(({ id }) => id));
  const entries = new Set(standings.map(({ entry }) => entry));
  const faults: string[] = [];
  if (workouts.size < competition.workouts.length) faults.push('competition.json: two workouts have one id.');
  if (standings.length === 0) faults.push('overall.csv: there are no entries.');
  faults.push(...twice('overall.csv', standings, ({ entry }) => entry));
  faults.push(...twice('scores.csv', scores, ({ workout, entry }) => `${workout}, ${entry}`));
  for (const { line, workout, entry } of scores) {
    const at = (column: string) => whereIs({ file: 'scores.csv', line }, column);
    if (!workouts.has(workout)) faults.push(`${at('workout')}: there is no workout '${workout}'.`);
    if (!entries.has(entry)) faults.push(`${at('entry')}: '${entry}' is not in overall.csv.`);
  }
  for (const { line, entry } of standings) {
    if (entry === '') faults.push(`${whereIs({ file: 'overall.csv', line }, 'entry')}: it is missing.`);
  }
  return faults;
}

function twice<Row extends { readonly line: number }>(
  file: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): string[] {
  const first = new Map<string, number>();
  return rows.flatMap((row) => {
    const key = keyOf(row);
    const before = first.get(key);
    if (before !== undefined) return [`${file}, line ${row.line}: '${key}' is also in line ${before}.`];
    first.set(key, row.line);
    return [];
  });
}
