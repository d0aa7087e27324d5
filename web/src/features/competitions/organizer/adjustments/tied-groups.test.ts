import { expect, it } from 'vitest';
import { rowSample } from '../../testing/board-sample.ts';
import { equalsOf, movedTo } from './tied-groups.ts';

it('finds athletes with the same total, but none without a place', () => {
  const rows = [
    rowSample(0, { total: 90 }),
    rowSample(1, { total: 80 }),
    rowSample(2, { total: 80 }),
    rowSample(3, { total: 70 }),
    rowSample(4, { total: 70, place: null }),
  ];
  expect(equalsOf(rows).map((group) => group.map(({ entryId }) => entryId))).toEqual([['e1', 'e2']]);
});

it('moves one up or down within the list', () => {
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});
