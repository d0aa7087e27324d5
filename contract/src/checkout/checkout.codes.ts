/** Codes of the calls on orders, with their statuses. */
export const orderCodes = {
  /** Billing details are for what was paid, and for a while after that. */
  billing_closed: 409,
  sales_not_started: 422,
  sales_ended: 422,
  over_limit: 422,
  under_limit: 422,
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
  /** Its account is suspended. */
  sales_paused: 409,
} as const;

export const promoCodeCodes = {
  promo_code_taken: 409,
} as const;

export const refundCodes = {
  refund_exceeds_paid: 409,
  /** The buyer's bank decides about this payment first. */
  dispute_open: 409,
  /** By the refund rule of the order nothing comes back for this unit anymore. */
  refund_not_allowed: 409,
  /** Sending once more, and paying it past the provider, is for refunds that failed. */
  refund_not_failed: 409,
  /** A refund isn’t paid before it was asked for, nor tomorrow. */
  outside_date: 422,
  /** At the desk: it's somebody else's sale, or of an earlier shift. */
  undo_not_allowed: 409,
  /** Somebody came with it. */
  undo_used: 409,
} as const;

export const disputeCodes = {
  /** Evidence was sent already, or the bank has decided. */
  dispute_answered: 409,
  evidence_file_type: 422,
  evidence_too_large: 422,
} as const;

export const alertCodes = {
  /** Another administrator was first. */
  alert_acknowledged: 409,
} as const;

export const webhookCodes = {
  bad_signature: 400,
} as const;

/** A sentence for each code of the checkout. */
export const checkoutTexts = {
  sales_not_started: 'Sales haven’t started yet. Come back later.',
  sales_ended: 'Sales have ended.',
  over_limit: 'You can’t buy this many in one order. Split it.',
  under_limit: 'Add more of these to your order.',
  code_invalid: 'This promo code doesn’t exist.',
  code_expired: 'This promo code has expired.',
  code_not_applicable: 'This promo code doesn’t apply to your order.',
  answer_required: 'Answer this question.',
  waiver_required: 'Sign the waiver.',
  not_eligible: 'You aren’t eligible for this.',
  amount_below_minimum: 'This order costs too little to be charged.',
  amount_step: 'This amount can’t be charged in this currency. Round it.',
  currency_unsupported: 'Payments in this currency aren’t supported.',
  sold_out: 'Sold out.',
  code_used_up: 'This promo code has been used up.',
  hold_expired: 'Your places were held too long and have been released. Start again.',
  payment_in_progress: 'A payment for this order is being checked. Try again later.',
  already_paid: 'This order is already paid.',
  payment_refused: 'The payment provider refused this payment. Try another way to pay.',
  payouts_disabled: 'The seller can’t take payments right now. Try again later.',
  sales_paused: 'This seller’s sales are paused for now. What you’ve already bought stays valid.',
  promo_code_taken: 'There is already a promo code with this name. Choose a different one.',
  refund_exceeds_paid: 'You can’t refund more than what’s left of this order.',
  dispute_open: 'The buyer’s bank is deciding about this payment. Refund it afterwards.',
  undo_not_allowed: 'Only who made a sale can undo it, within 12 hours. Ask an administrator for a refund.',
  undo_used: 'A ticket of this sale was checked in. Undo the check-in first.',
  refund_not_allowed: 'The refund rule of this order doesn’t allow this refund anymore.',
  billing_closed: 'The invoice can’t be changed anymore. Ask the seller about it.',
  refund_not_failed: 'This refund hasn’t failed. It’s on its way or done.',
  outside_date: 'Choose a day from when the refund was requested until today.',
  evidence_file_type: 'Banks read PDF, JPEG and PNG. Choose another file.',
  evidence_too_large: 'All files together can have 4.5 MB. Choose smaller ones.',
  dispute_answered: 'This dispute was already answered. The buyer’s bank decides now.',
  alert_acknowledged: 'Another administrator has acknowledged this. Reload to see the note.',
  bad_signature: 'This webhook isn’t signed by the payment provider.',
} as const satisfies Readonly<
  Record<
    | keyof typeof orderCodes
    | keyof typeof promoCodeCodes
    | keyof typeof refundCodes
    | keyof typeof disputeCodes
    | keyof typeof alertCodes
    | keyof typeof webhookCodes,
    string
  >
>;
