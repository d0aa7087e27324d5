import type {
  CompetitionScoring,
  PointsSetting,
  TeamScoring,
  WorkoutPoints,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import type { RankedStatus } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { CellKind } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Penalty } from '@chalkline/contract/competitions/penalty.schema.ts';
import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { type CutFrame, drawnCut } from '../cuts/board-cut.rules.ts';
import { type BoardInput, rankBoard } from '../ranking/board-ranking.rules.ts';
import { boardRows } from '../standings/board.rules.ts';

/** The version of the format, in the first entry. */
export const logVersion = 1;

interface OfDivision {
  readonly division: string;
}

/** A workout as cuts look at it, also one that the board doesn't show yet. */
type CutWorkout = CutFrame['allWorkouts'][number];

export interface DivisionEntry extends OfDivision {
  readonly type: 'division';
  readonly scoring: CompetitionScoring;
  readonly points: PointsSetting | null;
  readonly teams: TeamScoring | null;
  /** What the cut line is drawn from; null where that would say what isn't public yet. */
  readonly cuts: {
    readonly cuts: readonly Cut[];
    readonly plannedField: number | null;
    readonly made: readonly { readonly afterWorkoutId: string; readonly madeAt: number }[];
    readonly workouts: readonly CutWorkout[];
  } | null;
}

export interface WorkoutEntry extends OfDivision {
  readonly type: 'workout';
  readonly id: string;
  readonly scoring: WorkoutScoring;
  readonly points: WorkoutPoints;
  readonly over: boolean;
  readonly isShown: boolean;
  readonly publication: PublicationState;
}

interface FieldEntry extends OfDivision {
  readonly type: 'entry';
  readonly id: string;
  readonly bib: number;
  readonly status: RankedStatus;
  readonly leftAt: number | null;
  /** By the organizer's hand, among entries that tie. */
  readonly tieOrder: number | null;
}

interface MemberEntry extends OfDivision {
  readonly type: 'member';
  readonly teamId: string;
  readonly memberId: string;
}

export interface ScoreEntry extends OfDivision {
  readonly type: 'score';
  readonly id: string;
  /** The score it corrects. */
  readonly previousId: string | null;
  readonly workoutId: string;
  readonly entryId: string;
  readonly receivedAt: number;
  /** null: removed. */
  readonly value: ScoreValue | null;
}

interface PenaltyEntry extends OfDivision, Pick<Penalty, 'kind' | 'amount'> {
  readonly type: 'penalty';
  readonly id: string;
  readonly workoutId: string;
  readonly entryId: string;
}

interface AdjustmentEntry extends OfDivision {
  readonly type: 'adjustment';
  readonly entryId: string;
  readonly points: number;
}

/** A row of the board as it was when the log was written, best first. */
export interface PlaceEntry extends OfDivision {
  readonly type: 'place';
  readonly entryId: string;
  readonly place: number | null;
  readonly total: number | null;
  readonly cut: string | null;
  readonly workouts: readonly {
    readonly workoutId: string;
    readonly place: number | null;
    readonly points: number | null;
    readonly kind: CellKind;
  }[];
}

export type LogEntry =
  | {
      readonly type: 'log';
      readonly version: number;
      readonly competition: string;
      readonly view: BoardView;
    }
  | DivisionEntry
  | WorkoutEntry
  | FieldEntry
  | MemberEntry
  | ScoreEntry
  | PenaltyEntry
  | AdjustmentEntry
  | PlaceEntry
  /** How many entries come before it. */
  | { readonly type: 'end'; readonly entries: number };

/** All a board is ranked from. */
export interface LoggedBoard {
  readonly division: DivisionEntry;
  readonly workouts: readonly WorkoutEntry[];
  readonly field: readonly FieldEntry[];
  readonly members: readonly MemberEntry[];
  readonly scores: readonly ScoreEntry[];
  readonly penalties: readonly PenaltyEntry[];
  readonly adjustments: readonly AdjustmentEntry[];
}

/** The entries of a division: what it's ranked from, then its board as ranked from just that. */
export function divisionEntries(board: LoggedBoard, view: BoardView): LogEntry[] {
  const { division, workouts, field, members, scores, penalties, adjustments } = board;
  return [
    division,
    ...workouts,
    ...field,
    ...members,
    ...scores,
    ...penalties,
    ...adjustments,
    ...boardOf(board, view),
  ];
}

