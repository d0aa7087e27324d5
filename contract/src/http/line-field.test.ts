import { expect, it } from 'vitest';
import { lineField, optionalText } from './fields.ts';

it.each(['Harbor Throwdown', ' Zoë Łukasik ', '李小龙'])('takes %j as a name', (text) => {
  expect(lineField(40).parse(text)).toBe(text.trim());
});

it.each(['Harbor\nThrowdown', 'Harbor\r\nThrowdown', 'a\tb', 'a\u2028b', '\u2029'])(
  'refuses %j, which is no one line',
  (text) => {
    expect(lineField(40).safeParse(text).success).toBe(false);
  },
);

it.each([
  ['\u202eAna', 'Ana'],
  [' \u2067Ana\u2069 \u202c', 'Ana'],
  ['\u05d3\u05e0\u05d4 \u0644\u064a\u0644\u0649', '\u05d3\u05e0\u05d4 \u0644\u064a\u0644\u0649'],
])('takes from %j the marks that turn what stands beside it', (text, kept) => {
  expect(lineField(40).parse(text)).toBe(kept);
  expect(optionalText(40).parse(text)).toBe(kept);
});

it('takes marks alone for nothing', () => {
  expect(lineField(40).safeParse('\u202e\u2066').success).toBe(false);
});
