import { quoteOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import {
  createPromoCode,
  endPromoCode,
  listPromoCodes,
} from '@chalkline/contract/competitions/promo-codes.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { placeOrder } from '../../checkout/orders/orders.place.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { asViewer, competition } from '../competitions/competitions.factory.ts';
import { openRegistration, registrationDraft } from './registrations.factory.ts';

const { parts, call } = await testApp();

it('lowers the price of its divisions, says how often it was used, and ends', async () => {
  const made = await competition(parts, {
    divisions: [{ name: 'Women Rx' }, { name: 'Women Scaled' }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
  });
  const competitionId = made.view.competition.id;
  const [rx = '', scaled = ''] = made.view.divisions.map(({ id }) => id);
  const prices = [rx, scaled].map((divisionId) => ({ divisionId, price: 4000, steps: [] }));
  await openRegistration(parts, made, { currency: 'EUR', divisions: prices });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId };
  const terms = { code: 'Early', kind: 'percent' as const, value: 1000, itemIds: [rx] };
  const { data: code } = await call(createPromoCode, { params, body: terms }, { as });
  const again = call(createPromoCode, { params, body: { ...terms, code: 'EARLY' } }, { as });
  expect(await failure(again)).toEqual([409, 'promo_code_taken', 'body.code']);

  const athlete = await person(parts);
  const token = await signedIn(parts, athlete);
  const quote = (divisionId: string) =>
    call(
      quoteOrder,
      { body: { ...registrationDraft(competitionId, [divisionId]), promoCode: 'early' } },
      { as: token },
    );
  expect((await quote(rx)).data).toMatchObject({ total: 3600, discount: 400, promoCode: 'Early' });
  expect(await failure(quote(scaled))).toEqual([422, 'code_not_applicable', 'body.promoCode']);

  const draft = { ...registrationDraft(competitionId, [rx]), promoCode: 'Early' };
  await placeOrder(parts, asViewer(athlete), draft);
  const outsider = await signedIn(parts, await person(parts));
  expect(await failure(call(listPromoCodes, { params }, { as: outsider }))).toEqual([
    403,
    'not_allowed',
    undefined,
  ]);
  expect((await call(listPromoCodes, { params }, { as })).data).toMatchObject([{ code: 'Early', uses: 1 }]);

  const end = { params: { ...params, promoCodeId: code.id } };
  await call(endPromoCode, end, { as });
  await call(endPromoCode, end, { as });
  expect(await failure(quote(rx))).toEqual([422, 'code_expired', 'body.promoCode']);
});
