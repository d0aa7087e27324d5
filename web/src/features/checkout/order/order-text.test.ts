import { expect, it } from 'vitest';
import { titleOf, unitStateOf } from './order-text.ts';

const unit = (isReturned: boolean) => ({
  id: 'u1',
  price: 3000,
  discount: 0,
  tax: 0,
  total: 3000,
  refunded: isReturned ? 1500 : 0,
  isReturned,
  isGoingBack: false,
  isPassedOn: false,
  isWithdrawn: false,
  code: null,
  refundable: null,
  returnNote: null,
});
const order = (state: 'paid' | 'partly_refunded' | 'refunded', returned: readonly boolean[]) => ({
  state,
  payment: null,
  total: 3000,
  lines: [{ id: 'l1', itemId: 'd1', title: 'Women Rx', units: returned.map(unit) }],
});

it.each([
  [order('paid', [false]), 'Your order is confirmed'],
  [order('partly_refunded', [false, true]), 'Part of your order was refunded'],
  [order('partly_refunded', [true]), 'Your order was canceled'],
  [order('paid', [true, true]), 'Your order was canceled'],
  [order('refunded', [true]), 'Your order was refunded'],
])('calls an order canceled once nothing of it is kept', (given, title) => {
  expect(titleOf(given)).toBe(title);
});

it('says what became of a place', () => {
  const kept = { isReturned: false, isGoingBack: false, isPassedOn: false, isWithdrawn: false };
  expect(unitStateOf(kept)).toBe('Confirmed');
  expect(unitStateOf({ ...kept, isWithdrawn: true })).toBe('Withdrawn by the organizer');
  expect(unitStateOf({ ...kept, isGoingBack: true })).toBe('Valid until the refund arrives');
  // Withdrawn and given back afterwards.
  expect(unitStateOf({ ...kept, isWithdrawn: true, isReturned: true })).toBe('Canceled');
});
