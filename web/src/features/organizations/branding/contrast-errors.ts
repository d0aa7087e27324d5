import {
  type BrandColor,
  type BrandColors,
  brandContrasts,
} from '@chalkline/contract/organizations/branding.rules.ts';

const fields = { background: 'bg_color', text: 'text_color', button: 'button_color' } as const;

type ColorFieldName = (typeof fields)[BrandColor];

/** The contrast error for each field. Low contrast on a button is an error of the button color. */
export function contrastErrors(colors: BrandColors): Partial<Record<ColorFieldName, string>> {
  const errors: Partial<Record<ColorFieldName, string>> = {};
  for (const { check, ratio, passes } of brandContrasts(colors)) {
    if (passes) continue;
    const field = fields[check.on === 'button' ? 'button' : check.of];
    const what = check.on === 'button' ? 'Contrast with the text' : 'Contrast with the background';
    errors[field] ??= `${what} is ${ratio.toFixed(2)} : 1. It needs ${check.needs} : 1 to be readable.`;
  }
  return errors;
}
