import { downloadStatement, getStatement, listPayouts } from '@chalkline/contract/money/selling.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { restore, suspend } from '../../accounts/suspensions/suspensions.service.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { balanceOf, postEntry } from '../ledger/ledger.service.ts';
import { payoutAccount } from '../payout-accounts/payout-accounts.factory.ts';
import { followAccount } from '../payout-accounts/payout-accounts.service.ts';
import type { FilledIn } from '../providers/simulator.accounts.service.ts';
import { fillInAccount } from '../providers/simulator.accounts.service.ts';
import { deliverTestEvents } from '../providers/test-events.service.ts';
import { sellerOf } from '../sellers/sellers.service.ts';
import { paidSale } from './payouts.factory.ts';
import { dueMonth, nextPayoutAt } from './payouts.rules.ts';
import { planPayouts, runPayouts } from './payouts.run.service.ts';

const { app, parts, clock, call, settle, database } = await testApp();
const signal = new AbortController().signal;
const run = () => runPayouts(parts, {}, { signal });
const month = () => clock.now().toISOString().slice(0, 7);

/** Moves on to the 1st of the next month, at an hour. */
function toNextMonth(hours: number): void {
  const now = clock.now();
  clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, hours)).toISOString());
}

async function organizer(bank: FilledIn['bank'] = 'good') {
  const owner = await person(parts);
  const { id } = await sellerOf(database, { personId: owner.id }, clock.now());
  const account = await payoutAccount(parts, { sellerId: id, bank });
  return { id, account, sell: (amount: number) => paidSale(parts, id, account, amount), owner };
}

async function payoutsOf({ owner }: { owner: { id: string } }) {
  const as = await signedIn(parts, owner);
  const { data } = await call(listPayouts, { params: { as: 'person' } }, { as });
  return data;
}

const balance = (account: 'payable' | 'tax' | 'transit' | 'provider', sellerId: string) =>
  balanceOf(database.sql, account, sellerId, 'EUR');

/** Delivers what the provider has to tell, and handles it. */
async function hear() {
  await deliverTestEvents(parts, async (payload, headers) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { ...headers },
      payload,
    });
    return statusCode;
  });
  await settle();
}

