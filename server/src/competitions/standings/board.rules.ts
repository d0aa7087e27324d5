import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { CutState } from '@chalkline/contract/competitions/cut.schema.ts';
import {
  type BoardCell,
  type BoardRow,
  cellKinds,
} from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { penaltyText } from '@chalkline/contract/competitions/penalty-text.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import {
  type BoardAdjustment,
  type BoardEntry,
  type BoardInput,
  type RankedBoard,
  type RankedCells,
  type RankedWorkout,
  rankBoard,
} from '../ranking/board-ranking.rules.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { exactPoints } from '../ranking/workout-points.rules.ts';
import { shownPlace } from '../ranking/workout-ranking.rules.ts';

/** Ranks a division and lays its rows out, best first. */
export function makeBoard(input: BoardInput): BoardRow[] {
  return boardRows(input, rankBoard(input));
}

/** The rows of a ranked board, best first. */
export function boardRows(
  input: BoardInput,
  ranked: RankedBoard,
  cutOf: (index: number) => CutState | null = () => null,
): BoardRow[] {
  const { workouts, overall } = ranked;
  const isShared = sharedPlaces(overall.places);
  const isSharedIn = workouts.map(({ ranking }) => sharedPlaces(ranking.places));
  const adjusted = adjustmentsByEntry(input.adjustments);
  const isActive = (index: number) => input.entries[index]?.status === 'active';
  return Array.from(boardOrder(input.entries.length, overall.order, isActive), (index, order) => {
    const entry = input.entries[index] as BoardEntry;
    const place = numberAt(overall.places, index);
    const total = numberAt(overall.totals, index);
    const cells = workouts.map((workout, at) => {
      const placed = cellPlace(workout, index, input.scoring.absent, isSharedIn[at]);
      return boardCell({ ...cellFigures(workout, index), ...placed }, workout.scoring);
    });
    return boardRow(
      entry,
      { order, place, tied: isShared[place] === 1, total, cut: cutOf(index) ?? undefined },
      cells,
      adjusted.get(entry.id),
    );
  });
}

/** What a board says of who an entry is. */
export type ShownEntry = Pick<
  BoardEntry,
  'id' | 'bib' | 'name' | 'country' | 'region' | 'affiliate' | 'status'
>;

export interface RowFigures {
  readonly order: number;
  /** 0: none. */
  readonly place: number;
  readonly tied: boolean;
  /** NaN: none. */
  readonly total: number;
  readonly cut: CutState | undefined;
}

export type ShownAdjustment = Pick<BoardRow, 'adjustment' | 'adjustmentReason'>;

/** One row as it is sent. */
export function boardRow(
  { id, bib, name, country, region, affiliate, status }: ShownEntry,
  { order, place, tied, total, cut }: RowFigures,
  cells: BoardCell[],
  adjustment: ShownAdjustment | undefined,
): BoardRow {
  return {
    entryId: id,
    order,
    bib,
    name,
    country,
    region,
    affiliate,
    status,
    place: place === 0 ? null : place,
    tied,
    total: Number.isNaN(total) ? null : total,
    // Points given by hand count in no total of who isn't competing.
    ...(status !== 'out' && adjustment),
    ...(cut && { cut }),
    cells,
  };
}

/** Points given or taken by hand, of each entry that has some, with why. */
export function adjustmentsByEntry(
  adjustments: readonly BoardAdjustment[],
): ReadonlyMap<string, ShownAdjustment> {
  const byEntry = Map.groupBy(adjustments, ({ entryId }) => entryId);
  return new Map(
    [...byEntry].map(([entryId, some]) => [
      entryId,
      {
        adjustment: exactPoints(some.reduce((sum, { points }) => sum + points, 0)),
        adjustmentReason: some.map(({ reason }) => reason).join(' · '),
      },
    ]),
  );
}

/** Who is ranked, best first; then who is not, the disqualified last. */
export function boardOrder(
  entries: number,
  ranked: Uint32Array,
  isActive: (index: number) => boolean,
): Uint32Array {
  const isRanked = new Uint8Array(entries);
  for (const index of ranked) isRanked[index] = 1;
  const order = new Uint32Array(entries);
  order.set(ranked);
  let at = ranked.length;
  for (const active of [true, false]) {
    for (let index = 0; index < entries; index += 1) {
      if (isRanked[index] === 1 || isActive(index) !== active) continue;
      order[at] = index;
      at += 1;
    }
  }
  return order;
}

/** By place: 1 where more than one has it. */
export function sharedPlaces(places: Int32Array): Uint8Array {
  const seen = new Uint8Array(places.length + 2);
  const shared = new Uint8Array(places.length + 2);
  for (const place of places) {
    if (place === 0) continue;
    if (seen[place] === 1) shared[place] = 1;
    seen[place] = 1;
  }
  return shared;
}

/** The place that a cell shows, 0 for none, and whether others have it too. */
export function cellPlace(
  { ranking }: Pick<RankedCells, 'ranking'>,
  index: number,
  rule: CompetitionScoring['absent'],
  isShared: Uint8Array | undefined,
): { place: number; tied: boolean } {
  const place = shownPlace(ranking, index, rule);
  return { place, tied: place !== 0 && isShared?.[place] === 1 };
}

/** Why a result is not what was handed in. */
export type ShownPenalty = Pick<BoardCell, 'original' | 'penalty'>;

export interface CellFigures {
  readonly scoreId: string | null;
  /** What counts, penalties taken. */
  readonly value: ScoreValue | null;
  /** NaN: none. */
  readonly points: number;
  /** A position in `cellKinds`. */
  readonly kind: number;
  readonly penalty: ShownPenalty | undefined;
  /** 0: none. */
  readonly place: number;
  readonly tied: boolean;
}

/** One cell as it is sent. */
export function boardCell(figures: CellFigures, scoring: WorkoutScoring): BoardCell {
  const { scoreId, value, place, tied, points, kind, penalty } = figures;
  const { main, unit, beside, tiebreak, other, round, variant, words } =
    value === null ? emptyCell : showScore(value, scoring);
  return {
    scoreId,
    main,
    unit,
    beside,
    tiebreak,
    other,
    round,
    variant,
    words,
    place: place === 0 ? null : place,
    tied,
    points: Number.isNaN(points) ? null : points,
    kind: cellKinds[kind] ?? 'pending',
    ...penalty,
  };
}

function cellFigures(workout: RankedWorkout, index: number) {
  const cell = workout.cells[index] ?? 'nothing';
  return {
    scoreId: workout.scoreIds[index] ?? null,
    value: typeof cell === 'string' ? null : cell,
    points: numberAt(workout.points, index),
    kind: numberAt(workout.ranking.kinds, index),
    penalty: shownPenalty(workout, index),
  };
}

export function shownPenalty(
  { penalized, scoring }: Pick<RankedCells, 'penalized' | 'scoring'>,
  index: number,
): ShownPenalty | undefined {
  const found = penalized.get(index);
  if (!found) return undefined;
  return {
    original: showScore(found.original, scoring).text,
    penalty: found.penalties.map(penaltyText).join(' · '),
  };
}

const emptyCell = {
  main: '',
  unit: '',
  beside: '',
  tiebreak: '',
  other: '',
  round: '',
  variant: '',
  words: '',
};
