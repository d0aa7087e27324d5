import type { PdfTable } from './pdf-paper.ts';
import type { PdfStyle } from './pdf-pen.ts';
import { gray, hairline, ink, type PdfFrame, type PdfSheet, rule } from './pdf-sheet.ts';

const gap = 10;
const lineHeight = 13;
const padding = 5;

const head: PdfStyle = { face: 'strong', size: 8, color: gray };
const plain: PdfStyle = { face: 'text', size: 9.5, color: ink };
const strong: PdfStyle = { ...plain, face: 'strong' };

/** Sets a table: rows stay whole, and each page begins with the head. */
export function setTable(sheet: PdfSheet, table: PdfTable, frame: PdfFrame): void {
  const { rows, totals = [] } = table;
  const cells = cellsOf(table, frame);
  const titles = table.columns.map(({ title }) => title);
  const headLines = linesOf(sheet, titles, cells, head);
  const setHead = () => {
    setRow(sheet, headLines, cells, head);
    rule(sheet.doc, frame, sheet.y, ink);
  };
  sheet.need(heightOf(headLines) + lineHeight + 2 * padding);
  setHead();
  for (const row of rows) {
    // Once: measuring text is most of the work on a table of thousands of rows.
    const lines = linesOf(sheet, row, cells, plain);
    if (sheet.need(heightOf(lines))) setHead();
    setRow(sheet, lines, cells, plain);
    rule(sheet.doc, frame, sheet.y, hairline);
  }
  const last = totals.length - 1;
  const totalLines = totals.map((row, index) => linesOf(sheet, row, cells, index === last ? strong : plain));
  if (totals.length > 0) sheet.need(totalLines.reduce((sum, lines) => sum + heightOf(lines), 0));
  for (const [index, lines] of totalLines.entries()) {
    if (index === last) rule(sheet.doc, frame, sheet.y, ink);
    setRow(sheet, lines, cells, index === last ? strong : plain);
  }
}

interface Cell extends PdfFrame {
  readonly onRight: boolean;
}

function cellsOf({ columns }: PdfTable, frame: PdfFrame): Cell[] {
  const parts = columns.reduce((sum, { width }) => sum + width, 0);
  const room = frame.width - gap * (columns.length - 1);
  let x = frame.x;
  return columns.map((column) => {
    const width = (room * column.width) / parts;
    const cell = { x, width, onRight: column.align === 'right' };
    x += width + gap;
    return cell;
  });
}

/** By cell. */
type RowLines = readonly (readonly string[])[];

function linesOf(
  { pen }: PdfSheet,
  row: readonly string[],
  cells: readonly Cell[],
  style: PdfStyle,
): RowLines {
  return cells.map(({ width }, index) => pen.wrap(row[index] ?? '', style, width));
}

function heightOf(lines: RowLines): number {
  return Math.max(1, ...lines.map(({ length }) => length)) * lineHeight + 2 * padding;
}

function setRow(sheet: PdfSheet, lines: RowLines, cells: readonly Cell[], style: PdfStyle): void {
  const { pen } = sheet;
  for (const [index, { x, width, onRight }] of cells.entries()) {
    for (const [line, text] of (lines[index] ?? []).entries()) {
      const left = onRight ? x + width - pen.width(text, style) : x;
      pen.write(text, left, sheet.y + padding + line * lineHeight + 9.5, style);
    }
  }
  sheet.y += heightOf(lines);
}
