import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';

/** What a seller's books say, in minor units: see `findPayable` of the ledger. */
interface OwedMoney {
  readonly owedNow: number;
  readonly atProvider: number;
  readonly inTransit: number;
  readonly disputed: number;
}

/** What lies with the platform and is the seller's, apart from what banks are to decide about: 0 or more. */
export function heldOf({ owedNow, atProvider, inTransit, disputed }: OwedMoney): number {
  return Math.max(0, owedNow - inTransit - disputed - atProvider);
}

/**
 * What is in the seller's account and isn't theirs, such as what the platform refunded of money that it had sent on: 0 or
 * more, and no more than is there. Pending refunds are left out: the provider takes them from the account itself.
 */
export function excessOf({ owedNow, atProvider, inTransit }: OwedMoney, refundsDue: number): number {
  return Math.max(0, Math.min(atProvider, atProvider + inTransit - owedNow - refundsDue));
}

/** A payment that lies with the platform, and what of it can be sent on to its seller. */
export interface HeldPayment {
  readonly reference: string;
  readonly left: number;
}

/** An amount as parts of the payments that it came from, the first ones first; what is in none of them has no payment. */
export function partsOf(amount: number, held: readonly HeldPayment[]) {
  let rest = amount;
  const parts: { readonly payment: string | null; readonly amount: number }[] = [];
  for (const { reference, left } of held) {
    const part = Math.min(rest, left);
    if (part > 0) parts.push({ payment: reference, amount: part });
    rest -= Math.max(0, part);
  }
  return rest > 0 ? [...parts, { payment: null, amount: rest }] : parts;
}

/** What can be moved of an amount: in the steps of its currency, and nothing that no provider would take. */
export function movableOf(amount: number, currency: CurrencyCode, direction: 'to' | 'from'): number {
  const { step, minimum } = currencies[currency];
  const whole = amount - (amount % step);
  return direction === 'from' && whole < minimum ? 0 : whole;
}
