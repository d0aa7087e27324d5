import { type BrandColor, type BrandColors, brandChecks, isReadable } from './branding.rules.ts';
import { fromOklch, luminance, ratioOf, toOklch } from './color.rules.ts';

/** A color of the same hue, lighter or darker. */
interface Shade {
  readonly color: string;
  readonly luminance: number;
  /** From the color that was asked for, in steps of lightness. */
  readonly distance: number;
}

type Shades = Readonly<Record<BrandColor, readonly Shade[]>>;

/** Those that are changed together, the fewest first; of one alone the button, which says least of a brand. */
const attempts: readonly (readonly BrandColor[])[] = [
  ['button'],
  ['text'],
  ['background'],
  ['button', 'text'],
  ['button', 'background'],
  ['text', 'background'],
  ['button', 'text', 'background'],
];

/**
 * The nearest brand that can be read: as few colors as possible are made lighter or darker, each as little as
 * possible, and keep their hue. What passes stays as it is.
 */
export function nearestBrand(colors: BrandColors): BrandColors {
  if (isReadable(colors)) return colors;
  for (const size of [1, 2, 3]) {
    const found = attempts
      .filter(({ length }) => length === size)
      .flatMap((changing) => nearestOf(shadesOf(colors, changing, size === 1 ? 200 : 50)) ?? [])
      .toSorted((a, b) => a.distance - b.distance);
    if (found[0]) return found[0].colors;
  }
  throw new Error('There is always black on white.');
}

/** Which colors of two brands differ. */
export function changedColors(from: BrandColors, to: BrandColors): BrandColor[] {
  const all: readonly BrandColor[] = ['background', 'text', 'button'];
  return all.filter((one) => from[one].toLowerCase() !== to[one].toLowerCase());
}

function nearestOf(shades: Shades): { colors: BrandColors; distance: number } | null {
  let best: { colors: BrandColors; distance: number } | null = null;
  for (const background of shades.background) {
    for (const text of shades.text) {
      const ground = background.distance + text.distance;
      if ((best && ground >= best.distance) || !stands('text', text, 'background', background)) continue;
      for (const button of shades.button) {
        const distance = ground + button.distance;
        if (best && distance >= best.distance) continue;
        if (!stands('text', text, 'button', button) || !stands('button', button, 'background', background))
          continue;
        best = {
          colors: { background: background.color, text: text.color, button: button.color },
          distance,
        };
      }
    }
  }
  return best;
}

function stands(of: BrandColor, one: Shade, on: BrandColor, other: Shade): boolean {
  const needs = brandChecks.find((check) => check.of === of && check.on === on)?.needs ?? 0;
  return ratioOf(one.luminance, other.luminance) >= needs;
}

/** The color itself where it stays; else with every lightness, in so many steps. */
function shadesOf(colors: BrandColors, changing: readonly BrandColor[], steps: number): Shades {
  const of = (name: BrandColor): Shade[] => {
    const color = colors[name].toLowerCase();
    const own: Shade = { color, luminance: luminance(color), distance: 0 };
    if (!changing.includes(name)) return [own];
    const from = toOklch(color);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const lightness = step / steps;
      const shade = fromOklch({ ...from, lightness });
      return { color: shade, luminance: luminance(shade), distance: Math.abs(lightness - from.lightness) };
    });
  };
  return { background: of('background'), text: of('text'), button: of('button') };
}
