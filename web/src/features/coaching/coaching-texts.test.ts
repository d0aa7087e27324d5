import { expect, it } from 'vitest';
import { sinceText, waitingText } from './coaching-texts.ts';

it.each([
  ['active', 'Active since 9 March 2026'],
  ['paused', 'Paused since 9 March 2026'],
  ['ended', 'Ended on 9 March 2026'],
  ['refused', 'Refused on 9 March 2026'],
] as const)('says when a coaching became %s', (state, text) => {
  expect(sinceText({ state, changedAt: '2026-03-09T12:00:00Z' })).toBe(text);
});

it.each([
  [2, 1, 3, '2 clients need you, 1 request to answer, 3 with nothing waiting.'],
  [1, 0, 0, '1 client needs you.'],
  [0, 2, 0, '2 requests to answer.'],
  [0, 0, 0, ''],
])('says who waits: %d, %d, %d', (needing, pending, onTrack, text) => {
  expect(waitingText({ needing, pending, onTrack })).toBe(text);
});
