/** Codes of the calls on orders, with their statuses. */
export const checkoutCodes = {
  sales_not_started: 422,
  sales_ended: 422,
  over_limit: 422,
  code_invalid: 422,
  code_expired: 422,
  /** None of the chosen items takes this code, or the order is too small for it. */
  code_not_applicable: 422,
  answer_required: 422,
  waiver_required: 422,
  not_eligible: 422,
  /** The total is above 0 and below what the provider charges at least. */
  amount_below_minimum: 422,
  /** The total isn't a multiple of the currency's step. */
  amount_step: 422,
  currency_unsupported: 422,
  /** With `left`: how many places are free. */
  sold_out: 409,
  code_used_up: 409,
  hold_expired: 409,
  payment_in_progress: 409,
  already_paid: 409,
  /** The provider refused to open the payment. */
  payment_refused: 409,
  payouts_disabled: 409,
} as const;

export const refundCodes = {
  refund_exceeds_paid: 409,
  /** The buyer's bank decides about this payment first. */
  dispute_open: 409,
  /** By the refund rule of the order nothing comes back for this unit anymore. */
  refund_not_allowed: 409,
} as const;

export const webhookCodes = {
  bad_signature: 400,
} as const;
