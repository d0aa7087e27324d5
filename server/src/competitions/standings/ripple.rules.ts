import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { Penalty } from '@chalkline/contract/competitions/penalty.schema.ts';
import type {
  RippleCutChange,
  RippleReply,
  RippleRow,
} from '@chalkline/contract/competitions/ripple.schema.ts';
import { unpackedState } from '../cuts/cut-standing.rules.ts';
import {
  type BoardEntry,
  type BoardInput,
  type BoardPenalty,
  type RankedBoard,
  type RankedCells,
  rankBoard,
} from '../ranking/board-ranking.rules.ts';
import type { OverallRanking } from '../ranking/overall.rules.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { shownPlace } from '../ranking/workout-ranking.rules.ts';

/** The changes of one entry. */
export type Ripple = Omit<RippleReply, 'withAccount' | 'heats' | 'notified'> & {
  readonly entryIds: readonly string[];
};

/** Whether a penalty given with a score isn't there yet: the same one by two judges counts once. */
export function isNewPenalty(
  { kind, amount, reason }: Penalty,
  slot: { readonly workoutId: string; readonly entryId: string },
  standing: readonly BoardPenalty[],
): boolean {
  return !standing.some(
    (one) =>
      one.workoutId === slot.workoutId &&
      one.entryId === slot.entryId &&
      one.kind === kind &&
      one.amount === amount &&
      one.reason === reason,
  );
}

/** The cut states of a ranked leaderboard by entry, as in `packedState`; null if it has no cut. */
type CutStatesOf = (ranked: RankedBoard) => Uint8Array | null;

/**
 * Every place and points that differ between two states of a division, best new place first; `most` of them in full.
 * Both states have the same entries in the same order.
 */
export function rippleBetween(
  before: BoardInput,
  after: BoardInput,
  most: number,
  cutStatesOf: CutStatesOf = () => null,
): Ripple {
  const [one, other] = [comparedOf(before, cutStatesOf), comparedOf(after, cutStatesOf)];
  const bibOf = (index: number) => before.entries[index]?.bib ?? 0;
  const { rows, entries, cuts, cutsChanged } = rippleOf(one, other, most, bibOf);
  const named = <Figures extends { readonly index: number }>({ index, ...figures }: Figures) => {
    const { id, name, bib } = before.entries[index] as BoardEntry;
    return { entryId: id, name, bib, ...figures };
  };
  return {
    rows: rows.map(named),
    changed: entries.length,
    cuts: cuts.map(named),
    cutsChanged,
    entryIds: entries.map((index) => (before.entries[index] as BoardEntry).id),
  };
}

function comparedOf(input: BoardInput, cutStatesOf: CutStatesOf): Compared {
  const ranked = rankBoard(input);
  return { ...ranked, absent: input.scoring.absent, cutStates: cutStatesOf(ranked) };
}

/** A ranked state of a division, reduced to what is compared. */
export interface Compared {
  readonly workouts: readonly RankedCells[];
  readonly overall: OverallRanking;
  readonly absent: CompetitionScoring['absent'];
  /** By entry, as in `packedState`; null if there is no cut. */
  readonly cutStates: Uint8Array | null;
}

interface RippleOf {
  /** All entries whose place or points change, best new place first. */
  readonly entries: readonly number[];
  /** The first of them. */
  readonly rows: readonly RippleFigures[];
  /** The first entries whose state at the cut changes. */
  readonly cuts: readonly CutFigures[];
  readonly cutsChanged: number;
}

type CutFigures = Pick<RippleCutChange, 'before' | 'after'> & { readonly index: number };
type RippleFigures = Pick<RippleRow, 'before' | 'after' | 'workouts'> & { readonly index: number };

/** The same by entry index, for two states that are already ranked. */
export function rippleOf(
  one: Compared,
  other: Compared,
  most: number,
  bibOf: (index: number) => number,
): RippleOf {
  const entries: number[] = [];
  for (const index of one.overall.places.keys()) if (!isSameIn(one, other, index)) entries.push(index);
  const order = (index: number) => numberAt(other.overall.places, index) || Infinity;
  entries.sort((a, b) => order(a) - order(b) || bibOf(a) - bibOf(b));
  const rows = entries.slice(0, most).map((index) => ({
    index,
    before: overallFigure(one, index),
    after: overallFigure(other, index),
    workouts: one.workouts.flatMap(({ id }, at) => {
      const change = {
        workoutId: id,
        before: cellFigure(one, at, index),
        after: cellFigure(other, at, index),
      };
      return isSame(change.before, change.after) ? [] : [change];
    }),
  }));
  const cuts = cutChanges(one, other);
  return { entries, rows, cuts: cuts.slice(0, most), cutsChanged: cuts.length };
}

function cutChanges(one: Compared, other: Compared): CutFigures[] {
  const changes: CutFigures[] = [];
  for (const index of one.overall.places.keys()) {
    const [was, is] = [one.cutStates?.[index] ?? 0, other.cutStates?.[index] ?? 0];
    if (was === is) continue;
    changes.push({ index, before: unpackedState(was) ?? null, after: unpackedState(is) ?? null });
  }
  return changes;
}

function isSameIn(one: Compared, other: Compared, index: number): boolean {
  if (!isSame(overallFigure(one, index), overallFigure(other, index))) return false;
  return one.workouts.every(
    (workout, at) =>
      workout === other.workouts[at] || isSame(cellFigure(one, at, index), cellFigure(other, at, index)),
  );
}

interface Figure {
  readonly place: number | null;
  readonly points: number | null;
}

function overallFigure({ overall }: Compared, index: number): Figure {
  return figure(numberAt(overall.places, index), numberAt(overall.totals, index));
}

function cellFigure({ workouts, absent }: Compared, at: number, index: number): Figure {
  const workout = workouts[at];
  if (!workout) return figure(0, Number.NaN);
  return figure(shownPlace(workout.ranking, index, absent), numberAt(workout.points, index));
}

function figure(place: number, points: number): Figure {
  return { place: place === 0 ? null : place, points: Number.isNaN(points) ? null : points };
}

function isSame(a: Figure, b: Figure): boolean {
  return a.place === b.place && a.points === b.points;
}
