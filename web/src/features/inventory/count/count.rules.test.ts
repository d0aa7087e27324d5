import { expect, it } from 'vitest';
import { addOne, continued, lineOf, withCounted } from './count.rules.ts';

const plate = { itemId: '1', name: 'Plate 10 kg', code: 'RP-10', barcode: '5601', listed: 24, counted: null };
const chalk = { itemId: '2', name: 'Block chalk', code: '', barcode: '', listed: 6, counted: 6 };
const lines = [plate, chalk];

it.each([
  ['5601', '1'],
  ['rp-10 ', '1'],
  ['block chalk', '2'],
  ['plate', undefined],
  [' ', undefined],
])('finds the line of %j', (typed, itemId) => {
  expect(lineOf(lines, typed)?.itemId).toBe(itemId);
});

it('adds one with each scan, from none', () => {
  const scanned = addOne(addOne(lines, '1'), '1');
  expect(scanned.map(({ counted }) => counted)).toEqual([2, 6]);
  expect(withCounted(scanned, '2', null).map(({ counted }) => counted)).toEqual([2, null]);
});

it('goes on with what was counted before, on the list of now', () => {
  const found = { ...chalk, itemId: '3', name: 'Rope', listed: 0, counted: 1 };
  const listed = [
    { ...plate, listed: 30 },
    { ...chalk, counted: null },
  ];
  const again = continued(listed, [{ ...plate, counted: 21 }, found]);
  expect(again.map(({ itemId, listed: now, counted }) => [itemId, now, counted])).toEqual([
    ['3', 0, 1],
    ['1', 30, 21],
    ['2', 6, null],
  ]);
});
