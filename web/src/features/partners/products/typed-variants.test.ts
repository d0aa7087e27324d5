import { expect, it } from 'vitest';
import { variantsFor } from './typed-variants.ts';

const size = { name: 'Size', values: ['S', 'M'] };

it('makes a variant of each combination, the last option fastest', () => {
  const made = variantsFor([size, { name: 'Color', values: ['Ink', 'Tan', ''] }], []);
  expect(made.map(({ values }) => values.join(' '))).toEqual(['S Ink', 'S Tan', 'M Ink', 'M Tan']);
});

it('keeps what was typed, and starts new ones with the first price', () => {
  const before = [{ values: ['M'], sku: 'GR-M', barcode: '1', price: 3400, picture: 'p1' }];
  expect(variantsFor([size], before)).toEqual([
    { values: ['S'], sku: '', barcode: '', price: 3400, picture: null },
    { values: ['M'], sku: 'GR-M', barcode: '1', price: 3400, picture: 'p1' },
  ]);
});

it('has one variant without options', () => {
  expect(variantsFor([], [])).toEqual([
    { values: [], sku: '', barcode: '', price: Number.NaN, picture: null },
  ]);
});
