import { listPayoutRuns, listRunPayouts } from '@chalkline/contract/money/payout-report.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { payoutAccount } from '../payout-accounts/payout-accounts.factory.ts';
import { sellerOf } from '../sellers/sellers.service.ts';
import { paidSale } from './payouts.factory.ts';
import { runPayouts } from './payouts.run.service.ts';

const { parts, clock, call, database } = await testApp();

it('reports to administrators what became of a month, and of whose payouts', async () => {
  const month = clock.now().toISOString().slice(0, 7);
  for (const [name, isReady] of [
    ['Ana Ready', true],
    ['Ben Waiting', false],
  ] as const) {
    const { id } = await sellerOf(database, { personId: (await person(parts, { name })).id }, clock.now());
    await paidSale(parts, id, isReady ? await payoutAccount(parts, { sellerId: id }) : null, 5000);
  }
  const now = clock.now();
  clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 4)).toISOString());
  await runPayouts(parts, {}, { signal: new AbortController().signal });
  const boss = await person(parts, { accountType: 'admin' });
  let as = await signedIn(parts, boss);
  const { data: runs } = await call(listPayoutRuns, {}, { as });
  expect(runs).toMatchObject([{ month, planned: 0, inTransit: 1, paid: 0, failed: 0, skipped: 1 }]);
  const later = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1, 4));
  clock.set(later.toISOString());
  await runPayouts(parts, {}, { signal: new AbortController().signal });
  as = await signedIn(parts, boss);
  const [, first] = (await call(listPayoutRuns, {}, { as })).data;
  expect([first?.month, first?.skipped]).toEqual([month, 1]);
  const of = async (query: object) =>
    (await call(listRunPayouts, { params: { month }, query }, { as })).data.map(
      ({ seller, state, reason }) => [seller, state, reason],
    );
  expect((await of({})).sort()).toEqual([
    ['Ana Ready', 'paid', null],
    ['Ben Waiting', 'skipped', 'no_account'],
  ]);
  expect(await of({ state: 'skipped' })).toEqual([['Ben Waiting', 'skipped', 'no_account']]);
  expect((await call(listRunPayouts, { params: { month: '2001-01' } }, { as })).data).toEqual([]);
});

it('is for administrators of the site alone', async () => {
  for (const accountType of ['corporate_admin', 'receptionist', 'trainer', 'trainee'] as const) {
    const as = await signedIn(parts, await person(parts, { accountType }));
    expect((await failure(call(listPayoutRuns, {}, { as })))[0]).toBe(403);
    expect((await failure(call(listRunPayouts, { params: { month: '2026-10' } }, { as })))[0]).toBe(403);
  }
});
