import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it.each([
  [0, '00:00'],
  [564_000, '09:24'],
  [94_449_000, '26:14:09'],
  [3 * 86_400_000 + 4 * 3_600_000, '3 d 04 h'],
])('%i ms are %s', (left, words) => expect(clockText(left)).toBe(words));
