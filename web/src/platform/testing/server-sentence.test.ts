import { expect, it } from 'vitest';

const tables = import.meta.glob<Record<string, Record<string, number | string>>>(
  '../../../../contract/src/**/*codes.ts',
  {
    eager: true,
  },
);
const all = Object.values(tables).flatMap((module) => Object.values(module));
const codes = all.flatMap((table) =>
  Object.entries(table).flatMap(([code, value]) => (typeof value === 'number' ? [code] : [])),
);
const texts = all.flatMap((table) =>
  Object.entries(table).flatMap(([code, value]) =>
    typeof value === 'string' ? [[code, value] as const] : [],
  ),
);

it('has exactly one sentence for every code', () => {
  expect(codes.length).toBeGreaterThan(50);
  expect(texts.map(([code]) => code).toSorted()).toEqual(codes.toSorted());
});

it('writes sentences for people, each of its own', () => {
  const sentences = texts.map(([, sentence]) => sentence);
  expect(sentences.filter((text) => !/^[A-Z].*\.$/.test(text) || text.includes('_'))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});
