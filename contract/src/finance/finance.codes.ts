/** Codes of the calls on an organization's expenses and revenues, with their statuses. */
export const financeCodes = {
  /** The books have no currency yet. */
  books_not_open: 409,
  /** There are amounts in the books' currency. */
  books_currency_fixed: 409,
  category_name_taken: 409,
  /** Something was booked under it. */
  category_in_use: 409,
  category_unknown: 422,
  tax_above_amount: 422,
  booking_decided: 409,
  repeat_ends_before_start: 422,
  books_export_too_large: 422,
} as const;

export const financeTexts: Readonly<Record<keyof typeof financeCodes, string>> = {
  books_not_open:
    'Your organization’s books aren’t set up yet. An administrator chooses their currency first.',
  books_currency_fixed: 'There are entries in this currency, so it can’t be changed anymore.',
  category_name_taken: 'You already have a category with this name. Choose a different one.',
  category_in_use: 'This category has entries. Rename it instead of deleting it.',
  category_unknown: 'This category doesn’t exist anymore. Choose another one.',
  tax_above_amount: 'The tax can’t be more than the amount that includes it.',
  booking_decided: 'This entry has been approved or refused already. Reload to see it.',
  repeat_ends_before_start: 'The last day is before the first one. Change one of them.',
  books_export_too_large: 'There are too many entries for one file. Narrow the list first.',
};