/** Ranks a division from the log alone. */
export function boardOf(board: LoggedBoard, view: BoardView): PlaceEntry[] {
  const { division, workouts } = board;
  const input = inputOf(board);
  const ranked = rankBoard(input);
  const { cuts } = division;
  const cut =
    cuts &&
    drawnCut(
      {
        division: {
          cuts: cuts.cuts,
          points: division.points,
          plannedField: cuts.plannedField,
          frozenAt: null,
        },
        competition: { scoring: division.scoring },
        allWorkouts: cuts.workouts,
        madeCuts: cuts.made.map(({ afterWorkoutId, madeAt }) => ({
          afterWorkoutId,
          madeAt: new Date(madeAt),
        })),
      },
      { view, workouts },
      ranked,
    );
  return boardRows(input, ranked, (index) => cut?.stateOf(index) ?? null).map((row) => ({
    type: 'place',
    division: division.division,
    entryId: row.entryId,
    place: row.place,
    total: row.total,
    cut: row.cut ?? null,
    workouts: row.cells.map(({ place, points, kind }, at) => ({
      workoutId: workouts[at]?.id ?? '',
      place,
      points,
      kind,
    })),
  }));
}

function inputOf({
  division,
  workouts,
  field,
  members,
  scores,
  penalties,
  adjustments,
}: LoggedBoard): BoardInput {
  const corrected = new Set(scores.map(({ previousId }) => previousId));
  return {
    scoring: division.scoring,
    divisionPoints: division.points,
    entries: field.map(({ type: _, division: _division, ...entry }) => ({
      ...entry,
      name: '',
      country: null,
      region: null,
      affiliate: null,
    })),
    workouts,
    scores: scores.filter(({ id }) => !corrected.has(id)),
    penalties: penalties.map((penalty) => ({ ...penalty, reason: '' })),
    adjustments: adjustments.map((adjustment) => ({ ...adjustment, reason: '' })),
    teams: division.teams && { scoring: division.teams, members },
  };
}

/** The boards in a log, by division; entries of no division and places are left out. */
export function boardsIn(entries: readonly LogEntry[]): LoggedBoard[] {
  const of = <Type extends LogEntry['type']>(type: Type) =>
    Map.groupBy(
      entries.filter((one): one is Extract<LogEntry, { type: Type } & OfDivision> => one.type === type),
      (one) => (one as OfDivision).division,
    );
  const [workouts, field, members] = [of('workout'), of('entry'), of('member')];
  const [scores, penalties, adjustments] = [of('score'), of('penalty'), of('adjustment')];
  const divisions = entries.filter((one) => one.type === 'division');
  return divisions.map((division) => ({
    division,
    workouts: workouts.get(division.division) ?? [],
    field: field.get(division.division) ?? [],
    members: members.get(division.division) ?? [],
    scores: scores.get(division.division) ?? [],
    penalties: penalties.get(division.division) ?? [],
    adjustments: adjustments.get(division.division) ?? [],
  }));
}

/** Where a board of the log isn't what its entries rank to: one sentence per division. */
export function wrongBoards(entries: readonly LogEntry[]): {
  readonly boards: number;
  readonly wrong: string[];
} {
  const view = entries.find((one) => one.type === 'log')?.view ?? 'public';
  const stated = Map.groupBy(
    entries.filter((one) => one.type === 'place'),
    ({ division }) => division,
  );
  const boards = boardsIn(entries);
  const wrong = boards.flatMap((board) => {
    const { division } = board.division;
    const [theirs, ours] = [stated.get(division) ?? [], boardOf(board, view)];
    const at = ours.findIndex((row, index) => canonical(row) !== canonical(theirs[index]));
    if (at === -1 && theirs.length === ours.length) return [];
    const about = at === -1 ? theirs[ours.length] : (theirs[at] ?? ours[at]);
    return [`Division ${division}: the board says otherwise from entry ${about?.entryId} on.`];
  });
  return { boards: boards.length, wrong };
}

/** One text for one thing: keys in order, nothing undefined. */
export function canonical(node: unknown): string {
  if (Array.isArray(node)) return `[${node.map(canonical).join(',')}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node) ?? 'null';
  const pairs = Object.entries(node).filter(([, value]) => value !== undefined);
  const sorted = pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
}
