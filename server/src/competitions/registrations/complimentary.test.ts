import { getOrder, placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { createEntry, listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { createPromoCode } from '@chalkline/contract/competitions/promo-codes.endpoints.ts';
import {
  getRegistration,
  getRegistrationFigures,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { openRegistration, registrationDraft } from './registrations.factory.ts';

const { parts, call } = await testApp();

/** A paid division with two places. */
async function paidDivision() {
  const made = await competition(parts, {
    divisions: [{ name: 'Rx', capacity: 2 }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
  });
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  const divisions = [{ divisionId, price: 6000, steps: [] }];
  await openRegistration(parts, made, { currency: 'EUR', divisions });
  const params = { competitionId };
  const owner = await signedIn(parts, made.owner);
  const left = async () => (await call(getRegistration, { params })).data.divisions[0]?.left;
  const money = async () => {
    const { data } = await call(getRegistrationFigures, { params }, { as: owner });
    return { gross: data.gross, athletes: data.days.at(-1)?.athletes };
  };
  return { params, divisionId, owner, left, money };
}

it('is an entry that the staff add: it takes a place and nobody pays', async () => {
  const { params, divisionId, owner, left, money } = await paidDivision();
  await call(createEntry, { params, body: { divisionId, name: 'Wildcard' } }, { as: owner });
  expect(await left()).toBe(1);
  expect(await money()).toEqual({ gross: 0, athletes: 1 });
});

it('is a place with a code that takes off everything: registered at once, as often as the code says', async () => {
  const { params, divisionId, owner, left, money } = await paidDivision();
  const code = { code: 'WILDCARD', kind: 'percent' as const, value: 10_000, maxUses: 1 };
  await call(createPromoCode, { params, body: code }, { as: owner });
  const place = async () => {
    const as = await signedIn(parts, await person(parts));
    const body = { ...registrationDraft(params.competitionId, [divisionId]), promoCode: 'wildcard' };
    const { data } = await call(placeOrder, { body }, { as });
    return (await call(getOrder, { params: { orderId: data.id } }, { as })).data;
  };
  expect(await place()).toMatchObject({ state: 'paid', total: 0, discount: 6000, payment: null });
  expect(await failure(place())).toEqual([409, 'code_used_up', 'body.promoCode']);
  expect(await left()).toBe(1);
  expect(await money()).toEqual({ gross: 0, athletes: 1 });
  const { data } = await call(listEntries, { params, query: {} });
  expect(data).toMatchObject([{ state: 'active' }]);
});
