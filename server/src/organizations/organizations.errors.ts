import type { BrandColors, BrandContrast } from '@chalkline/contract/organizations/branding.rules.ts';
import { organizationCodes } from '@chalkline/contract/organizations/organizations.codes.ts';
import { Refusal, refusalsOf } from '../platform/http/refusal.ts';

const refusal = refusalsOf(organizationCodes);

export const identifierTaken = () =>
  refusal('identifier_taken', 'Another organization is known by this name already.', 'body.identifier');
export const alreadyInOrganization = () =>
  refusal('already_in_organization', 'This account belongs to an organization already.');
export const colorsIncomplete = (path: string) =>
  refusal('colors_incomplete', 'Choose all three colors: background, text and button.', path);

const fields = { background: 'bg_color', text: 'text_color', button: 'button_color' } as const;

/** One problem for each pair that cannot be read, with its ratio and the nearest colors that pass. */
export function contrastTooLow(failing: readonly BrandContrast[], nearest: BrandColors): Refusal {
  const advice = `Nearest that passes: background ${nearest.background}, text ${nearest.text}, button ${nearest.button}.`;
  const problems = failing.map(({ check: { of, on, needs }, ratio }) => ({
    code: 'contrast_too_low',
    message: `The ${of} on the ${on} has a contrast of ${ratio}:1 and needs ${needs}:1. ${advice}`,
    path: `body.${fields[on === 'button' ? on : of]}`,
  }));
  return new Refusal(organizationCodes.contrast_too_low, problems);
}
