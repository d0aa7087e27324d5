import type { Ranking } from './places.rules.ts';
import { numberAt } from './places.rules.ts';

/** The nearest entry on one side, and the part of the key that separates the two. */
export interface Neighbor<Part extends string> {
  readonly entry: number;
  /** The first part in which the keys differ. It decides; all parts before it are equal. */
  readonly decidedBy: Part;
  /** That part of both keys; the lower one is better. */
  readonly own: number;
  readonly theirs: number;
}

/** Why an entry has its place. */
export interface Explanation<Part extends string> {
  readonly place: number;
  /** The others with an equal key, who share the place. */
  readonly sharedWith: readonly number[];
  /** The nearest strictly better entry, to be passed with a better key. Null at the top. */
  readonly ahead: Neighbor<Part> | null;
  /** The nearest strictly worse entry. Null at the end. */
  readonly behind: Neighbor<Part> | null;
}

/** Explains a place from the ranking that gave it; null for an entry without one. */
export function explainPlace<Part extends string>(
  ranking: Ranking<Part>,
  entry: number,
): Explanation<Part> | null {
  const place = numberAt(ranking.places, entry);
  if (place === 0) return null;
  const first = place - 1;
  const after = firstWorse(ranking, first);
  const sharing = ranking.order.subarray(first, after);
  return {
    place,
    sharedWith: [...sharing].filter((other) => other !== entry),
    ahead: first === 0 ? null : neighbor(ranking, entry, numberAt(ranking.order, first - 1)),
    behind: after === ranking.order.length ? null : neighbor(ranking, entry, numberAt(ranking.order, after)),
  };
}

/** The position in the order after the entries sharing the place that starts at `first`. */
function firstWorse({ order, places }: Ranking, first: number): number {
  const place = first + 1;
  let after = first;
  while (after < order.length && places[numberAt(order, after)] === place) after += 1;
  return after;
}

function neighbor<Part extends string>(ranking: Ranking<Part>, entry: number, other: number): Neighbor<Part> {
  const { keys, width, parts } = ranking;
  const decides = parts.findIndex((_, part) => keys[entry * width + part] !== keys[other * width + part]);
  const decidedBy = parts[decides];
  if (decidedBy === undefined) {
    throw new Error('Two entries with equal keys have different places.');
  }
  return {
    entry: other,
    decidedBy,
    own: numberAt(keys, entry * width + decides),
    theirs: numberAt(keys, other * width + decides),
  };
}
