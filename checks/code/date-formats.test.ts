import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { dateFormats } from './date-formats.ts';

const said = (text: string, path = 'web/src/features/x.ts') =>
  report(dateFormats(houseWith({ [path]: text })));

describe('date formats', () => {
  it.each([
    "new Intl.DateTimeFormat('en')",
    "Intl.DateTimeFormat('en')",
    "new Intl.RelativeTimeFormat('en')",
    "at.toLocaleDateString('en')",
    'at.toLocaleTimeString()',
    "count.toLocaleString('en')",
  ])('are refused: %s', (text) => {
    expect(said(`\n${text};`)).toContain('web/src/features/x.ts:2 [code/date-formats] days and times');
    expect(said(text, 'server/src/mail.rules.ts')).not.toBe('');
  });

  it.each([
    ["new Intl.DateTimeFormat('en');", 'contract/src/date-format.ts'],
    ["new Intl.DateTimeFormat('en');", 'web/src/features/x.test.ts'],
    ["new Intl.NumberFormat('en'); let a: Intl.DateTimeFormat;", 'web/src/features/x.ts'],
  ])('let %s pass in %s', (text, path) => expect(said(text, path)).toBe(''));
});
