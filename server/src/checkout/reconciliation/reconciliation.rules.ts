import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';

/** What an account gained or lost at a moment, in minor units. */
export interface Moved {
  readonly currency: CurrencyCode;
  readonly at: Date;
  readonly amount: number;
}

/** What the provider has more than our books. */
export interface Difference {
  readonly currency: CurrencyCode;
  readonly amount: number;
}

export interface Compared {
  /** The next comparison starts here; null: at no moment all currencies agreed, and none differed at all. */
  readonly until: Date | null;
  /** Of currencies that agreed at none of the moments. */
  readonly differences: readonly Difference[];
}

/**
 * Compares an account at the provider with our books at several moments, oldest first. Our books follow the provider by
 * seconds to hours, so sums can differ at one moment because something is on its way; a real difference is there at all
 * of them.
 */
export function compareMoves(
  provider: readonly Moved[],
  books: readonly Moved[],
  moments: readonly Date[],
): Compared {
  const currencies = [...new Set([...provider, ...books].map(({ currency }) => currency))].sort();
  const latest = moments.at(-1) ?? null;
  const gapAt = (currency: CurrencyCode, moment: Date) =>
    sumBefore(provider, currency, moment) - sumBefore(books, currency, moment);
  const differences = currencies.flatMap((currency) =>
    latest === null || moments.some((moment) => gapAt(currency, moment) === 0)
      ? []
      : [{ currency, amount: gapAt(currency, latest) }],
  );
  const agreed = moments.findLast((moment) => currencies.every((currency) => gapAt(currency, moment) === 0));
  return { until: differences.length > 0 ? latest : (agreed ?? null), differences };
}

function sumBefore(moves: readonly Moved[], currency: CurrencyCode, moment: Date): number {
  return moves.reduce(
    (sum, move) => (move.currency === currency && move.at < moment ? sum + move.amount : sum),
    0,
  );
}
