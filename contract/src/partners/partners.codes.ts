/** Codes of the calls on partners, with their statuses. */
export const partnersCodes = {
  /** A person has one partner. */
  partner_exists: 409,
  partner_country_unknown: 422,
  partner_needed: 409,
  sku_taken: 409,
  /** Fewer pieces are there than are to leave. */
  too_few_pieces: 409,
} as const;

export const partnersTexts: Readonly<Record<keyof typeof partnersCodes, string>> = {
  partner_exists: 'You already have a partner. Edit it instead of applying again.',
  partner_country_unknown: 'This isn’t a country partners can be in. Choose one from the list.',
  partner_needed: 'Apply as a partner before you add products.',
  sku_taken: 'Another of your variants already has this SKU. Choose a different one.',
  too_few_pieces: 'There are fewer pieces than that in stock.',
};
