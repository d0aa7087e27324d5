import type { BrandColors } from './branding.rules.ts';
import { contrast, fromOklch, mix, type Oklch, toOklch } from './color.rules.ts';

const chalk = '#f6f5f1';
const ink = '#0f1214';

/** The backgrounds links appear on, by color scheme: the page and the surfaces on it. */
const lightGrounds = [chalk, '#ece9e3', '#ffffff'];
const darkGrounds = [ink, '#161a1d', '#1e2327'];

/** A brand as CSS variables. Pages stay chalk or ink; frame, buttons and links use the brand's colors. */
export type BrandVariables = Readonly<Record<`--org-${string}`, string>>;

/** Read by web/src/ui/tokens.css. Every pair of colors is readable, whatever the brand. */
export function brandVariables({ background, text, button }: BrandColors): BrandVariables {
  return {
    '--org-ground': background,
    '--org-text': text,
    '--org-text-2': secondary(text, background),
    '--org-button': button,
    '--org-on-button': onButton(text, button),
    '--org-button-edge': contrast(button, chalk) < 3 ? 'rgb(15 18 20 / 0.6)' : 'transparent',
    '--org-button-edge-dark': contrast(button, ink) < 3 ? 'rgb(246 245 241 / 0.6)' : 'transparent',
    '--org-link': readableOn(lightGrounds, button, -0.02),
    '--org-link-dark': readableOn(darkGrounds, button, 0.02),
  };
}

/**
 * The brand's text color if it's readable on the button, otherwise ink or chalk. For a few colors neither reaches a
 * contrast of 4.5; then black or white is used, one of which always has at least 4.58 (the square root of 21).
 */
export function onButton(text: string, button: string): string {
  const reads = (color: string) => contrast(color, button) >= 4.5;
  return [text, ink, chalk, '#000000'].find(reads) ?? '#ffffff';
}

/**
 * The text color, mixed with the background as far as it stays readable there: 72 % of it, as in the product's own look,
 * up to all of it.
 */
function secondary(text: string, background: string): string {
  for (let percent = 72; percent < 100; percent += 4) {
    const mixed = mix(text, background, percent / 100);
    if (contrast(mixed, background) >= 4.5) return mixed;
  }
  return text;
}

/** Darkens or lightens the color step by step until it's readable on every background. */
function readableOn(grounds: readonly string[], color: string, step: number): string {
  const reads = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= 4.5);
  let shade = color.toLowerCase();
  let tone: Oklch = toOklch(shade);
  while (!reads(shade)) {
    tone = { ...tone, lightness: Math.min(1, Math.max(0, tone.lightness + step)) };
    shade = fromOklch(tone);
  }
  return shade;
}
