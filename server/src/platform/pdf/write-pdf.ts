import { encodeQR } from 'qr';
import type { Parts } from '../parts.ts';
import type { ThreadTask } from '../threads/threads.ts';
import type { PdfBlock, PdfDrawing, PdfPaper, PdfTone } from './pdf-paper.ts';
import type { PdfStyle } from './pdf-pen.ts';
import {
  gray,
  hairline,
  ink,
  numberPages,
  openSheet,
  type PdfFrame,
  type PdfSheet,
  rule,
} from './pdf-sheet.ts';
import { setTable } from './pdf-table.ts';

/** Writes a document as PDF, on the side thread: fonts are slow to set. */
export async function writePdf({ thread }: Pick<Parts, 'thread'>, paper: PdfPaper): Promise<Buffer> {
  return Buffer.from(await thread.run(writePdfTask, paper));
}

export const writePdfTask: ThreadTask<PdfPaper, Uint8Array> = {
  name: 'platform.write_pdf',
  run: async ({ clock }, paper) => {
    const sheet = openSheet(paper, clock.now());
    for (const block of paper.blocks) setBlock(sheet, block, sheet.frame);
    numberPages(sheet, paper);
    return bytesOf(sheet.doc);
  },
};

async function bytesOf(doc: PdfSheet['doc']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  doc.end();
  for await (const chunk of doc) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

const tones: Readonly<Record<PdfTone, PdfStyle>> = {
  plain: { face: 'text', size: 10, color: ink },
  strong: { face: 'strong', size: 10, color: ink },
  muted: { face: 'text', size: 9, color: gray },
};

const headings: Readonly<Record<'figure' | 1 | 2, PdfStyle>> = {
  figure: { face: 'heading', size: 54, color: ink },
  1: { face: 'heading', size: 26, color: ink },
  2: { face: 'heading', size: 15, color: ink },
};

const qrSide = 110;

function setBlock(sheet: PdfSheet, block: PdfBlock, frame: PdfFrame): void {
  switch (block.kind) {
    case 'heading':
      setText(sheet, block.text, headings[block.level ?? 1], frame, 6);
      break;
    case 'text':
      setText(sheet, block.text, tones[block.tone ?? 'plain'], frame, 4);
      break;
    case 'facts':
      for (const fact of block.facts) setFact(sheet, fact, frame);
      break;
    case 'columns':
      setColumns(sheet, block.columns, frame);
      break;
    case 'table':
      setTable(sheet, block, frame);
      break;
    case 'qr':
      setQr(sheet, block.data, block.caption, frame);
      break;
    case 'drawing':
      setDrawing(sheet, block, frame);
      break;
    case 'space':
      sheet.y += block.height;
      break;
    case 'new_page':
      sheet.newPage();
  }
}

function setText(sheet: PdfSheet, text: string, style: PdfStyle, frame: PdfFrame, after: number): void {
  const lineHeight = style.size * 1.35;
  for (const line of sheet.pen.wrap(text, style, frame.width)) {
    sheet.need(lineHeight);
    sheet.pen.write(line, frame.x, sheet.y + style.size, style);
    sheet.y += lineHeight;
  }
  sheet.y += after;
}

function setFact(sheet: PdfSheet, [label, value]: readonly [string, string], frame: PdfFrame): void {
  setText(sheet, label, { ...tones.muted, size: 8 }, frame, 0);
  setText(sheet, value, tones.plain, frame, 5);
}

/** Sets each column from the same height, and goes on below the longest. */
function setColumns(sheet: PdfSheet, columns: readonly (readonly PdfBlock[])[], frame: PdfFrame): void {
  const gap = 24;
  const width = (frame.width - gap * (columns.length - 1)) / columns.length;
  const top = sheet.y;
  let bottom = top;
  for (const [index, blocks] of columns.entries()) {
    sheet.y = top;
    for (const block of blocks) setBlock(sheet, block, { x: frame.x + index * (width + gap), width });
    bottom = Math.max(bottom, sheet.y);
  }
  sheet.y = bottom;
}

const widestDrawing = 240;

function setDrawing(sheet: PdfSheet, { strokes, area }: PdfDrawing, frame: PdfFrame): void {
  const width = Math.min(widestDrawing, frame.width);
  const scale = width / area.width;
  const height = area.height * scale;
  sheet.need(height + 12);
  for (const stroke of strokes) {
    for (const [index, [x = 0, y = 0]] of stroke.entries()) {
      const at = [frame.x + x * scale, sheet.y + y * scale] as const;
      if (index === 0) sheet.doc.moveTo(...at);
      else sheet.doc.lineTo(...at);
    }
    sheet.doc.lineWidth(1.25).lineCap('round').lineJoin('round').strokeColor(ink).stroke();
  }
  rule(sheet.doc, { x: frame.x, width }, sheet.y + height + 2, hairline);
  sheet.y += height + 12;
}

function setQr(sheet: PdfSheet, data: string, caption: string, frame: PdfFrame): void {
  sheet.need(qrSide + 24);
  const rows = encodeQR(data, 'raw', { ecc: 'medium', border: 1 });
  const side = qrSide / rows.length;
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) sheet.doc.rect(frame.x + x * side, sheet.y + y * side, side, side);
    }
  }
  sheet.doc.fillColor(ink).fill();
  sheet.y += qrSide + 6;
  setText(sheet, caption, tones.muted, frame, 4);
}
