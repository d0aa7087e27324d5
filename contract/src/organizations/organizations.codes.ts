export const organizationCodes = {
  identifier_taken: 409,
  /** The person registering a company already belongs to one. */
  already_in_organization: 409,
  /** Text, button and background are too similar to read. */
  contrast_too_low: 422,
  /** A new brand needs all three colors. */
  colors_incomplete: 422,
} as const;

export const organizationTexts: Readonly<Record<keyof typeof organizationCodes, string>> = {
  identifier_taken: 'Another company already uses this short name. Choose a different one.',
  already_in_organization: 'Your account already belongs to an organization. Leave it first.',
  contrast_too_low: 'These colors are too similar to read. Choose colors with more contrast.',
  colors_incomplete: 'A brand needs a background, a text and a button color. Choose all three.',
};
