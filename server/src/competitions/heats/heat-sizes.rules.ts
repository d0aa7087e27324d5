/** A heat with fewer takes some from the next one, if that one stays as large. */
const leastFill = 3;

/**
 * How many athletes each heat has: the fewest heats that hold them, all full but the first, which has the remainder.
 * A first heat of fewer than three is filled from the next.
 */
export function heatSizes(count: number, lanes: number): number[] {
  const heats = Math.ceil(count / lanes);
  if (heats === 0) return [];
  const remainder = count - (heats - 1) * lanes;
  const sizes = [remainder, ...Array.from({ length: heats - 1 }, () => lanes)];
  const next = sizes[1];
  if (next === undefined || remainder >= leastFill) return sizes;
  const both = remainder + next;
  const first = Math.max(remainder, Math.min(leastFill, Math.floor(both / 2)));
  return [first, both - first, ...sizes.slice(2)];
}
