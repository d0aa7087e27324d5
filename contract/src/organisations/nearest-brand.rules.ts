import { type BrandColour, type BrandColours, brandChecks, isReadable } from './branding.rules.ts';
import { fromOklch, luminance, ratioOf, toOklch } from './colour.rules.ts';

/** A colour of the same hue, lighter or darker. */
interface Shade {
  readonly colour: string;
  readonly luminance: number;
  /** From the colour that was asked for, in steps of lightness. */
  readonly distance: number;
}

type Shades = Readonly<Record<BrandColour, readonly Shade[]>>;

/** Those that are changed together, the fewest first; of one alone the button, which says least of a brand. */
const attempts: readonly (readonly BrandColour[])[] = [
  ['button'],
  ['text'],
  ['background'],
  ['button', 'text'],
  ['button', 'background'],
  ['text', 'background'],
  ['button', 'text', 'background'],
];

/**
 * The nearest brand that can be read: as few colours as possible are made lighter or darker, each as little as
 * possible, and keep their hue. What passes stays as it is.
 */
export function nearestBrand(colours: BrandColours): BrandColours {
  if (isReadable(colours)) return colours;
  for (const size of [1, 2, 3]) {
    const found = attempts
      .filter(({ length }) => length === size)
      .flatMap((changing) => nearestOf(shadesOf(colours, changing, size === 1 ? 200 : 50)) ?? [])
      .toSorted((a, b) => a.distance - b.distance);
    if (found[0]) return found[0].colours;
  }
  throw new Error('There is always black on white.');
}

/** Which colours of two brands differ. */
export function changedColours(from: BrandColours, to: BrandColours): BrandColour[] {
  const all: readonly BrandColour[] = ['background', 'text', 'button'];
  return all.filter((one) => from[one].toLowerCase() !== to[one].toLowerCase());
}

function nearestOf(shades: Shades): { colours: BrandColours; distance: number } | null {
  let best: { colours: BrandColours; distance: number } | null = null;
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
          colours: { background: background.colour, text: text.colour, button: button.colour },
          distance,
        };
      }
    }
  }
  return best;
}

function stands(of: BrandColour, one: Shade, on: BrandColour, other: Shade): boolean {
  const needs = brandChecks.find((check) => check.of === of && check.on === on)?.needs ?? 0;
  return ratioOf(one.luminance, other.luminance) >= needs;
}

/** The colour itself where it stays; else with every lightness, in so many steps. */
function shadesOf(colours: BrandColours, changing: readonly BrandColour[], steps: number): Shades {
  const of = (name: BrandColour): Shade[] => {
    const colour = colours[name].toLowerCase();
    const own: Shade = { colour, luminance: luminance(colour), distance: 0 };
    if (!changing.includes(name)) return [own];
    const from = toOklch(colour);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const lightness = step / steps;
      const shade = fromOklch({ ...from, lightness });
      return { colour: shade, luminance: luminance(shade), distance: Math.abs(lightness - from.lightness) };
    });
  };
  return { background: of('background'), text: of('text'), button: of('button') };
}
