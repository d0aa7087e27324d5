import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import {
  getCompetitionCode,
  giveCompetitionCode,
} from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import {
  getRegistrationSettings,
  setRegistrationSettings,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { payoutAccount } from '../../money/payout-accounts/payout-accounts.factory.ts';
import { followAccount } from '../../money/payout-accounts/payout-accounts.service.ts';
import { fillInAccount } from '../../money/providers/simulator.accounts.service.ts';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { registrationDraft } from './registrations.factory.ts';

const { parts, call } = await testApp();

it('a private competition takes money once its organizer’s payout account is approved, and while it is', async () => {
  const made = await competition(parts, { visibility: 'private', divisions: [{ name: 'Rx' }] });
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  const [params, as] = [{ competitionId }, await signedIn(parts, made.owner)];
  const open = async (price: number) => {
    const read = await call(getRegistrationSettings, { params }, { as });
    const { needsPayoutAccount: _, ...settings } = read.data;
    const divisions = [{ divisionId, price, steps: [] }];
    const body = { ...settings, isOpen: true, currency: 'EUR' as const, divisions };
    return (await call(setRegistrationSettings, { params, body }, { as })).data;
  };
  expect(await failure(open(6000))).toEqual([409, 'payout_account_needed', undefined]);
  // Free ones need none.
  expect(await open(0)).toMatchObject({ isOpen: true, needsPayoutAccount: false });
  const { id: sellerId } = await sellerOf(parts.database, { personId: made.owner.id }, parts.clock.now());
  const reference = await payoutAccount(parts, { sellerId, review: 'incomplete' });
  expect((await failure(open(6000)))[1]).toBe('payout_account_needed');
  await fillInAccount(parts, reference, { review: 'approved', bank: 'good' });
  await followAccount(parts, reference);
  expect(await open(6000)).toMatchObject({ isOpen: true, needsPayoutAccount: false });

  const athlete = await signedIn(parts, await person(parts));
  const { code } = (await call(getCompetitionCode, { params }, { as })).data;
  await call(giveCompetitionCode, { params, body: { code: code ?? '' } }, { as: athlete });
  const place = () =>
    call(placeOrder, { body: registrationDraft(competitionId, [divisionId]) }, { as: athlete });
  // Organizing needs no fee: all of what is paid is the organizer's.
  const { data: order } = await place();
  expect(order).toMatchObject({ state: 'held', total: 6000 });
  const { rows } = await parts.database.sql.execute(
    sql`select fee from checkout.orders where id = ${order.id}`,
  );
  expect(rows).toEqual([{ fee: '0' }]);

  await fillInAccount(parts, reference, { review: 'rejected', bank: 'good' });
  await followAccount(parts, reference);
  expect((await failure(place()))[1]).toBe('payouts_disabled');
});
