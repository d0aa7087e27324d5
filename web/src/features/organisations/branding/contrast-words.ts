import {
  type BrandColour,
  type BrandColours,
  brandContrasts,
} from '@chalkline/contract/organisations/branding.rules.ts';

const fields = { background: 'bg_color', text: 'text_color', button: 'button_color' } as const;

type ColourFieldName = (typeof fields)[BrandColour];

/** The sentence for each field that cannot be read: text on a button is the button's to mend. */
export function contrastErrors(colours: BrandColours): Partial<Record<ColourFieldName, string>> {
  const errors: Partial<Record<ColourFieldName, string>> = {};
  for (const { check, ratio, passes } of brandContrasts(colours)) {
    if (passes) continue;
    const field = fields[check.on === 'button' ? 'button' : check.of];
    const what = check.on === 'button' ? 'The text on this' : 'This on the background';
    errors[field] ??= `${what} is ${ratio.toFixed(2)} : 1. It needs ${check.needs} : 1 to be readable.`;
  }
  return errors;
}
