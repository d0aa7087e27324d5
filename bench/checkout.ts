import { openProcessDesk } from '../server/src/competitions/registrations/testing/process-desk.ts';
import { makeSale } from '../server/src/competitions/registrations/testing/sale-made.ts';
import {
  signInAthletes,
  timeOrders,
  timeRush,
  timeWebhooks,
} from '../server/src/competitions/registrations/testing/sale-timing.ts';
import { percentile, report } from './table.ts';

const orders = 600;
const atOnce = { ease: 8, rush: 64 };
/** Payments of one competition in a second: 1,200 athletes in a minute. */
const perSecond = 20;
const buyers = 500;
const places = 100;

/** How long the steps of a sale take: an order, a rush for few places, a webhook until its payment is settled. */
export async function benchCheckout(): Promise<void> {
  const desk = await openProcessDesk({ isReliable: true });
  try {
    const sketch = { buyers, codeUses: 1, kills: 0, atOnce: 1 };
    const wide = await makeSale(desk, { ...sketch, divisions: [3 * orders, 10, 10], places: 3 * orders });
    const narrow = await makeSale(desk, { ...sketch, divisions: [places, 10, 10], places: places + 20 });
    const athletes = await signInAthletes(desk, 2 * orders);
    // The first calls of a process compile what they run.
    await timeOrders(desk, wide, await signInAthletes(desk, 50), 4);
    const ease = await timeOrders(desk, wide, athletes.slice(0, orders), atOnce.ease);
    const rush = await timeOrders(desk, wide, athletes.slice(orders), atOnce.rush);
    const webhooks = await timeWebhooks(desk, ease.placed.slice(0, orders / 2), perSecond);
    const burst = await timeWebhooks(desk, ease.placed.slice(orders / 2));
    const { ends, seconds } = await timeRush(desk, narrow, athletes.slice(0, buyers));
    const sold = ends.filter((end) => end === 'paid').length;
    const others = [...new Set(ends.filter((end) => end !== 'paid'))].join(', ');
    const row = (what: string, took: readonly number[], target: string) => [
      what,
      ...[50, 95, 100].map((percent) => percentile(took, percent).toFixed(0)),
      target,
    ];
    report({
      name: 'checkout',
      about: `A server process with a stand-in for Stripe and its database on one machine, which also plays the buyers. ${orders} orders of a registration with price steps and tax, by ${atOnce.ease} and by ${atOnce.rush} buyers at a time; ${orders / 2} webhooks of payments at a pace and as many at once, until each is answered and until its order is paid; ${buyers} buyers at once for ${places} places, from the order to the paid one. Milliseconds.`,
      columns: ['what', 'p50', 'p95', 'max', 'target'],
      rows: [
        row(`order, ${atOnce.ease} at a time`, ease.took, 'p95 ≤ 300'),
        row(`order, ${atOnce.rush} at a time`, rush.took, ''),
        row(`webhook answered, ${perSecond} a second`, webhooks.answered, 'p95 ≤ 200'),
        row(`webhook settled, ${perSecond} a second`, webhooks.settled, '≤ 2000'),
        row(`webhook answered, ${orders / 2} at once`, burst.answered, ''),
        row(`webhook settled, ${orders / 2} at once`, burst.settled, ''),
        [
          `${buyers} buyers for ${places} places: ${sold} sold, the others ${others}`,
          '',
          '',
          (seconds * 1000).toFixed(0),
          `${places} sold, ≤ 15000`,
        ],
      ],
      raw: { ease: ease.took, rush: rush.took, webhooks, burst, sold, seconds },
    });
  } finally {
    await desk.close();
  }
}
