export const organisationCodes = {
  /** Another organisation has this identifier. */
  identifier_taken: 409,
  /** Who registers a company belongs to one already. */
  already_in_organisation: 409,
  /** Text, button and background of a brand stand too close together to be read. */
  contrast_too_low: 422,
  /** Two or one of the three colours of a brand that had none. */
  colours_incomplete: 422,
} as const;
