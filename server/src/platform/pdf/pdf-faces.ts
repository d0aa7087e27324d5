import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackedFont } from './unpacked-font.ts';

/** Inter for text, Barlow Condensed for headings where it has the letters. */
export type PdfFace = 'text' | 'strong' | 'heading';

/** One file of a face, with the letters that it has. */
export interface PdfFont {
  readonly name: string;
  readonly bytes: () => Buffer;
  readonly has: (codePoint: number) => boolean;
}

/** The packages part the alphabet; together these hold every Latin, Greek and Cyrillic script. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese', 'cyrillic-ext', 'greek-ext'];

const { resolve } = createRequire(import.meta.url);

const text = fontsOf('inter', 400);
const strong = fontsOf('inter', 600);

export const pdfFaces: Readonly<Record<PdfFace, readonly PdfFont[]>> = {
  text,
  strong,
  heading: [...fontsOf('barlow-condensed', 700), ...strong],
};

function fontsOf(family: string, weight: number): PdfFont[] {
  const unicode = readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8');
  const ranges = JSON.parse(unicode) as Readonly<Record<string, string>>;
  return subsets.flatMap((subset) => {
    const range = ranges[subset];
    if (range === undefined) return [];
    const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
    return [{ name: `${family}-${subset}-${weight}`, bytes: readOnce(file), has: within(range) }];
  });
}

function readOnce(file: string): () => Buffer {
  let bytes: Buffer | undefined;
  return () => {
    bytes ??= unpackedFont(readFileSync(resolve(file)));
    return bytes;
  };
}

/** `U+0000-00FF,U+0131` as a test. */
function within(range: string): (codePoint: number) => boolean {
  const spans = range.split(',').map((span) => {
    const [from = '', to = from] = span.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to);
}
