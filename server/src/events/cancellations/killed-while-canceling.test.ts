import { expect, it } from 'vitest';
import { cancelWhileKilled } from './testing/canceled-while-killed.ts';

// Real processes; the benchmark has 500 orders and two kills.
it('refunds each order of a canceled event once, although its server is killed', async () => {
  const { wrong, ended, killedAt } = await cancelWhileKilled({ orders: 12, kills: 1 });
  expect(wrong).toEqual([]);
  expect(ended).toMatchObject({ done: 12, waiting: 0, failed: 0 });
  expect(killedAt).toHaveLength(1);
}, 240_000);
