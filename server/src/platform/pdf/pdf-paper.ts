/**
 * A PDF as plain data: say what is on it, `writePdf` sets it. Lengths are points (72 to the inch). Text may hold line
 * breaks, and is wrapped and never cut off.
 */
export interface PdfPaper {
  /** In the file's properties and in the window that shows it. */
  readonly title: string;
  /** A4 unless said otherwise. */
  readonly size?: 'a4' | 'letter';
  readonly landscape?: boolean;
  /** At the top of every page, left and right. */
  readonly header: { readonly left: string; readonly right: string };
  /** At the bottom of every page, before "1 of 3". */
  readonly footer: string;
  readonly blocks: readonly PdfBlock[];
}

export type PdfBlock =
  /** 1 unless said; `figure`: the one number that the paper is about. */
  | { readonly kind: 'heading'; readonly text: string; readonly level?: 'figure' | 1 | 2 }
  | { readonly kind: 'text'; readonly text: string; readonly tone?: PdfTone }
  /** Labels with their values, one below the other. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Blocks side by side in equal widths. Together they must fit on one page. */
  | { readonly kind: 'columns'; readonly columns: readonly (readonly PdfBlock[])[] }
  | PdfTable
  /** What a camera reads, with a line of text below it. */
  | { readonly kind: 'qr'; readonly data: string; readonly caption: string }
  | PdfDrawing
  | { readonly kind: 'space'; readonly height: number }
  | { readonly kind: 'new_page' };

/** Plain, bold for what counts, or gray for what is beside it. */
export type PdfTone = 'plain' | 'strong' | 'muted';

/** Breaks between rows; its head is repeated on each page. A row is never split. */
export interface PdfTable {
  readonly kind: 'table';
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Below a stronger line, such as totals. The last one is bold. */
  readonly totals?: readonly (readonly string[])[];
}

export interface PdfColumn {
  readonly title: string;
  /** Its part of the width beside the parts of the others. */
  readonly width: number;
  /** Amounts and counts are on the right: their digits are all of one width. */
  readonly align?: 'left' | 'right';
}

/** A signature: strokes of points on an area of that size, above a line. */
export interface PdfDrawing {
  readonly kind: 'drawing';
  readonly strokes: readonly (readonly (readonly number[])[])[];
  readonly area: { readonly width: number; readonly height: number };
}
