import { expect, it } from 'vitest';
import { labelOf, wordsOf } from './field-words.ts';

const words = {
  name: { label: 'Name', wrong: 'Write a name.' },
  'divisions.*.name': { label: 'Division #, name', wrong: 'Write its name.' },
  'rounds.*.lanes.*.bib': { label: 'Round #, lane #', wrong: 'No bib.' },
};

it('finds the words of a field in a list by its pattern', () => {
  expect(wordsOf(words, 'divisions.12.name')?.wrong).toBe('Write its name.');
  expect(wordsOf(words, 'divisions')).toBeUndefined();
});

it('numbers what is called, from one', () => {
  expect(labelOf(words, 'name')).toBe('Name');
  expect(labelOf(words, 'divisions.2.name')).toBe('Division 3, name');
  expect(labelOf(words, 'rounds.0.lanes.9.bib')).toBe('Round 1, lane 10');
  expect(labelOf(words, 'unknown.0')).toBeUndefined();
});
