import type PDFDocument from 'pdfkit';
import { type PdfFace, type PdfFont, pdfFaces } from './pdf-faces.ts';

type Doc = InstanceType<typeof PDFDocument>;

export interface PdfStyle {
  readonly face: PdfFace;
  readonly size: number;
  readonly color: string;
}

/** Sets words in whatever fonts have their letters. All measures are points. */
export interface PdfPen {
  width(text: string, style: PdfStyle): number;
  /** Breaks text into lines that fit; a word that is too long breaks inside. */
  wrap(text: string, style: PdfStyle, width: number): string[];
  /** Writes one line with its baseline at `y`. */
  write(line: string, x: number, y: number, style: PdfStyle): void;
}

/** Written for a letter that no font has, such as an emoji or Chinese. */
const unknownLetter = '?';

/**
 * Digits of one width, so that amounts line up, and no letters that change with their neighbors (`calt`), which is two
 * thirds of the work of setting a long table. pdfkit hands features on to fontkit, which also takes them by name.
 */
const numbers = {
  kern: true,
  liga: true,
  tnum: true,
  calt: false,
} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** Words without digits have none of their own: pdfkit remembers each such word, which tables repeat. */
function featuresOf(text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return /\d/.test(text) ? { features: numbers } : {};
}

/** Columns repeat their words; a document keeps so many of them. */
const mostWidths = 20_000;

interface Run {
  readonly font: PdfFont;
  readonly text: string;
}

export function makePen(doc: Doc): PdfPen {
  const registered = new Set<string>();
  const widths = new Map<string, number>();

  function choose({ name, bytes }: PdfFont, size: number): void {
    if (!registered.has(name)) doc.registerFont(name, bytes());
    registered.add(name);
    doc.font(name).fontSize(size);
  }

  function width(text: string, { face, size }: PdfStyle): number {
    const key = `${face} ${size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const measured = runsOf(text, face).reduce((sum, run) => {
      choose(run.font, size);
      return sum + doc.widthOfString(run.text, featuresOf(run.text));
    }, 0);
    if (widths.size < mostWidths) widths.set(key, measured);
    return measured;
  }

  function wrap(text: string, style: PdfStyle, room: number): string[] {
    return text.split(/\r?\n/).flatMap((paragraph) => {
      const words = wordsOf(paragraph);
      const whole = words.join(' ');
      if (width(whole, style) <= room) return [whole];
      const lines: string[] = [];
      let line = '';
      for (const word of words) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (width(longer, style) <= room) {
          line = longer;
          continue;
        }
        if (line !== '') lines.push(line);
        const pieces = breakWord(word, style, room);
        line = pieces.pop() ?? '';
        lines.push(...pieces);
      }
      return [...lines, line];
    });
  }

  function breakWord(word: string, style: PdfStyle, room: number): string[] {
    const pieces: string[] = [];
    let piece = '';
    for (const letter of word) {
      if (piece !== '' && width(piece + letter, style) > room) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  }

  function write(line: string, x: number, y: number, style: PdfStyle): void {
    let at = x;
    doc.fillColor(style.color);
    const runs = runsOf(line, style.face);
    for (const [index, run] of runs.entries()) {
      choose(run.font, style.size);
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(run.text) });
      if (index < runs.length - 1) at += doc.widthOfString(run.text, featuresOf(run.text));
    }
  }

  return { width, wrap, write };
}

function wordsOf(paragraph: string): string[] {
  return paragraph.split(/[\t ]+/).filter((word) => word !== '');
}

/** Text parted where another font has to take over. Accents are joined to their letters first. */
function runsOf(text: string, face: PdfFace): Run[] {
  const runs: { font: PdfFont; text: string }[] = [];
  const fonts = pdfFaces[face];
  const [first] = fonts;
  if (!first) throw new Error('There is no font to write with.');
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find(({ has }) => has(letter.codePointAt(0) ?? 0));
    const run = { font: font ?? first, text: font ? letter : unknownLetter };
    const last = runs.at(-1);
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}
