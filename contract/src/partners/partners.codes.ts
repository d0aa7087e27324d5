/** Codes of the calls on partners, with their statuses. */
export const partnersCodes = {
  /** A person has one partner. */
  partner_exists: 409,
  partner_country_unknown: 422,
} as const;

export const partnersTexts: Readonly<Record<keyof typeof partnersCodes, string>> = {
  partner_exists: 'You already have a partner. Edit it instead of applying again.',
  partner_country_unknown: 'We don’t know this country. Choose one from the list.',
};
