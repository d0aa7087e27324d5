import { expect, it } from 'vitest';
import { lineField } from './fields.ts';

it.each(['Harbour Throwdown', ' Zoë Łukasik ', '李小龙'])('takes %j as a name', (text) => {
  expect(lineField(40).parse(text)).toBe(text.trim());
});

it.each(['Harbour\nThrowdown', 'Harbour\r\nThrowdown', 'a\tb', 'a\u2028b', '\u2029'])(
  'refuses %j, which is no one line',
  (text) => {
    expect(lineField(40).safeParse(text).success).toBe(false);
  },
);
