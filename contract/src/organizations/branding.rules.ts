import { contrast } from './color.rules.ts';

/** The three colors of a brand, `#rrggbb`. */
export interface BrandColors {
  readonly background: string;
  /** Used on the background and on buttons. */
  readonly text: string;
  readonly button: string;
}

export type BrandColor = keyof BrandColors;

/**
 * The default colors, for organizations without a brand. Its buttons use ink text, which a brand of three colors can't
 * have.
 */
export const houseColors: BrandColors = { background: '#0f1214', text: '#f6f5f1', button: '#d4ff3a' };

/** What the form starts with when an organization chooses its brand: readable, and close to the default. */
export const startColors: BrandColors = { background: '#0f1214', text: '#ffffff', button: '#2c7a4b' };

/** Pairs of colors that need enough contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const brandChecks = [
  { of: 'text', on: 'background', needs: 4.5 },
  { of: 'text', on: 'button', needs: 4.5 },
  { of: 'button', on: 'background', needs: 3 },
] as const satisfies readonly { of: BrandColor; on: BrandColor; needs: number }[];

export type BrandCheck = (typeof brandChecks)[number];

export interface BrandContrast {
  readonly check: BrandCheck;
  /** 1 to 21, with two digits; never rounded up to the required ratio. */
  readonly ratio: number;
  readonly passes: boolean;
}

/** Every check of a brand with its ratio. */
export function brandContrasts(colors: BrandColors): BrandContrast[] {
  return brandChecks.map((check) => {
    const exact = contrast(colors[check.of], colors[check.on]);
    const passes = exact >= check.needs;
    const rounded = Math.round(exact * 100) / 100;
    return { check, passes, ratio: !passes && rounded >= check.needs ? check.needs - 0.01 : rounded };
  });
}

/** Whether all of the brand's pairs have enough contrast. */
export function isReadable(colors: BrandColors): boolean {
  return brandContrasts(colors).every(({ passes }) => passes);
}
