import { type Penalty, penalty } from '@chalkline/contract/competitions/penalty.schema.ts';
import {
  type FolderCompetition,
  type FolderMark,
  type FolderStatus,
  folderCompetition,
  folderMarks,
  folderPenaltyKinds,
  folderStatuses,
} from '@chalkline/contract/competitions/result-folder.schema.ts';
import {
  type FolderRecord,
  type FolderRow,
  figureIn,
  momentIn,
  oncePerCause,
  placeIn,
  rowsOf,
  whereIs,
  wholeIn,
  wordIn,
} from './folder-rows.rules.ts';
import { settingFaults } from './setting-faults.rules.ts';

/** A published cell: what one entry did in one workout, and what it got for it. */
export interface PublishedScore {
  readonly line: number;
  readonly workout: string;
  readonly entry: string;
  readonly result: string;
  readonly tiebreak: string;
  readonly secondTiebreak: string;
  readonly mark: FolderMark;
  /** Empty: not given. */
  readonly variant: string;
  /** The knock-out round that was reached; null: not given. */
  readonly round: number | null;
  /** null: none was given. */
  readonly place: number | null;
  readonly points: number | null;
  readonly knownDifference: string;
}

/** A line of `members.csv`: what a member of a team did in one workout. `entry` is the member. */
export interface MemberScore extends PublishedScore {
  readonly team: string;
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

/** A line of `penalties.csv`. */
export interface PublishedPenalty {
  readonly line: number;
  readonly workout: string;
  readonly entry: string;
  readonly kind: Penalty['kind'];
  readonly amount: number;
  readonly reason: string;
}

/** A line of `adjustments.csv`: points given or taken by hand. */
export interface PublishedAdjustment {
  readonly line: number;
  readonly entry: string;
  readonly points: number;
  readonly reason: string;
}

export interface ResultFolder {
  readonly competition: FolderCompetition;
  readonly scores: readonly PublishedScore[];
  readonly standings: readonly PublishedStanding[];
  /** Of teams that are added up; empty otherwise. */
  readonly members: readonly MemberScore[];
  readonly penalties: readonly PublishedPenalty[];
  readonly adjustments: readonly PublishedAdjustment[];
}

export interface FolderTexts {
  /** What `competition.json` holds. */
  readonly competition: unknown;
  /** Records of the tables, the header first. */
  readonly scores: readonly FolderRecord[];
  readonly standings: readonly FolderRecord[];
  /** Left out: the folder has no such file. */
  readonly members?: readonly FolderRecord[];
  readonly penalties?: readonly FolderRecord[];
  readonly adjustments?: readonly FolderRecord[];
}

/** The folder, or sentences that say what is wrong with it. */
export type FolderReading = { readonly folder: ResultFolder } | { readonly faults: readonly string[] };

/** What is entered: the scores of the entries, or of their members. */
export function enteredScores({ competition, scores, members }: ResultFolder): readonly PublishedScore[] {
  return competition.teams ? members : scores;
}

/** The table that `enteredScores` are from. */
export function enteredFile({ competition }: ResultFolder): string {
  return competition.teams ? 'members.csv' : 'scores.csv';
}

/** Understands the files of a folder of published results. */
export function readResultFolder(texts: FolderTexts): FolderReading {
  const read = folderCompetition.safeParse(texts.competition);
  const settings = settingFaults(texts.competition, read.error?.issues ?? []);
  if (!read.success || settings.length > 0) return { faults: settings };
  const faults: string[] = [];
  const scores = rowsOf('scores.csv', texts.scores, scoreColumns, faults).map((row) => scoreOf(row, faults));
  const standings = rowsOf('overall.csv', texts.standings, standingColumns, faults).map((row) =>
    standingOf(row, faults),
  );
  const members = rowsOf('members.csv', texts.members ?? [memberHeader], memberColumns, faults).map(
    (row) => ({
      ...scoreOf(row, faults),
      entry: row.cell('member'),
      team: row.cell('entry'),
    }),
  );
  const penalties = rowsOf('penalties.csv', texts.penalties ?? [penaltyHeader], penaltyColumns, faults).map(
    (row) => penaltyOf(row, faults),
  );
  const adjustments = rowsOf(
    'adjustments.csv',
    texts.adjustments ?? [adjustmentHeader],
    adjustmentColumns,
    faults,
  ).map((row) => adjustmentOf(row, faults));
  const folder = { competition: read.data, scores, standings, members, penalties, adjustments };
  faults.push(...misfits(folder));
  return faults.length > 0 ? { faults: oncePerCause(faults) } : { folder };
}

const scoreColumns = {
  needed: ['workout', 'entry', 'result', 'place', 'points'],
  others: ['tiebreak', 'second_tiebreak', 'mark', 'variant', 'round', 'known_difference'],
} as const;
const memberColumns = {
  needed: ['workout', 'entry', 'member', 'result'],
  others: ['tiebreak', 'second_tiebreak', 'mark', 'variant', 'round'],
} as const;
const memberHeader: FolderRecord = { line: 1, cells: memberColumns.needed };
const penaltyColumns = { needed: ['workout', 'entry', 'kind', 'amount', 'reason'], others: [] } as const;
const adjustmentColumns = { needed: ['entry', 'points', 'reason'], others: [] } as const;
const penaltyHeader: FolderRecord = { line: 1, cells: penaltyColumns.needed };
const adjustmentHeader: FolderRecord = { line: 1, cells: adjustmentColumns.needed };
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
    variant: row.cell('variant'),
    round: wholeIn(row, 'round', faults),
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

function penaltyOf(row: FolderRow, faults: string[]): PublishedPenalty {
  const [first, ...others] = folderPenaltyKinds;
  const kind = wordIn([first, ...others], row.cell('kind'), row, 'kind', faults);
  const amount = figureIn(row, 'amount', faults) ?? 0;
  const reason = row.cell('reason');
  const read = penalty.safeParse({ kind, amount, reason });
  for (const column of new Set(read.error?.issues.map(({ path }) => String(path[0])))) {
    faults.push(
      `${whereIs(row, column)}: '${row.cell(column)}' isn’t a valid ${column} of a penalty in ${kind}.`,
    );
  }
  return { line: row.line, workout: row.cell('workout'), entry: row.cell('entry'), kind, amount, reason };
}

function adjustmentOf(row: FolderRow, faults: string[]): PublishedAdjustment {
  const points = figureIn(row, 'points', faults) ?? 0;
  const reason = row.cell('reason');
  if (points === 0) faults.push(`${whereIs(row, 'points')}: it changes nothing.`);
  if (reason === '') faults.push(`${whereIs(row, 'reason')}: it is missing.`);
  return { line: row.line, entry: row.cell('entry'), points, reason };
}

/** What does not fit together. */
function misfits(folder: ResultFolder): string[] {
  const { competition, scores, standings, members, penalties, adjustments } = folder;
  const workoutOf = new Map(competition.workouts.map((workout) => [workout.id, workout]));
  const workouts = new Set(workoutOf.keys());
  const entries = new Set(standings.map(({ entry }) => entry));
  const faults: string[] = [];
  if (workouts.size < competition.workouts.length) faults.push('competition.json: two workouts have one id.');
  if (standings.length === 0) faults.push('overall.csv: there are no entries.');
  faults.push(...twice('overall.csv', standings, ({ entry }) => entry));
  faults.push(...twice('scores.csv', scores, ({ workout, entry }) => `${workout}, ${entry}`));
  faults.push(...memberMisfits(folder, entries));
  const inFile = (file: string, line: number) => (column: string) => whereIs({ file, line }, column);
  const overall = { file: 'overall.csv', known: entries };
  const requireKnown = (
    at: (column: string) => string,
    entry: string,
    workout?: string,
    { file, known } = overall,
  ) => {
    if (workout !== undefined && !workouts.has(workout))
      faults.push(`${at('workout')}: there is no workout '${workout}'.`);
    if (!known.has(entry)) faults.push(`${at('entry')}: '${entry}' is not in ${file}.`);
  };
  const given = [
    ...scores.map((row) => ({ ...row, at: inFile('scores.csv', row.line), whose: row.entry })),
    ...members.map((row) => ({ ...row, at: inFile('members.csv', row.line), whose: row.team })),
  ];
  for (const { at, workout, whose, variant, round } of given) {
    requireKnown(at, whose, workout);
    const { variants, knockout_rounds: rounds } = workoutOf.get(workout) ?? {};
    if (variant !== '' && workouts.has(workout) && !variants?.includes(variant))
      faults.push(`${at('variant')}: workout '${workout}' has no variant '${variant}'.`);
    if (round !== null && workouts.has(workout) && round > (rounds ?? 0))
      faults.push(`${at('round')}: workout '${workout}' has no round ${round}.`);
  }
  // A penalty is taken off a score, and teams that are added up have none of their own.
  const scored = competition.teams
    ? { file: 'members.csv', known: new Set(members.map(({ entry }) => entry)) }
    : overall;
  for (const { line, workout, entry } of penalties)
    requireKnown(inFile('penalties.csv', line), entry, workout, scored);
  for (const { line, entry } of adjustments) requireKnown(inFile('adjustments.csv', line), entry);
  for (const { line, entry } of standings) {
    if (entry === '') faults.push(`${whereIs({ file: 'overall.csv', line }, 'entry')}: it is missing.`);
  }
  return faults;
}

/** Members without teams that are added up, or the other way around; members of two teams. */
function memberMisfits({ competition, members }: ResultFolder, entries: ReadonlySet<string>): string[] {
  if (!competition.teams) {
    return members.length === 0 ? [] : ["members.csv: there is no setting 'teams' in competition.json."];
  }
  if (members.length === 0) return ['members.csv: there are no members whose results could be added up.'];
  const faults = twice('members.csv', members, ({ workout, entry }) => `${workout}, ${entry}`);
  const teamOf = new Map<string, string>();
  for (const { line, entry, team } of members) {
    const at = whereIs({ file: 'members.csv', line }, 'member');
    if (entry === '') faults.push(`${at}: it is missing.`);
    if (entries.has(entry)) faults.push(`${at}: '${entry}' is a team in overall.csv.`);
    const before = teamOf.get(entry) ?? team;
    if (before !== team) faults.push(`${at}: '${entry}' is a member of '${before}' already.`);
    teamOf.set(entry, before);
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
