import type { BrandColors, BrandContrast } from '@chalkline/contract/organizations/branding.rules.ts';
import {
  organizationCodes,
  organizationTexts,
} from '@chalkline/contract/organizations/organizations.codes.ts';
import { Refusal, refusalsOf } from '../platform/http/refusal.ts';

const refusal = refusalsOf(organizationCodes, organizationTexts);

export const identifierTaken = () => refusal('identifier_taken', { path: 'body.identifier' });
export const alreadyInOrganization = () => refusal('already_in_organization');
export const colorsIncomplete = (path: string) => refusal('colors_incomplete', { path });

const fields = { background: 'bg_color', text: 'text_color', button: 'button_color' } as const;

/** One problem per unreadable pair, with its contrast ratio and the nearest colors that pass. */
export function contrastTooLow(failing: readonly BrandContrast[], nearest: BrandColors): Refusal {
  const advice = `Closest colors that pass: background ${nearest.background}, text ${nearest.text}, button ${nearest.button}.`;
  const problems = failing.flatMap(({ check: { of, on, needs }, ratio }) => {
    const detail = `The ${of} on the ${on} has a contrast of ${ratio}:1 and needs ${needs}:1. ${advice}`;
    return refusal('contrast_too_low', { path: `body.${fields[on === 'button' ? on : of]}`, detail })
      .problems;
  });
  return new Refusal(organizationCodes.contrast_too_low, problems);
}
