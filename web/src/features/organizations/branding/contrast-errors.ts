import {
  type BrandColor,
  type BrandColors,
  brandContrasts,
} from '@chalkline/contract/organizations/branding.rules.ts';

const fields = { background: 'bg_color', text: 'text_color', button: 'button_color' } as const;

type ColorFieldName = (typeof fields)[BrandColor];

/** The sentence for each field that cannot be read: text on a button is the button's to mend. */
export function contrastErrors(colors: BrandColors): Partial<Record<ColorFieldName, string>> {
  const errors: Partial<Record<ColorFieldName, string>> = {};
  for (const { check, ratio, passes } of brandContrasts(colors)) {
    if (passes) continue;
    const field = fields[check.on === 'button' ? 'button' : check.of];
    const what = check.on === 'button' ? 'The text on this' : 'This on the background';
    errors[field] ??= `${what} is ${ratio.toFixed(2)} : 1. It needs ${check.needs} : 1 to be readable.`;
  }
  return errors;
}
