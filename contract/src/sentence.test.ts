import { expect, it } from 'vitest';
import { asSentence } from './sentence.ts';

it.each([
  ['The hall is flooded', 'The hall is flooded.'],
  ['The hall is flooded. ', 'The hall is flooded.'],
  ['Really?!', 'Really?!'],
  ['They said “no.”', 'They said “no.”'],
  ['Wet floor (lane 3)', 'Wet floor (lane 3).'],
  ['', ''],
])('ends %j like a sentence', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
