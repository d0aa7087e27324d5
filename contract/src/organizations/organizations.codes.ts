export const organizationCodes = {
  /** Another organization has this identifier. */
  identifier_taken: 409,
  /** Who registers a company belongs to one already. */
  already_in_organization: 409,
  /** Text, button and background of a brand stand too close together to be read. */
  contrast_too_low: 422,
  /** Two or one of the three colors of a brand that had none. */
  colors_incomplete: 422,
} as const;
