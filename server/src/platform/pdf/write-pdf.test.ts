import { describe, expect, it } from 'vitest';
import { TestClock } from '../clock/clock.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { testDatabase } from '../testing/test-database.ts';
import { TestLive } from '../testing/test-live.ts';
import { onThisThread } from '../threads/threads.ts';
import type { PdfBlock, PdfPaper } from './pdf-paper.ts';
import { writePdf } from './write-pdf.ts';

const database = await testDatabase();
const clock = new TestClock();
const thread = onThisThread(() => ({ database, clock, live: new TestLive() }));

const paper = (...blocks: PdfBlock[]): PdfPaper => ({
  title: 'A paper',
  header: { left: 'Chalkline', right: 'Receipt' },
  footer: 'Page foot',
  blocks,
});

const write = (...blocks: PdfBlock[]) => writePdf({ thread }, paper(...blocks));

describe('a PDF', () => {
  it.each([
    'Žaneta Łukaszewicz-Şahin',
    'Ἀλέξανδρος Παπαδόπουλος',
    'Дмитрий Їжакевич Ѓорѓи',
    'Nguyễn Thị Ánh',
    'Zoe\u0308 E\u0301ric',
  ])('prints %s in text and headings', async (name) => {
    const pages = await pdfText(
      await write({ kind: 'heading', text: name }, { kind: 'text', text: name, tone: 'strong' }),
    );
    expect(pages.join('').split(name.normalize('NFC'))).toHaveLength(3);
  });

  it('writes a question mark for a letter that no font has', async () => {
    expect((await pdfText(await write({ kind: 'text', text: 'A 東 B' }))).join('')).toContain('A ? B');
  });

  it('breaks a long table between rows, with head, header and page number on each page', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Line ${index + 1}.`, `${index}.00`]);
    const columns = [
      { title: 'What', width: 3 },
      { title: 'Amount', width: 1, align: 'right' },
    ] as const;
    const pages = await pdfText(
      await write({ kind: 'table', columns, rows, totals: [['Total', '7140.00']] }),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      for (const text of ['Chalkline', 'Receipt', 'What', 'Amount', 'Page foot'])
        expect(page).toContain(text);
      expect(page).toContain(`${index + 1} of ${pages.length}`);
    }
    const found = pages.flatMap((page) =>
      [...page.matchAll(/Line (\d+)\./g)].map(([, number]) => Number(number)),
    );
    expect(found).toEqual(rows.map((_, index) => index + 1));
    expect(pages.at(-1)).toContain('7140.00');
  });

  it('wraps a word that is longer than its column, and loses nothing of it', async () => {
    const word = 'A'.repeat(300);
    const text = (
      await pdfText(await write({ kind: 'columns', columns: [[{ kind: 'text', text: word }], []] }))
    ).join('');
    expect(text.match(/A/g)).toHaveLength(300);
  });

  it('is the same bytes for the same paper', async () => {
    const blocks: PdfBlock[] = [
      { kind: 'text', text: 'Same' },
      { kind: 'qr', data: 'https://a.test', caption: 'Scan' },
    ];
    expect((await write(...blocks)).equals(await write(...blocks))).toBe(true);
  });
});
