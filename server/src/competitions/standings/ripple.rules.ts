import type { CutState } from '@chalkline/contract/competitions/cut.schema.ts';
import type {
  RippleCutChange,
  RippleReply,
  RippleRow,
} from '@chalkline/contract/competitions/ripple.schema.ts';
import { type BoardInput, type RankedBoard, rankBoard } from './board-ranking.rules.ts';
import { numberAt } from './places.rules.ts';
import { shownPlace } from './workout-ranking.rules.ts';

/** The figures of an entry for which something changes. */
export type Ripple = Omit<RippleReply, 'withAccount'> & { readonly entryIds: readonly string[] };

/** How entries stand at the cut of a ranked board, by position. */
type CutOf = (ranked: RankedBoard) => (index: number) => CutState | null;

/**
 * Every place and point that differs between two states of one division, best place after first; `most` of them
 * in full. Both have the same entries in the same order.
 */
export function rippleBetween(
  before: BoardInput,
  after: BoardInput,
  most: number,
  cutOf: CutOf = () => () => null,
): Ripple {
  const [one, other] = [rankBoard(before), rankBoard(after)];
  const rows = before.entries.flatMap((entry, index): RippleRow[] => {
    const row: RippleRow = {
      entryId: entry.id,
      name: entry.name,
      bib: entry.bib,
      before: overallFigure(one, index),
      after: overallFigure(other, index),
      workouts: one.workouts.flatMap(({ id }, at) => {
        const change = {
          workoutId: id,
          before: cellFigure(before, one, at, index),
          after: cellFigure(after, other, at, index),
        };
        return isSame(change.before, change.after) ? [] : [change];
      }),
    };
    return isSame(row.before, row.after) && row.workouts.length === 0 ? [] : [row];
  });
  const order = (row: RippleRow) => row.after.place ?? Infinity;
  rows.sort((a, b) => order(a) - order(b) || a.bib - b.bib);
  const cuts = cutChanges(before, cutOf(one), cutOf(other));
  return {
    rows: rows.slice(0, most),
    changed: rows.length,
    cuts: cuts.slice(0, most),
    cutsChanged: cuts.length,
    entryIds: rows.map(({ entryId }) => entryId),
  };
}

function cutChanges(
  { entries }: BoardInput,
  was: (index: number) => CutState | null,
  is: (index: number) => CutState | null,
): RippleCutChange[] {
  return entries.flatMap(({ id, name, bib }, index) => {
    const change = { before: was(index), after: is(index) };
    return change.before === change.after ? [] : [{ entryId: id, name, bib, ...change }];
  });
}

interface Figure {
  readonly place: number | null;
  readonly points: number | null;
}

function overallFigure({ overall }: RankedBoard, index: number): Figure {
  return figure(numberAt(overall.places, index), numberAt(overall.totals, index));
}

function cellFigure(input: BoardInput, { workouts }: RankedBoard, at: number, index: number): Figure {
  const workout = workouts[at];
  if (!workout) return figure(0, Number.NaN);
  return figure(shownPlace(workout.ranking, index, input.scoring.absent), numberAt(workout.points, index));
}

function figure(place: number, points: number): Figure {
  return { place: place === 0 ? null : place, points: Number.isNaN(points) ? null : points };
}

function isSame(a: Figure, b: Figure): boolean {
  return a.place === b.place && a.points === b.points;
}
