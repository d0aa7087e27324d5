import { expect, it } from 'vitest';
import { cancelSentences } from './cancel-event.tsx';

const preview = {
  canceledAt: null,
  reason: '',
  dates: 1,
  tickets: 3,
  passOrders: 0,
  passes: [],
  sums: [],
  unpaid: 0,
  orders: { waiting: 0, done: 0, cash: 0, failed: 0 },
  cash: [],
  failed: [],
};

it('says what canceling does to tickets, money and passes', () => {
  const paid = { ...preview, sums: [{ currency: 'EUR' as const, orders: 2, amount: 5000 }] };
  expect(cancelSentences(preview)).toEqual([
    '3 tickets become void.',
    'No one has paid, so nothing is refunded.',
    'You can’t undo this.',
  ]);
  expect(cancelSentences({ ...paid, passOrders: 1 })).toEqual([
    '3 tickets become void.',
    '€50.00 is refunded to 2 buyers, including fees.',
    '1 order of passes isn’t refunded automatically: you decide what goes back.',
    'You can’t undo this.',
  ]);
  // Who bought a pass has paid.
  expect(cancelSentences({ ...preview, passOrders: 2 })).toEqual([
    '3 tickets become void.',
    '2 orders of passes aren’t refunded automatically: you decide what goes back.',
    'You can’t undo this.',
  ]);
});
