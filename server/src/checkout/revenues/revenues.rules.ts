import type { RevenueSums } from '@chalkline/contract/checkout/revenues.schema.ts';

/** What was sold or went back for one offer in one month, in minor units. */
export interface RevenuePart {
  /** `2031-04`. */
  readonly month: string;
  readonly kind: string;
  readonly offerId: string;
  readonly title: string;
  /** When it is; null: at no particular time. */
  readonly startsAt: Date | null;
  readonly sold: number;
  readonly gross: number;
  readonly refunds: number;
  /** Lost to buyers’ banks. */
  readonly disputes: number;
  /** The platform's, less what of it went back. */
  readonly fees: number;
}

/** Adds parts up. A refund has the platform's fee inside, so what is left of a sale is paid less refunds, lost disputes and fees. */
export function sumUp(parts: readonly RevenuePart[]): RevenueSums {
  const sums = { sold: 0, gross: 0, refunds: 0, disputes: 0, fees: 0 };
  for (const part of parts) {
    sums.sold += part.sold;
    sums.gross += part.gross;
    sums.refunds += part.refunds;
    sums.disputes += part.disputes;
    sums.fees += part.fees;
  }
  return { ...sums, net: sums.gross - sums.refunds - sums.disputes - sums.fees };
}

export function byMonth(parts: readonly RevenuePart[], year: number) {
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    return { month, ...sumUp(parts.filter((part) => part.month === month)) };
  });
}

/** The largest first. */
export function byOffer(parts: readonly RevenuePart[]) {
  const offers = new Map<string, RevenuePart[]>();
  for (const part of parts) {
    const key = `${part.kind} ${part.offerId}`;
    offers.set(key, [...(offers.get(key) ?? []), part]);
  }
  return [...offers.values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { kind, offerId, title, startsAt } = first;
      return [{ kind, offerId, title, startsAt: startsAt?.toISOString() ?? null, ...sumUp(own) }];
    })
    .sort((one, other) => other.net - one.net || one.title.localeCompare(other.title, 'en'));
}
