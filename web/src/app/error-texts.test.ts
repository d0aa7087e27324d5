import { expect, it } from 'vitest';
import { errorTexts } from './error-texts.ts';

const tables = import.meta.glob<Record<string, Record<string, number>>>(
  '../../../contract/src/**/*codes.ts',
  { eager: true },
);

it('has a sentence for every code of the contract', () => {
  const codes = Object.values(tables).flatMap((module) => Object.values(module).flatMap(Object.keys));
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !errorTexts[code])).toEqual([]);
});

it('says each in a sentence for people', () => {
  const odd = Object.values(errorTexts).filter((text) => !/^[A-Z].*\.$/.test(text) || text.includes('_'));
  expect(odd).toEqual([]);
});
