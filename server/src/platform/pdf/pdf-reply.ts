import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { FileReply } from '../http/file-reply.ts';
import type { Parts } from '../parts.ts';
import type { PdfPaper } from './pdf-paper.ts';
import { writePdf } from './write-pdf.ts';

/** Answers with a PDF, or 304 to who has the same paper already. `download`: plain letters, digits, dashes and dots. */
export function pdfReply(parts: Pick<Parts, 'thread'>, paper: PdfPaper, download: string): FileReply {
  return new FileReply({
    version: createHash('sha256').update(JSON.stringify(paper)).digest('hex').slice(0, 16),
    audience: 'viewer',
    download,
    open: async () => {
      const bytes = await writePdf(parts, paper);
      return { stream: Readable.from([bytes]), size: bytes.length, contentType: 'application/pdf' };
    },
  });
}
