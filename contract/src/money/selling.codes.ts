/** Codes of the calls on payout accounts and statements, with their statuses. */
export const sellingCodes = {
  /** The provider doesn't open accounts like this one. */
  account_refused: 409,
} as const;

export const sellingTexts: Readonly<Record<keyof typeof sellingCodes, string>> = {
  account_refused: 'The payment provider refused this. Choose another country or try again later.',
};
