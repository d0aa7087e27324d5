import type { RefundStep } from '../sale-terms.ts';
import { type CurrencyCode, currencies } from './currencies.ts';
import { percentOf, shareOut } from './sharing.rules.ts';

/** What an organizer promises about refunds. The steps are frozen into an order when it is paid. */
export type RefundRule = readonly RefundStep[];

/** The step that holds now: the one with the most hours that are still left. null: nothing comes back. */
export function stepInForce(rule: RefundRule, hoursLeft: number): RefundStep | null {
  const open = rule.filter((step) => hoursLeft >= step.hoursBefore);
  return open.reduce<RefundStep | null>(
    (best, step) => (best === null || step.hoursBefore > best.hoursBefore ? step : best),
    null,
  );
}

/**
 * What comes back for a unit by a step, of what was paid for it: its percentage in the currency's step, less the part
 * kept, never below 0.
 */
export function refundByStep(paid: number, step: RefundStep | null, currency: CurrencyCode): number {
  if (step === null) return 0;
  return Math.max(0, percentOf(paid, step.rate, currencies[currency].step) - step.kept);
}

/** What a unit has left to refund, with how its parts are made up. */
export interface RefundableUnit {
  /** What was paid for it, less what has come back. */
  readonly left: number;
  /** Tax inside `left`. */
  readonly taxLeft: number;
  /** The platform's fee inside `left`. */
  readonly feeLeft: number;
}

export interface RefundShare {
  readonly amount: number;
  readonly tax: number;
  readonly fee: number;
}

/**
 * Splits an amount that goes back for one unit into its tax, its fee and the rest, in the proportion in which they are
 * left. The last refund of a unit takes exactly what is left of each. Throws a RangeError for more than is left.
 */
export function refundShare(unit: RefundableUnit, amount: number): RefundShare {
  if (amount < 0 || amount > unit.left) throw new RangeError('more than is left of the unit');
  const net = unit.left - unit.taxLeft - unit.feeLeft;
  const [, tax = 0, fee = 0] = shareOut(amount, [net, unit.taxLeft, unit.feeLeft]);
  return { amount, tax, fee };
}

/**
 * Shares a refund of an amount over units by what each has left, in the currency's step. Throws a RangeError for more than
 * all have left.
 */
export function shareRefund(
  units: readonly RefundableUnit[],
  amount: number,
  currency: CurrencyCode,
): RefundShare[] {
  const shares = shareOut(
    amount,
    units.map(({ left }) => left),
    currencies[currency].step,
  );
  return units.map((unit, index) => refundShare(unit, shares[index] ?? 0));
}
