import type { Lifecycle } from '../lifecycle.ts';

/** One attempt to take money for an order at the provider. */
export const paymentStates = [
  'created',
  'requires_method',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'canceled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentMoves: Lifecycle<PaymentState> = {
  created: ['requires_method', 'requires_action', 'processing', 'succeeded', 'failed', 'canceled'],
  requires_method: ['requires_action', 'processing', 'succeeded', 'failed', 'canceled'],
  requires_action: ['requires_method', 'processing', 'succeeded', 'failed', 'canceled'],
  processing: ['requires_method', 'succeeded', 'failed', 'canceled'],
  // A provider may take money after it said that it failed, or that it was canceled.
  failed: ['succeeded'],
  canceled: ['succeeded'],
  succeeded: [],
};

export const refundStates = ['asked', 'sent', 'pending', 'succeeded', 'failed', 'canceled'] as const;
export type RefundState = (typeof refundStates)[number];

export const refundMoves: Lifecycle<RefundState> = {
  asked: ['sent', 'pending', 'succeeded', 'failed', 'canceled'],
  sent: ['pending', 'succeeded', 'failed', 'canceled'],
  pending: ['succeeded', 'failed', 'canceled'],
  // Sent once more, or settled by hand. A bank may also return money after the refund had arrived.
  failed: ['sent', 'pending', 'succeeded'],
  succeeded: ['failed'],
  canceled: [],
};

export const payoutStates = ['planned', 'in_transit', 'paid', 'failed', 'skipped'] as const;
export type PayoutState = (typeof payoutStates)[number];

export const payoutMoves: Lifecycle<PayoutState> = {
  planned: ['in_transit', 'paid', 'failed', 'skipped'],
  in_transit: ['paid', 'failed'],
  // A bank may return money after it had arrived.
  paid: ['failed'],
  failed: [],
  skipped: [],
};

/** A seller's account at the payment provider. */
export const payoutAccountStates = ['none', 'onboarding', 'restricted', 'enabled', 'disabled'] as const;
export type PayoutAccountState = (typeof payoutAccountStates)[number];

export const payoutAccountMoves: Lifecycle<PayoutAccountState> = {
  none: ['onboarding', 'restricted', 'enabled', 'disabled'],
  onboarding: ['restricted', 'enabled', 'disabled'],
  restricted: ['enabled', 'disabled'],
  enabled: ['restricted', 'disabled'],
  disabled: ['restricted', 'enabled'],
};

export const disputeStates = ['needs_response', 'under_review', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const disputeMoves: Lifecycle<DisputeState> = {
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['needs_response', 'won', 'lost'],
  won: [],
  lost: [],
};
