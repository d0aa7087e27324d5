import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandVariables } from './brand-variables.rules.ts';
import { type BrandColors, brandContrasts, isReadable, startColors } from './branding.rules.ts';
import { contrast, fromOklch, luminance, toOklch } from './color.rules.ts';
import { changedColors, nearestBrand } from './nearest-brand.rules.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const brand = fc.record({ background: color, text: color, button: color });
const northgate: BrandColors = { background: '#0b2a3c', text: '#ffffff', button: '#2e8fb5' };

describe('contrast', () => {
  // WCAG 2.2's own ends, and pairs from the table of WebAIM's checker.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0b2a3c', '#ffffff', 14.89],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('is 1 of a color with itself and never more than 21', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrast(one, one)).toBe(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(21);
      }),
    );
  });

  it('survives the way to OKLCH and back', () => {
    fc.assert(
      fc.property(color, (one) => {
        expect(Math.abs(luminance(fromOklch(toOklch(one))) - luminance(one))).toBeLessThan(0.01);
      }),
    );
  });
});

describe('a brand', () => {
  it('lists unreadable pairs with their ratio', () => {
    expect(brandContrasts(northgate)).toEqual([
      { check: { of: 'text', on: 'background', needs: 4.5 }, ratio: 14.89, passes: true },
      { check: { of: 'text', on: 'button', needs: 4.5 }, ratio: 3.68, passes: false },
      { check: { of: 'button', on: 'background', needs: 3 }, ratio: 4.05, passes: true },
    ]);
    expect(isReadable(startColors)).toBe(true);
  });

  it('is mended by the least change: same hue, a little darker', () => {
    const mended = nearestBrand(northgate);
    expect(changedColors(northgate, mended)).toEqual(['button']);
    expect(contrast(mended.button, northgate.text)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mended.button, northgate.text)).toBeLessThan(4.75);
    expect(Math.abs(toOklch(mended.button).hue - toOklch(northgate.button).hue)).toBeLessThan(0.1);
  });

  it('can always be mended, and one that passes is left alone', () => {
    fc.assert(
      fc.property(brand, (colors) => {
        const mended = nearestBrand(colors);
        expect(isReadable(mended)).toBe(true);
        if (isReadable(colors)) expect(mended).toEqual(colors);
      }),
      { numRuns: 300 },
    );
  });

  it('is mended though no single color could', () => {
    const gray = { background: '#757575', text: '#757575', button: '#757575' };
    expect(isReadable(nearestBrand(gray))).toBe(true);
    expect(isReadable(nearestBrand({ background: '#7b7b7b', text: '#808080', button: '#4d4d4d' }))).toBe(
      true,
    );
  });
});

describe('a brand’s variables', () => {
  it('are those of the example in the tokens', () => {
    expect(brandVariables({ ...northgate, button: '#147ea4' })).toEqual({
      '--org-ground': '#0b2a3c',
      '--org-text': '#ffffff',
      '--org-text-2': '#bbc3c8',
      '--org-button': '#147ea4',
      '--org-on-button': '#ffffff',
      '--org-button-edge': 'transparent',
      '--org-button-edge-dark': 'transparent',
      '--org-link': expect.stringMatching(/^#[0-9a-f]{6}$/),
      '--org-link-dark': expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it('give text on buttons and links that can be read, whatever the colors', () => {
    fc.assert(
      fc.property(brand, (colors) => {
        const made = brandVariables(colors);
        const readable = nearestBrand(colors);
        const muted = brandVariables(readable)['--org-text-2'] ?? '';
        expect(contrast(muted, readable.background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(made['--org-on-button'] ?? '', colors.button)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['#f6f5f1', '#ece9e3', '#ffffff']) {
          expect(contrast(made['--org-link'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of ['#0f1214', '#161a1d', '#1e2327']) {
          expect(contrast(made['--org-link-dark'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});
