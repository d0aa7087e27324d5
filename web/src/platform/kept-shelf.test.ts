import { expect, it } from 'vitest';
import { textOfKept } from './kept-shelf.ts';

const day = 24 * 60 * 60 * 1000;

it('keeps a form for 30 days, and none without a date', () => {
  const kept = { text: '{"message":"Lane 4"}', keptAt: 1000 };
  expect(textOfKept(kept, 1000 + 30 * day)).toBe(kept.text);
  expect(textOfKept(kept, 1001 + 30 * day)).toBeNull();
  expect(textOfKept(kept.text, 1000)).toBeNull();
});
