import type { BrandColours, BrandContrast } from '@chalkline/contract/organisations/branding.rules.ts';
import { organisationCodes } from '@chalkline/contract/organisations/organisations.codes.ts';
import { Refusal, refusalsOf } from '../platform/http/refusal.ts';

const refusal = refusalsOf(organisationCodes);

export const identifierTaken = () =>
  refusal('identifier_taken', 'Another organisation is known by this name already.', 'body.identifier');
export const alreadyInOrganisation = () =>
  refusal('already_in_organisation', 'This account belongs to an organisation already.');
export const coloursIncomplete = (path: string) =>
  refusal('colours_incomplete', 'Choose all three colours: background, text and button.', path);

const fields = { background: 'bg_color', text: 'text_color', button: 'button_color' } as const;

/** One problem for each pair that cannot be read, with its ratio and the nearest colours that pass. */
export function contrastTooLow(failing: readonly BrandContrast[], nearest: BrandColours): Refusal {
  const advice = `Nearest that passes: background ${nearest.background}, text ${nearest.text}, button ${nearest.button}.`;
  const problems = failing.map(({ check: { of, on, needs }, ratio }) => ({
    code: 'contrast_too_low',
    message: `The ${of} on the ${on} has a contrast of ${ratio}:1 and needs ${needs}:1. ${advice}`,
    path: `body.${fields[on === 'button' ? on : of]}`,
  }));
  return new Refusal(organisationCodes.contrast_too_low, problems);
}
