import { expect, it } from 'vitest';
import { labelOf, numberAt, textsOf } from './field-texts.ts';

const texts = {
  name: { label: 'Name', wrong: 'Write a name.' },
  'divisions.*.name': { label: 'Division #, name', wrong: 'Write its name.' },
  'rounds.*.lanes.*.bib': { label: 'Round #, lane #', wrong: 'No bib.' },
};

it('finds the texts of a field in a list by its pattern', () => {
  expect(textsOf(texts, 'divisions.12.name')?.wrong).toBe('Write its name.');
  expect(textsOf(texts, 'divisions.01975f00-0000-7000-8000-000000000000.name')?.wrong).toBe(
    'Write its name.',
  );
  expect(textsOf(texts, 'divisions')).toBeUndefined();
});

it('numbers what is called, from one', () => {
  expect(labelOf(texts, 'name')).toBe('Name');
  expect(labelOf(texts, 'divisions.2.name')).toBe('Division 3, name');
  expect(labelOf(texts, 'rounds.0.lanes.9.bib')).toBe('Round 1, lane 10');
  expect(labelOf(texts, 'unknown.0')).toBeUndefined();
});

it('calls a thing in a list by its name, whatever signs that has', () => {
  const names = ['Lane #1', 'Open'];
  const label = (at = '', step = '') => `${names[Number(at)]}, step ${numberAt(step)}`;
  const named = { 'divisions.*.steps.*.price': { label, wrong: 'Enter an amount.' } };
  expect(labelOf(named, 'divisions.0.steps.2.price')).toBe('Lane #1, step 3');
});
