import { contrast } from './color.rules.ts';

/** The three colors of a brand, `#rrggbb`. */
export interface BrandColors {
  readonly background: string;
  /** On the background and on buttons. */
  readonly text: string;
  readonly button: string;
}

export type BrandColor = keyof BrandColors;

/** The look of the house, for whoever has chosen none. Its buttons carry ink, which no brand of three colors can. */
export const houseColors: BrandColors = { background: '#0f1214', text: '#f6f5f1', button: '#d4ff3a' };

/** What a brand begins with when somebody chooses: readable, and near the house. */
export const startColors: BrandColors = { background: '#0f1214', text: '#ffffff', button: '#2c7a4b' };

/** What must stand out from what (spec: Organizations; WCAG 2.2, 1.4.3 and 1.4.11). */
export const brandChecks = [
  { of: 'text', on: 'background', needs: 4.5 },
  { of: 'text', on: 'button', needs: 4.5 },
  { of: 'button', on: 'background', needs: 3 },
] as const satisfies readonly { of: BrandColor; on: BrandColor; needs: number }[];

export type BrandCheck = (typeof brandChecks)[number];

export interface BrandContrast {
  readonly check: BrandCheck;
  /** 1 to 21, to two digits; one that is too small is never rounded up to what is needed. */
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

/** Whether everything of the brand can be read. */
export function isReadable(colors: BrandColors): boolean {
  return brandContrasts(colors).every(({ passes }) => passes);
}
