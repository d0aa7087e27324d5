import { expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { liveTimelines } from './testing/billing-timelines.ts';

const { parts, clock } = await testApp();

const members = Number(process.env.BILLING_MEMBERS ?? 120);
const days = Number(process.env.BILLING_DAYS ?? 75);

it(
  'charges nobody twice for a period, in a trial or after they end it, and the books are what members paid',
  async () => {
    const lived = await liveTimelines({ ...parts, clock }, { members, days, seed: 20_260_726 });
    expect(lived.wrong).toEqual([]);
    // Each thing happened, so that the audit had something to find.
    for (const happening of ['join', 'cancel', 'keep', 'freeze', 'upgrade', 'downgrade', 'pay', 'refund'])
      expect(lived.done[happening] ?? 0, happening).toBeGreaterThan(2);
    expect(lived.charges).toBeGreaterThan(200);
    expect(lived.trials).toBeGreaterThan(20);
    expect(lived.kept).toBeGreaterThan(10);
  },
  members * 1000,
);
