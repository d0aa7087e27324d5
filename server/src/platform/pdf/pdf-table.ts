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
  const headHeight = heightOf(sheet, titles, cells, head);
  const setHead = () => {
    setRow(sheet, titles, cells, head);
    rule(sheet.doc, frame, sheet.y, ink);
  };
  sheet.need(headHeight + lineHeight + 2 * padding);
  setHead();
  for (const row of rows) {
    if (sheet.need(heightOf(sheet, row, cells, plain))) setHead();
    setRow(sheet, row, cells, plain);
    rule(sheet.doc, frame, sheet.y, hairline);
  }
  const allTotals = totals.reduce((sum, row) => sum + heightOf(sheet, row, cells, strong), 0);
  if (totals.length > 0) sheet.need(allTotals);
  for (const [index, row] of totals.entries()) {
    const isLast = index === totals.length - 1;
    if (isLast) rule(sheet.doc, frame, sheet.y, ink);
    setRow(sheet, row, cells, isLast ? strong : plain);
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

function linesOf({ pen }: PdfSheet, row: readonly string[], cells: readonly Cell[], style: PdfStyle) {
  return cells.map(({ width }, index) => pen.wrap(row[index] ?? '', style, width));
}

function heightOf(sheet: PdfSheet, row: readonly string[], cells: readonly Cell[], style: PdfStyle): number {
  const lines = linesOf(sheet, row, cells, style).map(({ length }) => length);
  return Math.max(1, ...lines) * lineHeight + 2 * padding;
}

function setRow(sheet: PdfSheet, row: readonly string[], cells: readonly Cell[], style: PdfStyle): void {
  const { pen } = sheet;
  const lines = linesOf(sheet, row, cells, style);
  for (const [index, { x, width, onRight }] of cells.entries()) {
    for (const [line, text] of (lines[index] ?? []).entries()) {
      const left = onRight ? x + width - pen.width(text, style) : x;
      pen.write(text, left, sheet.y + padding + line * lineHeight + 9.5, style);
    }
  }
  sheet.y += heightOf(sheet, row, cells, style);
}
