/** A color in calls: `#rrggbb`. */
export const colorPattern = /^#[0-9a-f]{6}$/i;

/** Lightness 0 to 1, chroma from 0, hue in radians. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** The WCAG 2.2 contrast ratio of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

/** The same for two luminances. */
export function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** So much of one color, from 0 to 1, in another. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [one, other].map((color) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
  );
  const mixed = (a ?? []).map((value, at) => Math.round(value * share + (b?.[at] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Björn Ottosson's OKLab in polar form: equal steps of lightness look equal, at a constant hue. */
export function toOklch(color: string): Oklch {
  const [r = 0, g = 0, b = 0] = linear(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) };
}

/** The nearest color a screen can show: same lightness and hue, with the chroma reduced as needed. */
export function fromOklch(wanted: Oklch): string {
  let [least, most] = [0, wanted.chroma];
  if (isShown(channels(wanted))) return toHex(channels(wanted));
  for (let halvings = 0; halvings < 20; halvings += 1) {
    const chroma = (least + most) / 2;
    if (isShown(channels({ ...wanted, chroma }))) least = chroma;
    else most = chroma;
  }
  return toHex(channels({ ...wanted, chroma: least }));
}

function channels({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Allows for rounding, so that black and white themselves count. */
function isShown(values: readonly number[]): boolean {
  return values.every((value) => value > -0.0001 && value < 1.0001);
}

function toHex(values: readonly number[]): string {
  const parts = values.map((value) => {
    const share = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    const byte = Math.round(Math.min(1, Math.max(0, share)) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function linear(color: string): number[] {
  return [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}
