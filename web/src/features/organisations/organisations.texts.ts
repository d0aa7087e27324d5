import type { organisationCodes } from '@chalkline/contract/organisations/organisations.codes.ts';

export const organisationTexts: Record<keyof typeof organisationCodes, string> = {
  identifier_taken: 'Another company has this address already. Choose another.',
  already_in_organisation: 'This account belongs to a company already.',
  contrast_too_low: 'These colours are too close to each other to be read.',
  colours_incomplete: 'Choose all three colours: background, text and button.',
};
