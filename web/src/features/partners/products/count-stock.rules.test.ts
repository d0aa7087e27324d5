import { expect, it } from 'vitest';
import { addOneOf, variantOf } from './count-stock.rules.ts';

const line = (variantId: string, title: string, sku: string, barcode: string) => ({
  variantId,
  title,
  sku,
  barcode,
  stock: 3,
  counted: null,
});
const lines = [line('a', 'Grips, S', 'GR-S', '4006381333931'), line('b', 'GR-S', '', '')];

it('finds a variant by barcode, then by SKU, then by its name, in any case', () => {
  expect(variantOf(lines, ' 4006381333931 ')?.variantId).toBe('a');
  expect(variantOf(lines, 'gr-s')?.variantId).toBe('a');
  expect(variantOf(lines, 'grips, s')?.variantId).toBe('a');
  expect(variantOf(lines, '')).toBeUndefined();
  expect(variantOf(lines, 'rope')).toBeUndefined();
});

it('adds one with each scan', () => {
  expect(addOneOf(addOneOf(lines, 'b'), 'b').map(({ counted }) => counted)).toEqual([null, 2]);
});
