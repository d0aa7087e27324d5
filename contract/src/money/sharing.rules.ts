/**
 * How amounts are rounded and shared. Every amount is a whole number of minor units; nothing here ever holds a fraction.
 * The products are made with BigInt, so that no sum that fits an amount can lose a cent on the way.
 */

/** Hundredths of a percent: 1000 is 10 %, 2000 is 20 %. */
export type BasisPoints = number;

const wholeInBasisPoints = 10_000n;

/** A percentage of an amount that is 0 or more, rounded half up to a multiple of `step`. */
export function percentOf(amount: number, rate: BasisPoints, step = 1): number {
  return divideHalfUp(BigInt(amount) * BigInt(rate), wholeInBasisPoints * BigInt(step)) * step;
}

/** The tax inside a price that includes it: sum × r / (100 + r), rounded half up. */
export function taxInside(sum: number, rate: BasisPoints): number {
  return divideHalfUp(BigInt(sum) * BigInt(rate), wholeInBasisPoints + BigInt(rate));
}

/** `amount` × `part` / `whole`, rounded half up: such as the price of the days left. Throws for a whole of 0. */
export function partOf(amount: number, part: number, whole: number): number {
  return divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole));
}

/**
 * Shares a total by weights so that the shares add up to it: each gets its part rounded down, and what is left goes one
 * by one to the largest remainders, of equal ones to the first. 1000 by three equal weights is 334, 333, 333. Shares are
 * multiples of `step`, as the total has to be. With no weight at all everybody gets 0, which only a total of 0 allows.
 * Throws a RangeError for what cannot be shared.
 */
export function shareOut(total: number, weights: readonly number[], step = 1): number[] {
  if (step > 1) return shareOut(total / step, weights).map((share) => share * step);
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total < 0 || !Number.isInteger(total) || weights.some((weight) => weight < 0))
    throw new RangeError('only what is 0 or more and whole is shared');
  if (all === 0n) {
    if (total !== 0) throw new RangeError('a total cannot be shared by nothing');
    return weights.map(() => 0);
  }
  const parts = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, share: Number(product / all), remainder: product % all };
  });
  let left = total - parts.reduce((sum, part) => sum + part.share, 0);
  const byRemainder = [...parts].sort((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  for (const part of byRemainder) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map((part) => part.share);
}

function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}
