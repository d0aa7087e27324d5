import { numberAt, type Ranking } from './places.rules.ts';

/**
 * The distinct results of a workout, best first, with how many entries have each. There are far fewer of them (hundreds
 * to thousands) than entries, so placing one new score among 350,000 is a search and a count.
 */
export interface DistinctResults {
  readonly keys: readonly (readonly number[])[];
  readonly counts: readonly number[];
}

/** Collects the distinct results of a ranking. */
export function distinctResults({ keys, width, order, places }: Ranking): DistinctResults {
  const distinct: number[][] = [];
  const counts: number[] = [];
  let last = 0;
  for (let position = 0; position < order.length; position += 1) {
    const entry = order[position] as number;
    const place = places[entry] as number;
    if (place !== last) {
      distinct.push([...keys.subarray(entry * width, (entry + 1) * width)]);
      counts.push(0);
      last = place;
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
  }
  return { keys: distinct, counts };
}

/** The same for each workout of a leaderboard. */
export function distinctResultsOf(
  workouts: readonly { readonly id: string; readonly ranking: Ranking }[],
): { workoutId: string; results: DistinctResults }[] {
  return workouts.map(({ id, ranking }) => ({ workoutId: id, results: distinctResults(ranking) }));
}

/** The place of a key: 1 + the number of entries with a strictly better one. The key itself need not exist. */
export function placeOfKey(results: DistinctResults, key: readonly number[]): number {
  const end = positionOf(results, key);
  let better = 0;
  for (let position = 0; position < end; position += 1) better += numberAt(results.counts, position);
  return better + 1;
}

/** How many entries have exactly this key. */
export function countOfKey(results: DistinctResults, key: readonly number[]): number {
  const position = positionOf(results, key);
  return isAt(results, position, key) ? numberAt(results.counts, position) : 0;
}

/** The results with one more entry that has this key. */
export function withResult(results: DistinctResults, key: readonly number[]): DistinctResults {
  const position = positionOf(results, key);
  if (isAt(results, position, key)) return counted(results, position, 1);
  return {
    keys: results.keys.toSpliced(position, 0, [...key]),
    counts: results.counts.toSpliced(position, 0, 1),
  };
}

/** The results with one entry fewer that has this key; unchanged if none has it. */
export function withoutResult(results: DistinctResults, key: readonly number[]): DistinctResults {
  const position = positionOf(results, key);
  if (!isAt(results, position, key)) return results;
  if (numberAt(results.counts, position) > 1) return counted(results, position, -1);
  return { keys: results.keys.toSpliced(position, 1), counts: results.counts.toSpliced(position, 1) };
}

function counted(results: DistinctResults, position: number, more: 1 | -1): DistinctResults {
  return { ...results, counts: results.counts.with(position, numberAt(results.counts, position) + more) };
}

/** The position of the key, or where it would be inserted: the first that is not better. */
function positionOf({ keys }: DistinctResults, key: readonly number[]): number {
  let from = 0;
  let until = keys.length;
  while (from < until) {
    const middle = (from + until) >> 1;
    if (compare(keys[middle] ?? [], key) < 0) from = middle + 1;
    else until = middle;
  }
  return from;
}

function isAt({ keys }: DistinctResults, position: number, key: readonly number[]): boolean {
  const there = keys[position];
  return there !== undefined && compare(there, key) === 0;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [part, left] of a.entries()) {
    const right = numberAt(b, part);
    if (left !== right) return left - right;
  }
  return 0;
}
