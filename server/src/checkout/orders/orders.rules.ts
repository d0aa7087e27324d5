import { billingDays } from '@chalkline/contract/checkout/order.schema.ts';
import { type OrderState, openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { day, minute } from '@chalkline/contract/spans.ts';

/** What an unpaid order is by the clock, whether or not the sweeper has come by. */
export function stateByClock(
  order: { readonly state: OrderState; readonly holdUntil: Date },
  now: Date,
): OrderState {
  const canLapse = order.state === 'held' || order.state === 'awaiting_payment';
  return canLapse && order.holdUntil <= now ? 'expired' : order.state;
}

export function isOpenState(state: OrderState): boolean {
  return (openOrderStates as readonly OrderState[]).includes(state);
}

/** Whether the buyer may say whom the invoice is for. */
export function mayBill(
  { paidAt, invoiceNumber }: { readonly paidAt: Date | null; readonly invoiceNumber: string | null },
  now: Date,
): boolean {
  return invoiceNumber !== null && paidAt !== null && now.getTime() < paidAt.getTime() + billingDays * day;
}

/** 5 to 60 minutes, whatever the seller asked for. */
export function holdEnd(at: Date, holdMinutes: number): Date {
  return new Date(at.getTime() + Math.min(60, Math.max(5, holdMinutes)) * minute);
}

/** Opening a payment leaves the buyer this long to complete it. */
export const paymentTime = 5 * minute;

/** Units of each pool that lines draw on. */
export function poolNeeds(
  lines: readonly { readonly pools: readonly string[]; readonly quantity: number }[],
): ReadonlyMap<string, number> {
  const needs = new Map<string, number>();
  for (const { pools, quantity } of lines) {
    for (const pool of new Set(pools)) needs.set(pool, (needs.get(pool) ?? 0) + quantity);
  }
  return needs;
}

/** What of an invoice or a credit note has one tax rate. Of a credit note, amounts are below 0. */
export interface CashDocument {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  /** The invoice that a credit note is for. */
  readonly invoice: string | null;
  readonly at: Date;
  readonly buyer: string;
  readonly buyerAddress: string | null;
  readonly buyerTaxNumber: string | null;
  readonly title: string;
  /** What was paid. */
  readonly reference: string;
  readonly currency: CurrencyCode;
  /** In hundredths of a percent; null: it wasn't kept. */
  readonly taxRate: number | null;
  readonly tax: number;
  readonly total: number;
}
