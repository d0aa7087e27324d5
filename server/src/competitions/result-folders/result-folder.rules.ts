import {
  type FolderCompetition,
  type FolderMark,
  type FolderStatus,
  folderCompetition,
  folderMarks,
  folderStatuses,
} from '@chalkline/contract/competitions/result-folder.schema.ts';

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
  readonly scores: readonly (readonly string[])[];
  readonly standings: readonly (readonly string[])[];
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
  const scores = recordsOf('scores.csv', texts.scores, scoreColumns, faults).map((row) =>
    scoreOf(row, faults),
  );
  const standings = recordsOf('overall.csv', texts.standings, standingColumns, faults).map((row) =>
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

interface FolderRow {
  readonly file: string;
  readonly line: number;
  readonly cell: (column: string) => string;
}

function recordsOf(
  file: string,
  records: readonly (readonly string[])[],
  columns: { readonly needed: readonly string[]; readonly others: readonly string[] },
  faults: string[],
): FolderRow[] {
  const [header = [], ...rows] = records;
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = columns.needed.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    faults.push(`${file}: there is no column ${missing.map((name) => `'${name}'`).join(', ')}.`);
    return [];
  }
  return rows.map((cells, index) => ({
    file,
    line: index + 2,
    cell: (column) => (cells[names.indexOf(column)] ?? '').trim(),
  }));
}

function scoreOf(row: FolderRow, faults: string[]): PublishedScore {
  const mark = row.cell('mark').toLowerCase();
  return {
    line: row.line,
    workout: row.cell('workout'),
    entry: row.cell('entry'),
    result: row.cell('result'),
    tiebreak: row.cell('tiebreak'),
    secondTiebreak: row.cell('second_tiebreak'),
    mark: oneOf(folderMarks, mark, row, 'mark', faults),
    place: placeOf(row, faults),
    points: figureOf(row, 'points', faults),
    knownDifference: row.cell('known_difference'),
  };
}

function standingOf(row: FolderRow, faults: string[]): PublishedStanding {
  const status = row.cell('status');
  const spelled = folderStatuses.find((known) => known.toLowerCase() === status.toLowerCase());
  return {
    line: row.line,
    entry: row.cell('entry'),
    status: oneOf(folderStatuses, status === '' ? 'active' : (spelled ?? status), row, 'status', faults),
    withdrewAt: figureOf(row, 'withdrew_at', faults),
    place: placeOf(row, faults),
    total: figureOf(row, 'total', faults),
    knownDifference: row.cell('known_difference'),
  };
}

function oneOf<Known extends string>(
  known: readonly [Known, ...Known[]] | readonly Known[],
  text: string,
  row: FolderRow,
  column: string,
  faults: string[],
): Known {
  const found = known.find((one) => one === text);
  if (found !== undefined) return found;
  const choices = known.filter((one) => one !== '').join(', ');
  faults.push(`${row.file}, line ${row.line}: ${column} '${text}' is none of ${choices}.`);
  return known[0] as Known;
}

function placeOf(row: FolderRow, faults: string[]): number | null {
  const text = row.cell('place');
  if (text === '') return null;
  if (/^\d+$/.test(text) && Number(text) > 0) return Number(text);
  faults.push(`${row.file}, line ${row.line}: place '${text}' is no place.`);
  return null;
}

/** A number, or a time, which counts in seconds. */
function figureOf(row: FolderRow, column: string, faults: string[]): number | null {
  const text = row.cell(column);
  if (text === '') return null;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (/^\d+(:\d{1,2}){1,2}(\.\d+)?$/.test(text)) {
    return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
  }
  faults.push(`${row.file}, line ${row.line}: ${column} '${text}' is no number.`);
  return null;
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
    const where = `scores.csv, line ${line}:`;
    if (!workouts.has(workout)) faults.push(`${where} there is no workout '${workout}'.`);
    if (!entries.has(entry)) faults.push(`${where} entry '${entry}' is not in overall.csv.`);
  }
  for (const { line, entry } of standings) {
    if (entry === '') faults.push(`overall.csv, line ${line}: the entry is missing.`);
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
    if (before !== undefined)
      return [`${file}, line ${row.line}: '${key}' stands in line ${before} as well.`];
    first.set(key, row.line);
    return [];
  });
}
