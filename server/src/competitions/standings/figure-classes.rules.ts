import type { RankedCells } from '../ranking/board-ranking.rules.ts';
import { shownPlaces } from '../ranking/workout-ranking.rules.ts';
import { type BoardColumns, classWords, type PackedScores, tiedFlag } from './packed-board.rules.ts';

/** Which entries are equal in a workout, and what they have in it. */
export interface FigureClasses {
  /** By entry. */
  readonly classOf: Uint32Array;
  /** By class: the place that is shown, the kind and whether the place is shared, the points. */
  readonly figures: Uint32Array<ArrayBuffer>;
}

/**
 * The classes of a workout by the numbers that its cells are known by, so that they are the same from one version to
 * the next. Entries with the same number and another result, for a penalty or because another part breaks their tie,
 * are in classes beyond.
 */
export function figureClasses(
  { ranking, points, numbers }: RankedCells & PackedScores,
  absent: BoardColumns['absent'],
  isShared: Uint8Array,
): FigureClasses {
  const { classOf, last } = numbers ? stableClasses(ranking.classOf, numbers) : sameClasses(ranking.classOf);
  const shown = shownPlaces(ranking, absent);
  const figures = new Uint32Array((last + 1) * classWords);
  const floats = new Float64Array(figures.buffer);
  const { kinds } = ranking;
  for (let entry = 0; entry < classOf.length; entry += 1) {
    const at = (classOf[entry] as number) * classWords;
    const place = shown[entry] as number;
    figures[at] = place;
    figures[at + 1] = (kinds[entry] as number) | (place !== 0 && isShared[place] === 1 ? tiedFlag : 0);
    floats[(at + 2) >> 1] = points[entry] as number;
  }
  return { classOf, figures };
}

function sameClasses(classOf: Uint32Array) {
  let last = 0;
  for (let entry = 0; entry < classOf.length; entry += 1) last = Math.max(last, classOf[entry] as number);
  return { classOf, last };
}

function stableClasses(ranked: Uint32Array, numbers: Uint32Array) {
  let highest = 0;
  for (let entry = 0; entry < numbers.length; entry += 1)
    highest = Math.max(highest, numbers[entry] as number);
  /** By number: the class of the first entry that has it, one higher. */
  const firsts = new Uint32Array(highest + 1);
  const beyond = new Map<number, number>();
  const classOf = new Uint32Array(ranked.length);
  for (let entry = 0; entry < ranked.length; entry += 1) {
    const number = numbers[entry] as number;
    const one = (ranked[entry] as number) + 1;
    if (firsts[number] === 0) firsts[number] = one;
    if (firsts[number] === one) {
      classOf[entry] = number;
      continue;
    }
    const known = beyond.get(one) ?? highest + 1 + beyond.size;
    beyond.set(one, known);
    classOf[entry] = known;
  }
  return { classOf, last: highest + beyond.size };
}
