import { expect, it } from 'vitest';
import { titleOf } from './order-text.ts';

const unit = (isReturned: boolean) => ({
  id: 'u1',
  price: 3000,
  discount: 0,
  tax: 0,
  total: 3000,
  refunded: isReturned ? 1500 : 0,
  isReturned,
  isPassedOn: false,
  code: null,
  refundable: null,
});
const order = (state: 'paid' | 'partly_refunded' | 'refunded', returned: readonly boolean[]) => ({
  state,
  payment: null,
  total: 3000,
  lines: [{ id: 'l1', itemId: 'd1', title: 'Women Rx', units: returned.map(unit) }],
});

it.each([
  [order('paid', [false]), 'Your order is confirmed'],
  [order('partly_refunded', [false, true]), 'Your order is confirmed'],
  [order('partly_refunded', [true]), 'Your order was canceled'],
  [order('paid', [true, true]), 'Your order was canceled'],
  [order('refunded', [true]), 'Your order was refunded'],
])('calls an order canceled once nothing of it is kept', (given, title) => {
  expect(titleOf(given)).toBe(title);
});
