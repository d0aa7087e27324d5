import { expect, test } from 'vitest';
import { readOwnTable } from './own-points-table.ts';

test.each([
  ['Rank,Points\n1,100\n2,75\n3,75\n', [100, 75, 75]],
  ['1,100\r\n2,97.5\r\n', [100, 97.5]],
  ['\uFEFF"Rank";"Points"\n"1";"10"\n\n2;0.125', [10, 0.125]],
  ['Place\tPoints\n1\t10', [10]],
])('%j is a table', (csv, points) => {
  expect(readOwnTable(csv)).toEqual({ kind: 'table', points });
});

test.each([
  ['', [[1, 'empty']]],
  ['Rank,Points\n', [[1, 'empty']]],
  ['Rank,Points\n1,100\n3,90\n', [[3, 'not_next_place']]],
  ['1,100\n1,90\n', [[2, 'not_next_place']]],
  ['1,100\n2,101\n', [[2, 'points_rise']]],
  [
    '1,-5\n2,x\n3,1.2345\n',
    [
      [1, 'points_invalid'],
      [2, 'points_invalid'],
      [3, 'points_invalid'],
    ],
  ],
  [
    'first,100\n2,50,7\n',
    [
      [1, 'unreadable'],
      [2, 'unreadable'],
    ],
  ],
  ['1,9999999', [[1, 'points_invalid']]],
])('%j is refused, each bad row by its number', (csv, expected) => {
  const reading = readOwnTable(csv);
  expect(reading.kind === 'problems' && reading.problems.map(({ row, code }) => [row, code])).toEqual(
    expected,
  );
});

test('a table ends at 5,000 places', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1},0`).join('\n');
  expect(readOwnTable(rows(5000)).kind).toBe('table');
  expect(readOwnTable(rows(5001))).toMatchObject({ problems: [{ row: 5001, code: 'too_long' }] });
});
