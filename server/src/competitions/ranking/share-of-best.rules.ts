import type { Direction } from '@chalkline/contract/competitions/measures.ts';

/**
 * Share of the best: the best amount is worth 100, the median 50, linear between and beyond, held to 0–100.
 * Where the median is the best itself, what is worse gets 0. NaN amounts have no share.
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
  // Of an odd number nothing stands at half a position: the one in the middle is the median.
  return ((sorted[half - 1] ?? upper) + upper) / 2;
}
