import { compareKeys, sortedByKeys } from './sort-by-keys.rules.ts';

/**
 * Ranking by key: the only way places are assigned, in workouts and overall. A key is `width` numbers, compared in
 * order; lower is better. All keys are in one typed array, because a leaderboard of 350,000 entries has to be ranked
 * within a second.
 */
export interface Ranking<Part extends string = string> {
  readonly keys: Float64Array;
  readonly width: number;
  /** What each number of a key is. */
  readonly parts: readonly Part[];
  /** The ranked entries (as input indexes), best first; ties in input order. */
  readonly order: Uint32Array;
  /** By entry: 1 + the number of strictly better ones, so 1, 2, 2, 4. 0 = not ranked. */
  readonly places: Int32Array;
}

/** Ranks the entries for which `isRanked` returns true. Equal keys share a place. */
export function rankByKeys<Part extends string>(
  keys: Float64Array,
  parts: readonly Part[],
  isRanked: (entry: number) => boolean = () => true,
): Ranking<Part> {
  const width = parts.length;
  const entries = keys.length / width;
  const order = sortedByKeys(entriesWhere(entries, isRanked), keys, width);
  const places = new Int32Array(entries);
  let place = 0;
  for (let position = 0; position < order.length; position += 1) {
    const entry = order[position] as number;
    const tied = position > 0 && compareKeys(keys, width, order[position - 1] as number, entry) === 0;
    if (!tied) place = position + 1;
    places[entry] = place;
  }
  return { keys, width, parts, order, places };
}

/**
 * The same for entries that often share a key. They come in classes, each with one key in `keys`: only the classes are
 * sorted, then the entries are distributed.
 */
export function rankByClasses<Part extends string>(
  keys: Float64Array,
  parts: readonly Part[],
  classOf: Uint32Array,
  isRanked: (one: number) => boolean,
): Ranking<Part> {
  const width = parts.length;
  const ranked = sortedByKeys(entriesWhere(keys.length / width, isRanked), keys, width);
  const placeOf = placesOfClasses(ranked, { keys, width, classOf });
  const entries = classOf.length;
  const places = new Int32Array(entries);
  const ofEntries = new Float64Array(entries * width);
  const taken = new Uint32Array(entries);
  const order = new Uint32Array(entries);
  let length = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    const one = classOf[entry] as number;
    const place = placeOf[one] as number;
    for (let part = 0; part < width; part += 1)
      ofEntries[entry * width + part] = keys[one * width + part] as number;
    if (place === 0) continue;
    places[entry] = place;
    order[place - 1 + (taken[place - 1] as number)] = entry;
    taken[place - 1] = (taken[place - 1] as number) + 1;
    length += 1;
  }
  return { keys: ofEntries, width, parts, order: order.subarray(0, length), places };
}

/** The place of each class; 0 = not ranked. Different classes may have equal keys. */
function placesOfClasses(
  ranked: Uint32Array,
  { keys, width, classOf }: { keys: Float64Array; width: number; classOf: Uint32Array },
): Int32Array {
  const counts = new Uint32Array(keys.length / width);
  for (let entry = 0; entry < classOf.length; entry += 1) {
    const one = classOf[entry] as number;
    counts[one] = (counts[one] as number) + 1;
  }
  const places = new Int32Array(counts.length);
  let place = 0;
  let before = 0;
  for (let position = 0; position < ranked.length; position += 1) {
    const one = ranked[position] as number;
    const tied = position > 0 && compareKeys(keys, width, ranked[position - 1] as number, one) === 0;
    if (!tied) place = before + 1;
    places[one] = place;
    before += counts[one] as number;
  }
  return places;
}

/** The indexes of the entries for which `isKept` returns true. */
export function entriesWhere(count: number, isKept: (entry: number) => boolean): Uint32Array {
  const kept = new Uint32Array(count);
  let length = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (isKept(entry)) {
      kept[length] = entry;
      length += 1;
    }
  }
  return kept.subarray(0, length);
}

/**
 * Renumbers places for a filter (country, age, friends): 1 + the number of strictly better entries shown. Scores aren't
 * ranked again: the order is the overall's in every filter. 0 stays 0.
 */
export function placesAmong(places: readonly number[]): number[] {
  const sorted = places.filter((place) => place > 0).sort((a, b) => a - b);
  const firstOf = new Map<number, number>();
  for (const [position, place] of sorted.entries()) {
    if (!firstOf.has(place)) firstOf.set(place, position + 1);
  }
  return places.map((place) => firstOf.get(place) ?? 0);
}

/** The number at an index that is known to be in range. */
export function numberAt(list: ArrayLike<number>, position: number): number {
  return list[position] as number;
}