describe('the payout run', () => {
  it('waits for the 1st at 03:00 and pays out the month before, once', async () => {
    const organizing = await organizer();
    await organizing.sell(6750);
    const sold = month();
    toNextMonth(2);
    await organizing.sell(1000);
    await run();
    expect(await payoutsOf(organizing)).toEqual([]);
    clock.advance(hour);
    await run();
    await run();
    const [payout, ...more] = await payoutsOf(organizing);
    expect([payout?.month, payout?.state, payout?.amount, more]).toEqual([sold, 'in_transit', 6750, []]);
    expect([await balance('transit', organizing.id), await balance('provider', organizing.id)]).toEqual([
      6750, 1000,
    ]);
    clock.advance(2 * day);
    await hear();
    expect((await payoutsOf(organizing))[0]?.state).toBe('paid');
    // What came in after the month is still owed.
    const owed = (await balance('payable', organizing.id)) + (await balance('tax', organizing.id));
    expect([owed, await balance('transit', organizing.id)]).toEqual([-1000, 0]);
  });

  it('plans and sends once, even if several processes run it at the same time', async () => {
    const organizing = await Promise.all([organizer(), organizer(), organizer()]);
    for (const one of organizing) await one.sell(5000);
    toNextMonth(3);
    const other = openDatabase({ url: database.url });
    const runOther = () => runPayouts({ ...parts, database: other }, {}, { signal });
    await Promise.all([run(), runOther(), run(), runOther()]);
    await other.close();
    for (const one of organizing) {
      expect((await payoutsOf(one)).map(({ state, amount }) => [state, amount])).toEqual([
        ['in_transit', 5000],
      ]);
      expect(await balance('transit', one.id)).toBe(5000);
    }
  });

  it('skips what is owed by the seller, held back by a dispute or not allowed, and says why', async () => {
    const negative = await organizer();
    const restricted = await organizer();
    const disputed = await organizer();
    const unconnected = await person(parts);
    const later = await sellerOf(database, { personId: unconnected.id }, clock.now());
    await paidSale(parts, later.id, null, 700);
    await restricted.sell(2000);
    await disputed.sell(3000);
    const entry = { currency: 'EUR', at: clock.now() } as const;
    await database.transaction(async (tx) => {
      const lost = { ...entry, ref: newId(), sellerId: negative.id, amounts: { amount: 400 } };
      await postEntry(tx, { ...lost, kind: 'dispute_opened' });
      await postEntry(tx, { ...lost, kind: 'dispute_lost' });
      const open = { ...entry, ref: newId(), sellerId: disputed.id, amounts: { amount: 1200 } };
      await postEntry(tx, { ...open, kind: 'dispute_opened' });
    });
    await fillInAccount(parts, restricted.account, { review: 'incomplete', bank: 'good' });
    await followAccount(parts, restricted.account);
    toNextMonth(3);
    await run();
    const outcomes = await Promise.all(
      [negative, restricted, disputed, { owner: unconnected }].map(async (one) => {
        const [payout] = await payoutsOf(one);
        return [payout?.state, payout?.amount, payout?.reason];
      }),
    );
    expect(outcomes).toEqual([
      ['skipped', -400, 'below_zero'],
      ['skipped', 2000, 'payouts_disabled'],
      ['in_transit', 1800, null],
      ['skipped', 700, 'no_account'],
    ]);
    // What was owed by the seller is taken from the next month's payout.
    await negative.sell(1000);
    toNextMonth(3);
    await run();
    expect((await payoutsOf(negative))[0]?.amount).toBe(600);
  });

  it.each([
    ['closed', 'a bank that refuses it'],
    ['returns', 'a bank that sends it back after it had arrived'],
  ] as const)(
    'gives the money back to the books where the bank is one that is %s: %s',
    async (bank, _what) => {
      const organizing = await organizer(bank);
      await organizing.sell(2500);
      toNextMonth(3);
      await run();
      for (let days = 0; days < 10; days += 1) {
        clock.advance(day);
        await hear();
      }
      expect((await payoutsOf(organizing))[0]).toMatchObject({ state: 'failed', amount: 2500 });
      const owed = (await balance('payable', organizing.id)) + (await balance('tax', organizing.id));
      const left = [owed, await balance('transit', organizing.id), await balance('provider', organizing.id)];
      expect(left).toEqual([-2500, 0, 2500]);
    },
  );

  it('tells the seller once that a payout is on its way, and that it failed', async () => {
    const organizing = await organizer('closed');
    await organizing.sell(2500);
    toNextMonth(3);
    await run();
    await run();
    const told = async () => {
      const as = await signedIn(parts, organizing.owner);
      const { data } = await call(listNotifications, { query: {} }, { as });
      return data
        .map(({ title, address }) => [title, address])
        .filter(([title]) => /payout of/.test(title ?? ''));
    };
    const address = '/revenues?currency=EUR';
    expect(await told()).toEqual([['A payout of €25.00 is on its way', address]]);
    for (let days = 0; days < 10; days += 1) {
      clock.advance(day);
      await hear();
    }
    expect(await told()).toEqual([['A payout of €25.00 failed', address]]);
  });

  it('sends a payout that was planned before the process died', async () => {
    const organizing = await organizer();
    await organizing.sell(4000);
    toNextMonth(3);
    const { planPayouts } = await import('./payouts.run.service.ts');
    await planPayouts(parts, dueMonth(clock.now()));
    expect((await payoutsOf(organizing))[0]?.state).toBe('planned');
    toNextMonth(3);
    await run();
    expect((await payoutsOf(organizing)).map(({ state, amount }) => [state, amount])).toEqual([
      ['in_transit', 4000],
    ]);
  });
});

it.each([
  ['2031-04-01T02:59:59Z', '2031-02', '2031-04-01T03:00:00.000Z'],
  ['2031-04-01T03:00:00Z', '2031-03', '2031-05-01T03:00:00.000Z'],
  ['2031-12-31T23:00:00Z', '2031-11', '2032-01-01T03:00:00.000Z'],
  ['2032-01-01T03:00:00Z', '2031-12', '2032-02-01T03:00:00.000Z'],
])('at %s the month due is %s and the next payouts are planned at %s', (now, due, next) => {
  expect([dueMonth(new Date(now)), nextPayoutAt(new Date(now)).toISOString()]).toEqual([due, next]);
});

