/** Below 0 when the key of entry a is better, 0 when the whole keys are equal. */
export function compareKeys(keys: Float64Array, width: number, a: number, b: number): number {
  // This runs millions of times a board, and is fast only while it sees one kind of list.
  for (let part = 0; part < width; part += 1) {
    const left = keys[a * width + part] as number;
    const right = keys[b * width + part] as number;
    if (left < right) return -1;
    if (left > right) return 1;
  }
  return 0;
}

/** Fewer are sorted by comparing. */
const packedFrom = 2000;
const safe = Number.MAX_SAFE_INTEGER;

/**
 * The entries by their keys, best first, equal ones in the order given. Comparing hundreds of thousands takes a
 * second, sorting numbers a fraction of it: as many leading parts of the keys as fit become one number, with the
 * position below them, and only those who are equal in these parts are compared.
 */
export function sortedByKeys(order: Uint32Array, keys: Float64Array, width: number): Uint32Array {
  const compare = (a: number, b: number) => compareKeys(keys, width, a, b);
  if (order.length < packedFrom) return order.sort(compare);
  const count = order.length;
  const packed = new Float64Array(count);
  let room = Math.floor(safe / count);
  let parts = 0;
  for (; parts < width; parts += 1) {
    const span = spanOf(order, keys, width, parts);
    if (span === null || span.size > room) break;
    room = Math.floor(room / span.size);
    for (let at = 0; at < count; at += 1) {
      const value = keys[(order[at] as number) * width + parts] as number;
      packed[at] = (packed[at] as number) * span.size + (value - span.lowest);
    }
  }
  if (parts === 0) return order.sort(compare);
  for (let at = 0; at < count; at += 1) packed[at] = (packed[at] as number) * count + at;
  packed.sort();
  const sorted = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) sorted[at] = order[(packed[at] as number) % count] as number;
  if (parts < width) sortRuns(sorted, packed, compare);
  return sorted;
}

/** The lowest of one part of the keys and how many numbers there are up to the highest; null with fractions. */
function spanOf(order: Uint32Array, keys: Float64Array, width: number, part: number) {
  let lowest = Infinity;
  let highest = -Infinity;
  for (let at = 0; at < order.length; at += 1) {
    const value = keys[(order[at] as number) * width + part] as number;
    if (!Number.isSafeInteger(value)) return null;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return { lowest, size: highest - lowest + 1 };
}

/** Puts those in order who are equal in what was packed. */
function sortRuns(
  sorted: Uint32Array,
  packed: Float64Array,
  compare: (a: number, b: number) => number,
): void {
  const count = sorted.length;
  let begin = 0;
  for (let at = 1; at <= count; at += 1) {
    const isSame =
      at < count &&
      Math.floor((packed[at] as number) / count) === Math.floor((packed[begin] as number) / count);
    if (isSame) continue;
    if (at - begin > 1) sorted.subarray(begin, at).sort(compare);
    begin = at;
  }
}
