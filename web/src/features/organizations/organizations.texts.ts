import type { organizationCodes } from '@chalkline/contract/organizations/organizations.codes.ts';

export const organizationTexts: Record<keyof typeof organizationCodes, string> = {
  identifier_taken: 'Another company has this address already. Choose another.',
  already_in_organization: 'This account belongs to a company already.',
  contrast_too_low: 'These colors are too close to each other to be read.',
  colors_incomplete: 'Choose all three colors: background, text and button.',
};
