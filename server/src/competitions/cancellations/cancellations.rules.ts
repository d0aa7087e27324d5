import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';

interface Refunded {
  /** Whether anybody gets money back. */
  readonly returnsMoney: boolean;
  /** What the reader gets, by currency. */
  readonly own: readonly { readonly currency: CurrencyCode; readonly amount: number }[];
}

/** What a canceled competition refunds, to one reader: their own money first. Empty where nobody paid. */
export function refundText({ returnsMoney, own }: Refunded): string {
  if (own.length > 0) {
    const sums = own.map(({ amount, currency }) => showMoney(amount, currency)).join(' and ');
    return `You get ${sums} back, the way you paid, usually within 10 days.`;
  }
  return returnsMoney ? 'Everything paid for registrations is refunded in full, the way it was paid.' : '';
}