describe('a suspended seller', () => {
  const stop = async (id: string) => {
    const who = await personById(database.sql, id);
    const suspension = { reason: 'Fraud is being looked into', until: null, byOrganization: null };
    const admin = await person(parts, { accountType: 'admin' });
    if (who) await database.transaction((tx) => suspend(parts, tx, who, suspension, admin.id));
    return () => database.transaction((tx) => restore(parts, tx, { id }, admin.id));
  };

  it('is paid out by the first run after the suspension ends', async () => {
    const organizing = await organizer();
    await organizing.sell(6750);
    toNextMonth(3);
    const goOn = await stop(organizing.owner.id);
    await run();
    toNextMonth(3);
    await goOn();
    expect(await payoutsOf(organizing)).toMatchObject([
      { state: 'skipped', reason: 'suspended', amount: 6750 },
    ]);
    await run();
    expect((await payoutsOf(organizing))[0]).toMatchObject({ state: 'in_transit', amount: 6750 });
  });

  it('gets a payout that was planned before only afterwards', async () => {
    const organizing = await organizer();
    await organizing.sell(6750);
    toNextMonth(3);
    await planPayouts(parts, dueMonth(clock.now()));
    const goOn = await stop(organizing.owner.id);
    await run();
    await goOn();
    expect(await payoutsOf(organizing)).toMatchObject([{ state: 'planned' }]);
    await run();
    expect(await payoutsOf(organizing)).toMatchObject([{ state: 'in_transit', amount: 6750 }]);
  });
});

describe('the statement', () => {
  it('is what the ledger owes, whatever happened in whichever month', async () => {
    const amount = fc.integer({ min: 1, max: 500_000 });
    const happening = fc.record({
      kind: fc.constantFrom(
        'paid',
        'refund_asked',
        'refund_failed',
        'refund_paid_outside',
        'dispute_lost',
        'payout_paid',
        'provider_fee_passed_on',
      ),
      days: fc.integer({ min: 0, max: 40 }),
      net: amount,
      tax: amount,
      fee: amount,
      discount: amount,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (history) => {
        const owner = await person(parts);
        const as = await signedIn(parts, owner);
        const { id: sellerId } = await sellerOf(database, { personId: owner.id }, clock.now());
        const start = clock.now();
        const months = new Set<string>();
        for (const { kind, days, net, tax, fee, discount } of history) {
          const at = new Date(start.getTime() + days * day);
          months.add(at.toISOString().slice(0, 7));
          const total = net + tax + fee;
          const amounts = { net, tax, fee, total, amount: net + tax, collected: net };
          const isSale = kind === 'paid';
          const entry = {
            ref: newId(),
            currency: 'EUR',
            sellerId,
            at,
            discount: isSale ? discount : 0,
          } as const;
          await database.transaction((tx) =>
            kind === 'payout_paid'
              ? postEntry(tx, { ...entry, kind, amounts: { net, tax, amount: net + tax } })
              : postEntry(tx, { ...entry, kind, amounts } as never),
          );
        }
        let opening = 0;
        for (const asked of [...months].sort()) {
          const query = { month: asked, currency: 'EUR' } as const;
          const { data } = await call(getStatement, { params: { as: 'person' }, query }, { as });
          const { sales, discounts, refunds, paidOutside, disputes, fees, payouts } = data;
          expect(data.opening).toBe(opening);
          const given = refunds - paidOutside + disputes + fees + payouts;
          expect(opening + sales - discounts - given).toBe(data.closing);
          expect(data.isBalanced).toBe(true);
          opening = data.closing;
        }
        const owed = (await balance('payable', sellerId)) + (await balance('tax', sellerId));
        expect(opening).toBe(owed === 0 ? 0 : -owed);
      }),
      { numRuns: 15 },
    );
  });

  it('comes as CSV and PDF, of the viewer alone', async () => {
    const organizing = await organizer();
    await organizing.sell(6750);
    const query = { month: month(), currency: 'EUR' } as const;
    const file = async (format: 'csv' | 'pdf', owner: { id: string }) => {
      const as = await signedIn(parts, owner);
      return (
        await call(downloadStatement, { params: { as: 'person' }, query: { ...query, format } }, { as })
      ).data;
    };
    const csv = await file('csv', organizing.owner);
    expect(csv.content).toContain(`${query.month},EUR,Sales,67.5`);
    expect(csv.content).toContain(`${query.month},EUR,Closing balance,67.5`);
    const pdf = await file('pdf', organizing.owner);
    expect((await pdfText(Buffer.from(pdf.content, 'base64'))).join()).toContain('€67.50');
    expect((await file('csv', await person(parts))).content).toContain('Closing balance,0');
  });
});
