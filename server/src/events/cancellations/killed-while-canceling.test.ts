import { expect, it } from 'vitest';
import { cancelWhileKilled } from './testing/canceled-while-killed.ts';

// Real processes, as in the benchmark with 500 orders.
it('refunds each order of a canceled event once, although its server is killed twice', async () => {
  const { wrong, ended, killedAt } = await cancelWhileKilled({ orders: 12, kills: 2 });
  expect(wrong).toEqual([]);
  expect(ended).toMatchObject({ done: 12, waiting: 0, failed: 0 });
  expect(killedAt).toHaveLength(2);
}, 240_000);
