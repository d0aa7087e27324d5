import { expect, test } from 'vitest';
import { proposedTable } from './proposed-table.ts';

const table = (name: string) => ({ method: 'table', table: name }) as const;

test.each([
  ['the smallest at least as large', table('2023-40'), 19, '2023-20'],
  ['a field that fills a table', table('2023-40'), 30, '2023-30'],
  ['one more than that', table('2023-20'), 31, '2023-40'],
  ['the season of the table that applies', table('2015-40'), 38, null],
  ['nothing where it applies already', table('2023-40'), 38, null],
  ['nothing without a plan', table('2023-40'), null, null],
  ['nothing where points are places', { method: 'place' } as const, 19, null],
])('proposes %s', (_, applies, planned, proposed) => {
  expect(proposedTable(applies, planned)).toBe(proposed);
});
