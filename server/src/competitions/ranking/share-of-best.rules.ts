import type { Direction } from '@chalkline/contract/competitions/measures.ts';

/**
 * The best amount is worth 100, the median 50, linear between and beyond, clamped to 0–100. If the median equals the
 * best, anything worse gets 0. NaN amounts have no share.
 */
export function sharesOfBest(amounts: readonly number[], direction: Direction): number[] {
  const sorted = amounts.filter((amount) => !Number.isNaN(amount)).sort((a, b) => a - b);
  const best = (direction === 'lower' ? sorted[0] : sorted.at(-1)) ?? 0;
  const middle = median(sorted);
  return amounts.map((amount) => {
    if (amount === best) return 100;
    if (best === middle) return Number.isNaN(amount) ? amount : 0;
    return Math.max(0, 50 + (50 * (amount - middle)) / (best - middle));
  });
}

function median(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  // With an odd count, this is the middle one twice: the median itself.
  return ((sorted[half - 1] ?? upper) + upper) / 2;
}
