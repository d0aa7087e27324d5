import { describe, expect, it } from 'vitest';
import { compareMoves, type Moved } from './reconciliation.rules.ts';

const at = (hours: number, minutes = 0) => new Date(Date.UTC(2026, 10, 20, hours, minutes));
const moved = (when: Date, amount: number, currency: Moved['currency'] = 'EUR'): Moved => ({
  at: when,
  amount,
  currency,
});
const moments = [at(1), at(2), at(3)];

describe('an account at the provider and our books', () => {
  it('agree up to the latest moment at which nothing was on its way', () => {
    const provider = [moved(at(0, 10), 500), moved(at(2, 59), 300)];
    const late = [moved(at(0, 11), 500), moved(at(3, 1), 300)];
    expect(compareMoves(provider, late, moments)).toEqual({ until: at(2), differences: [] });
    expect(compareMoves(provider, provider, moments)).toEqual({ until: at(3), differences: [] });
    expect(compareMoves([], [], moments)).toEqual({ until: at(3), differences: [] });
  });

  it('differ where they agree at no moment, each currency by itself', () => {
    const provider = [moved(at(0, 10), 500), moved(at(0, 20), 70, 'USD')];
    expect(compareMoves(provider, [moved(at(0, 10), 500)], moments)).toEqual({
      until: at(3),
      differences: [{ currency: 'USD', amount: 70 }],
    });
    expect(compareMoves([], [moved(at(0), 5)], moments).differences).toEqual([
      { currency: 'EUR', amount: -5 },
    ]);
  });

  it('are compared again while no moment suits all currencies', () => {
    const provider = [moved(at(0, 59), 500), moved(at(1, 59), 70, 'USD'), moved(at(1, 58), -5)];
    const books = [moved(at(1), 500), moved(at(2), 70, 'USD'), moved(at(3, 5), -5)];
    // Euros agree at none of the moments but dollars do at two of them.
    expect(compareMoves(provider, books, [at(1), at(2)]).differences).toEqual([
      { currency: 'EUR', amount: -5 },
    ]);
    const crossed = compareMoves(
      [moved(at(0, 59), 500), moved(at(1, 59), 70, 'USD')],
      [moved(at(1), 500), moved(at(2), 70, 'USD')],
      [at(1), at(2)],
    );
    expect(crossed).toEqual({ until: null, differences: [] });
  });
});
