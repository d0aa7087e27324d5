import { expect, it } from 'vitest';
import { pointsMethods } from './competition-scoring.schema.ts';
import { isFromTable, pointsTableLabel } from './points-table-label.ts';

it('a table is called by its year and field', () => {
  expect(['2023-40', '2015-40-half', '2026-30-50pt'].map(pointsTableLabel)).toEqual([
    'table of 2023 for a field of 40',
    'table of 2015 for a field of 40, half points',
    'table of 2026 for a field of 30, 50 points for the first',
  ]);
});

it('points come from a table by two of the methods', () => {
  const methods = [...pointsMethods, 'own_table'] as const;
  expect(methods.filter((method) => isFromTable({ method }))).toEqual(['table', 'own_table']);
});
