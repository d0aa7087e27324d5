import { expect, it } from 'vitest';
import { errorTexts } from './error-texts.ts';

const tables = import.meta.glob<Record<string, Record<string, number | string>>>(
  '../../../contract/src/**/*codes.ts',
  { eager: true },
);
const all = Object.values(tables).flatMap((module) => Object.values(module));
const codes = all.flatMap((table) =>
  Object.entries(table).flatMap(([code, value]) => (typeof value === 'number' ? [code] : [])),
);
const texts = all.flatMap((table) =>
  Object.entries(table).flatMap(([code, value]) => (typeof value === 'string' ? [code] : [])),
);

it('has exactly one sentence for every code of the contract', () => {
  expect(codes.length).toBeGreaterThan(50);
  expect(texts.toSorted()).toEqual([...codes, 'unreachable'].toSorted());
  expect(Object.keys(errorTexts).toSorted()).toEqual(texts.toSorted());
});

it('writes sentences for people, each of its own', () => {
  const sentences = Object.values(errorTexts);
  expect(sentences.filter((text) => !/^[A-Z].*\.$/.test(text) || text.includes('_'))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});
