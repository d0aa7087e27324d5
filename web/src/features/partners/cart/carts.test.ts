import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type CartLine, emptyCart, goodsOf, setPieces, taxesOf, useCarts } from './carts.ts';

beforeEach(() => localStorage.clear());

const line = (price: number, quantity: number, tax: CartLine['tax']): CartLine => ({
  variantId: `${price}`,
  title: 'Rope',
  price,
  currency: 'EUR',
  quantity,
  left: null,
  picture: null,
  productId: 'p',
  tax,
});

it('has the tax of each rate on the sum of its group, inside or on top', () => {
  const usual = { rate: 2100, isIncluded: true };
  const lines = [line(3200, 1, usual), line(950, 2, usual), line(999, 3, { rate: 900, isIncluded: false })];
  // 51.00 × 21/121 and 29.97 × 9 %, half up.
  expect(taxesOf({ lines })).toEqual([
    { ...usual, amount: 885 },
    { rate: 900, isIncluded: false, amount: 270 },
  ]);
  expect(taxesOf({ lines: [line(500, 1, null), line(500, 1, { rate: 0, isIncluded: true })] })).toEqual([]);
});

it('keeps a cart for each partner: two partners are two orders', () => {
  const [noordkaap, oficina] = [
    { id: 'n', name: 'Noordkaap' },
    { id: 'o', name: 'Oficina Sete' },
  ];
  setPieces(noordkaap, line(3200, 1, null));
  setPieces(oficina, line(5800, 1, null));
  setPieces(noordkaap, line(3200, 2, null));
  const seen = () => renderHook(useCarts).result.current.map((one) => [one.partnerName, goodsOf(one)]);
  expect(seen().sort()).toEqual([
    ['Noordkaap', 6400],
    ['Oficina Sete', 5800],
  ]);
  emptyCart('n');
  expect(seen()).toEqual([['Oficina Sete', 5800]]);
});
