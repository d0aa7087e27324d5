import {
  openPayment,
  placeOrder,
  refundOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import {
  getRegistrationFigures,
  joinWaitingList,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { openRegistration, registrationDraft } from './registrations.factory.ts';

const { parts, call, clock, settle } = await testApp();

it('counts athletes by day at the venue, money and who waits by division, for who manages the athletes', async () => {
  const made = await competition(parts, { divisions: [{ name: 'Rx', capacity: 2 }, { name: 'Scaled' }] });
  const competitionId = made.view.competition.id;
  const [rx = '', scaled = ''] = made.view.divisions.map(({ id }) => id);
  await openRegistration(parts, made, {
    currency: 'EUR',
    divisions: [{ divisionId: rx, price: 6000, steps: [] }],
    refundRule: [{ hoursBefore: 0, rate: 5000, kept: 0 }],
  });
  const params = { competitionId };
  const owner = await signedIn(parts, made.owner);
  const figures = async (as = owner) => (await call(getRegistrationFigures, { params }, { as })).data;
  expect(await figures()).toMatchObject({ currency: 'EUR', gross: 0, refunds: 0, days: [] });
  const pays = async () => {
    const as = await signedIn(parts, await person(parts));
    const { data: order } = await call(placeOrder, { body: registrationDraft(competitionId, [rx]) }, { as });
    const of = { params: { orderId: order.id } };
    const { data } = await call(openPayment, of, { as });
    const clientSecret = data.payment?.clientSecret ?? '';
    await call(confirmTestPayment, { body: { clientSecret, card: testCards.pays } });
    return { as, of, order: (await call(settleOrder, of, { as })).data };
  };
  const first = clock.now().toISOString().slice(0, 10);
  const noor = await pays();
  await entry(parts, { ...made, view: { ...made.view, divisions: made.view.divisions.slice(1) } });
  clock.advance(2 * day);
  await pays();
  const waiting = await signedIn(parts, await person(parts));
  await call(joinWaitingList, { params: { ...params, divisionId: rx } }, { as: waiting });
  const third = clock.now().toISOString().slice(0, 10);
  expect(await figures()).toEqual({
    currency: 'EUR',
    gross: 12000,
    refunds: 0,
    days: [
      { on: first, athletes: 2 },
      { on: third, athletes: 3 },
    ],
    divisions: [
      { divisionId: rx, gross: 12000, refunds: 0, waiting: 1 },
      { divisionId: scaled, gross: 0, refunds: 0, waiting: 0 },
    ],
  });
  const unitIds = noor.order.lines.flatMap(({ units }) => units.map(({ id }) => id));
  await call(refundOrder, { ...noor.of, body: { unitIds } }, { as: noor.as });
  await settle();
  const after = await figures();
  expect(after).toMatchObject({ gross: 12000, refunds: 3000, days: [{ athletes: 1 }, { athletes: 2 }] });
  const scorer = await person(parts);
  await staffMember(parts, made.viewer, competitionId, scorer, 'scorer');
  expect((await failure(figures(await signedIn(parts, scorer))))[0]).toBe(403);
  expect((await failure(figures(waiting)))[0]).toBe(403);
});
