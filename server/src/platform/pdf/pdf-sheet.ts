import PDFDocument from 'pdfkit';
import type { PdfPaper } from './pdf-paper.ts';
import { makePen, type PdfPen, type PdfStyle } from './pdf-pen.ts';

/** A box on a page that blocks are set into. Points. */
export interface PdfFrame {
  readonly x: number;
  readonly width: number;
}

/** The pages of a document while they are set, from top to bottom. */
export interface PdfSheet {
  readonly doc: InstanceType<typeof PDFDocument>;
  readonly pen: PdfPen;
  readonly frame: PdfFrame;
  /** Where the next block begins. */
  y: number;
  /** Begins a page where this much doesn't fit anymore. Gives whether it did. */
  need(height: number): boolean;
  newPage(): void;
}

export const margin = 48;
const headerHeight = 34;
const footerHeight = 28;

export const ink = '#0f1214';
export const gray = '#5e656b';
export const hairline = '#dcd9cf';

const small: PdfStyle = { face: 'text', size: 8, color: gray };

/** An empty sheet with its first page. Its dates are those of the clock, so that the same paper makes the same bytes. */
export function openSheet(paper: PdfPaper, now: Date): PdfSheet {
  const doc = new PDFDocument({
    size: paper.size === 'letter' ? 'LETTER' : 'A4',
    layout: paper.landscape ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: paper.title, CreationDate: now, ModDate: now },
  });
  const pen = makePen(doc);
  const sheet: PdfSheet = {
    doc,
    pen,
    get frame() {
      return { x: margin, width: doc.page.width - 2 * margin };
    },
    y: 0,
    need(height) {
      if (sheet.y + height <= doc.page.height - margin - footerHeight) return false;
      sheet.newPage();
      return true;
    },
    newPage() {
      doc.addPage();
      sheet.y = margin + headerHeight;
    },
  };
  sheet.newPage();
  return sheet;
}

/** Header and footer of every page, once it is known how many there are. */
export function numberPages({ doc, pen, frame }: PdfSheet, { header, footer }: PdfPaper): void {
  const { count } = doc.bufferedPageRange();
  const right = frame.x + frame.width;
  const writeRight = (text: string, y: number) => pen.write(text, right - pen.width(text, small), y, small);
  const strong: PdfStyle = { face: 'heading', size: 11, color: ink };
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    pen.write(header.left, frame.x, margin + 8, strong);
    writeRight(header.right, margin + 8);
    rule(doc, frame, margin + 16, ink);
    const bottom = doc.page.height - margin;
    rule(doc, frame, bottom - 14, hairline);
    pen.write(footer, frame.x, bottom, small);
    writeRight(`${page + 1} of ${count}`, bottom);
  }
}

export function rule(doc: PdfSheet['doc'], { x, width }: PdfFrame, y: number, color: string): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .strokeColor(color)
    .stroke();
}
