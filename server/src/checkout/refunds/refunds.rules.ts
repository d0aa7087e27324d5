import { isOfShift } from '@chalkline/contract/checkout/desk-undo.ts';
import type { OrderState } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import {
  type RefundableUnit,
  type RefundRule,
  type RefundShare,
  refundByStep,
  refundShare,
  shareRefund,
  stepInForce,
} from '@chalkline/contract/money/refunding.rules.ts';
import { hour } from '@chalkline/contract/spans.ts';

/** A unit with what was paid for it and what's left of that. */
export interface UnitLeft extends RefundableUnit {
  readonly id: string;
  readonly total: number;
  readonly isReturned: boolean;
  /** Its buyer gave it back and keeps it until the money has arrived. */
  readonly isGoingBack: boolean;
}

export interface UnitRefund extends RefundShare {
  readonly unitId: string;
}

/** What banks gave back of an order after disputes that were lost. */
export interface LostToBanks {
  readonly lost: number;
  readonly currency: CurrencyCode;
}

/**
 * What's left of units after what went back or is on its way. What banks gave back is of no unit: it's shared by what each
 * has left.
 */
export function leftOf(
  units: readonly { id: string; total: number; tax: number; fee: number; returnedAt: Date | null }[],
  refunded: readonly { unitId: string; amount: number; tax: number; fee: number; isKept: boolean }[],
  { lost, currency }: LostToBanks,
): UnitLeft[] {
  const left = afterRefunds(units, refunded);
  if (lost === 0) return left;
  const all = left.reduce((sum, unit) => sum + unit.left, 0);
  const shares = shareRefund(left, Math.min(lost, all), currency);
  return left.map((unit, index) => {
    const { amount, tax, fee } = shares[index] ?? { amount: 0, tax: 0, fee: 0 };
    return { ...unit, left: unit.left - amount, taxLeft: unit.taxLeft - tax, feeLeft: unit.feeLeft - fee };
  });
}

function afterRefunds(
  units: Parameters<typeof leftOf>[0],
  refunded: Parameters<typeof leftOf>[1],
): UnitLeft[] {
  return units.map(({ id, total, tax, fee, returnedAt }) => {
    const own = refunded.filter(({ unitId }) => unitId === id);
    const gone = (part: 'amount' | 'tax' | 'fee') => own.reduce((sum, refund) => sum + refund[part], 0);
    return {
      id,
      total,
      isReturned: returnedAt !== null,
      isGoingBack: returnedAt === null && own.some(({ isKept }) => isKept),
      left: total - gone('amount'),
      taxLeft: tax - gone('tax'),
      feeLeft: fee - gone('fee'),
    };
  });
}

/** All that is left of each unit. */
export function refundAll(units: readonly UnitLeft[]): UnitRefund[] {
  return units.map((unit) => ({ unitId: unit.id, ...refundShare(unit, unit.left) }));
}

/** An amount, shared over units by what each has left; null for more than all of them have. */
export function refundAmount(
  units: readonly UnitLeft[],
  amount: number,
  currency: CurrencyCode,
): UnitRefund[] | null {
  if (amount > units.reduce((sum, { left }) => sum + left, 0)) return null;
  const shares = shareRefund(units, amount, currency);
  return units.flatMap(({ id }, index) => {
    const share = shares[index];
    return share && share.amount > 0 ? [{ unitId: id, ...share }] : [];
  });
}

/** What an order says of refunds. */
interface RefundTerms {
  readonly refundRule: RefundRule;
  readonly startsAt: Date | null;
  readonly currency: CurrencyCode;
}

/**
 * What a buyer gets for units by the order's refund rule, of what was paid for them. null: nothing comes back anymore.
 * What has no date never runs out of hours.
 */
export function refundByRule(
  units: readonly UnitLeft[],
  { refundRule: rule, startsAt, currency }: RefundTerms,
  now: Date,
): UnitRefund[] | null {
  const step = stepNow({ refundRule: rule, startsAt }, now);
  const isFree = units.every(({ total }) => total === 0);
  if (step === null && !isFree) return null;
  return units.map((unit) => {
    const amount = Math.min(unit.left, refundByStep(unit.total, step, currency));
    return { unitId: unit.id, ...refundShare(unit, amount) };
  });
}

/** The step of an order's refund rule that is in force; null: nothing comes back anymore. */
export function stepNow({ refundRule, startsAt }: Omit<RefundTerms, 'currency'>, now: Date) {
  const hoursLeft = startsAt === null ? Infinity : (startsAt.getTime() - now.getTime()) / hour;
  return stepInForce(refundRule, hoursLeft);
}

interface DeskSold {
  readonly deskPersonId: string | null;
  readonly paidAt: Date | null;
  readonly state: OrderState;
}

/** Whether somebody may undo a sale at the desk: their own, of the shift that they work. */
export function mayUndo({ deskPersonId, paidAt, state }: DeskSold, personId: string, now: Date): boolean {
  return state === 'paid' && deskPersonId === personId && paidAt !== null && isOfShift(paidAt, now);
}

/** Whether units of an order whose money a bank gave back are still with the buyer, and may be taken back. */
export function mayTakeBackLost(
  { state }: { readonly state: OrderState },
  lost: number,
  units: readonly { readonly returnedAt: Date | null }[],
): boolean {
  const isPaid = state === 'paid' || state === 'partly_refunded';
  return isPaid && lost > 0 && units.some(({ returnedAt }) => returnedAt === null);
}
