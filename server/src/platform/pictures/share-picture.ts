import sharp from 'sharp';
import { coverSvg } from './cover-svg.ts';
import { type Lettering, lettering } from './lettering.ts';
import { setLines } from './set-lines.ts';

/** What a shared link shows beside its title. */
export interface SharePicture {
  /** What the cover is drawn from. */
  readonly coverId: string;
  /** Large, in capitals. */
  readonly name: string;
  /** Small, below it: when and where. */
  readonly line: string;
}

/** Pixels: what networks ask for. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Changes with the design, so that pictures drawn before are drawn again. */
export const pictureDesign = 1;

const margin = 72;
const chalk = '#f6f5f1';
const volt = '#d4ff3a';

/** The picture as a PNG. A name that no letters are there for is left out, and the cover stands alone. */
export async function drawSharePicture(picture: SharePicture, productName: string): Promise<Buffer> {
  const svg = sharePictureSvg(picture, productName);
  // Flat colors: a palette holds them in a fraction of the bytes.
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 192, effort: 4 }).toBuffer();
}

function sharePictureSvg({ coverId, name, line }: SharePicture, productName: string): string {
  const { width, height } = pictureSize;
  const below = spelled(lettering(500), line);
  const foot = height - margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    coverSvg(coverId, width, height),
    scrim(width, height),
    mark(productName),
    nameSvg(name, below === '' ? foot : foot - 56),
    below === '' ? '' : lineSvg(below, foot),
    '</svg>',
  ].join('');
}

function scrim(width: number, height: number): string {
  return (
    `<linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1"><stop offset=".3" stop-opacity="0"/>` +
    `<stop offset="1" stop-opacity=".62"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#scrim)"/>`
  );
}

/** The lane mark and whose site it is, top left. */
function mark(productName: string): string {
  const bars = [0, 18, 36].map((x) => `M${margin + x} 104l14.5 -36h10l-14.5 36z`).join('');
  const letters = lettering(700);
  const text = spelled(letters, productName.toUpperCase());
  return (
    `<path d="${bars}" fill="${volt}"/>` +
    `<path d="${letters.path(text, margin + 78, 102, 44)}" fill="${chalk}"/>`
  );
}

function nameSvg(name: string, foot: number): string {
  const letters = lettering(700);
  const width = pictureSize.width - 2 * margin;
  const text = spelled(letters, name.toLocaleUpperCase('en'));
  const { lines, size } = setLines(letters, text, { width, lines: 3, sizes: [128, 112, 96, 80] });
  const leading = size * 0.98;
  return lines
    .map((line, index) => {
      const y = foot - 8 - (lines.length - 1 - index) * leading;
      return `<path d="${letters.path(line, margin, y, size)}" fill="${chalk}"/>`;
    })
    .join('');
}

function lineSvg(line: string, foot: number): string {
  const letters = lettering(500);
  const width = pictureSize.width - 2 * margin;
  const { lines, size } = setLines(letters, line, { width, lines: 1, sizes: [40, 34] });
  return `<path d="${letters.path(lines[0] ?? '', margin, foot, size)}" fill="${chalk}"/>`;
}

/**
 * The text as far as there are letters for it; nothing where that would leave less than half of it, since
 * scraps of a name are worse than none.
 */
function spelled(letters: Lettering, text: string): string {
  const whole = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const kept = [...whole].filter((letter) => letters.spells(letter)).join('');
  const isMost = [...kept].length * 2 >= [...whole].length;
  return isMost ? kept.replace(/\s+/g, ' ').trim() : '';
}
