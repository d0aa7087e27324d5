import type { Lifecycle } from '../lifecycle.ts';

/** An order from the moment its places are held. What comes late or twice changes nothing: no move goes back. */
export const orderStates = [
  'held',
  'awaiting_payment',
  'processing',
  'paid',
  'partly_refunded',
  'refunded',
  'expired',
  'canceled',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderMoves: Lifecycle<OrderState> = {
  held: ['awaiting_payment', 'paid', 'expired', 'canceled'],
  awaiting_payment: ['processing', 'paid', 'expired', 'canceled'],
  // The provider's verdict is still to come: until then nothing expires.
  processing: ['awaiting_payment', 'paid', 'expired', 'canceled'],
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded'],
  refunded: [],
  // Money that comes after the end is kept where there still is room, and goes back where there is none.
  expired: ['paid', 'refunded'],
  canceled: ['refunded'],
};

/** Orders in these states hold places without being paid for. */
export const openOrderStates = [
  'held',
  'awaiting_payment',
  'processing',
] as const satisfies readonly OrderState[];

/** A hold on some places of a pool. It ends by the clock, whether or not anybody has swept it up. */
export const holdStates = ['active', 'converted', 'released', 'expired'] as const;
export type HoldState = (typeof holdStates)[number];

export const holdMoves: Lifecycle<HoldState> = {
  active: ['converted', 'released', 'expired'],
  converted: ['released'],
  released: [],
  expired: ['converted'],
};

/**
 * What became of money that came: it paid for the order, goes back (the order was paid already, or over), or is kept
 * apart because amount, currency or destination differ from what was asked for.
 */
export const paymentOutcomes = ['paid', 'returned', 'differs'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** Why money goes back. `provider`: somebody refunded it at the provider. */
export const refundReasons = ['requested', 'canceled', 'late_payment', 'second_payment', 'provider'] as const;
export type RefundReason = (typeof refundReasons)[number];
