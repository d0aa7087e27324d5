import { afterAll, expect, it } from 'vitest';
import { openKillableDesk } from './testing/killable-desk.ts';
import { auditSale } from './testing/sale-audit.ts';
import { makeSale } from './testing/sale-made.ts';
import { simulateSale } from './testing/simulated-sale.ts';

const desk = await openKillableDesk();
afterAll(() => desk.close());

// The whole one, with 2,000 buyers and real processes that are killed, is `npm run bench -- sale`.
it('sells a competition out through kills and a failing provider, and every cent and place adds up', async () => {
  const sale = await makeSale(desk, {
    buyers: 90,
    divisions: [20, 14, 10],
    places: 36,
    codeUses: 5,
    kills: 5,
    atOnce: 16,
  });
  const { outcomes, forged, sold, idle } = await simulateSale(desk, sale);
  expect(await auditSale(desk, sale)).toEqual([]);
  // Who gives up in the rush leaves places that no one waits for; none may be empty that someone waits for.
  expect({ idle, kills: desk.kills }).toEqual({ idle: 0, kills: 5 });
  expect(sold).toBeGreaterThan(18);
  expect(sold).toBeLessThanOrEqual(36);
  // All of it was part of it.
  expect(forged).toBeGreaterThan(0);
  const seen = ['paid', 'still_processing', 'late', 'walked_away', 'refunded', 'waiting', 'gone'];
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining(seen));
}, 240_000);
