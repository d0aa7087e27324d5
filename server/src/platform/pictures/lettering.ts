import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

/** Letters as shapes, so that a picture is the same on a machine without any fonts. */
export interface Lettering {
  /** Whether there is a shape for each letter; else the text had better be left out. */
  readonly spells: (text: string) => boolean;
  /** Pixels. */
  readonly width: (text: string, size: number) => number;
  /** The data of an SVG path: the text with its baseline beginning at (x, y). */
  readonly path: (text: string, x: number, y: number, size: number) => string;
}

export type Weight = 500 | 700;

/** The package parts the alphabet; together these hold every Latin script. */
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const;

const opened = new Map<Weight, Lettering>();

/** Barlow Condensed in this weight, read when it is first asked for. */
export function lettering(weight: Weight): Lettering {
  const known = opened.get(weight);
  if (known) return known;
  const fonts = subsets.map((subset) => openFont(subset, weight));
  const made = letteringFrom(fonts);
  opened.set(weight, made);
  return made;
}

function openFont(subset: string, weight: Weight): opentype.Font {
  const file = `@fontsource/barlow-condensed/files/barlow-condensed-${subset}-${weight}-normal.woff`;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  return opentype.parse(new Uint8Array(bytes).buffer);
}

function letteringFrom(fonts: readonly opentype.Font[]): Lettering {
  const [first] = fonts;
  if (!first) throw new Error('There is no font to write with.');
  const fontOf = (letter: string) => fonts.find((font) => font.charToGlyphIndex(letter) !== 0);
  const advance = (letter: string, size: number) =>
    (((fontOf(letter) ?? first).charToGlyph(letter).advanceWidth ?? 0) * size) / first.unitsPerEm;
  return {
    spells: (text) => [...text].every((letter) => fontOf(letter) !== undefined),
    width: (text, size) => [...text].reduce((sum, letter) => sum + advance(letter, size), 0),
    path(text, x, y, size) {
      let at = x;
      let data = '';
      for (const letter of text) {
        data += (fontOf(letter) ?? first).charToGlyph(letter).getPath(at, y, size).toPathData(1);
        at += advance(letter, size);
      }
      return data;
    },
  };
}
