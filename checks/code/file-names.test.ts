import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { fileNames } from './file-names.ts';

const said = (text: string, path = 'server/src/x.service.ts') =>
  report(fileNames(houseWith({ [path]: text })));

describe('names of files', () => {
  it.each([
    "const reply = { fileName: 'event.ics', ics };",
    'const reply = { download: `waiver.pdf` };',
    "pdfReply(parts, paper, 'pass.pdf');",
    "saveFile('people-template.csv', text);",
    "const letter = { name: 'tickets.pdf', content };",
  ])('are refused in a style of their own: %s', (text) =>
    expect(said(`\n${text}`)).toContain('x.service.ts:2 [code/file-names] files that people save'),
  );

  it.each([
    ["const reply = { fileName: fileNameOf(['event'], 'ics') };", 'server/src/x.ts'],
    ["const file = { name: 'people.csv' };", 'server/src/x.test.ts'],
    ['const stored = { name: `exports/1.zip` };', 'server/src/x.ts'],
    ["const accept = '.csv';", 'web/src/x.tsx'],
  ])('pass: %s in %s', (text, path) => expect(said(text, path)).toBe(''));
});
