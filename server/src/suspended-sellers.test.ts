import { listOrders, placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getRegistration } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { getEvent } from '@chalkline/contract/events/events.endpoints.ts';
import { getTicketWaiting, joinTicketWaiting } from '@chalkline/contract/events/waiting.endpoints.ts';
import { listPlanOffers } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { getPartner } from '@chalkline/contract/partners/partners.endpoints.ts';
import { getProgram } from '@chalkline/contract/programs/programs.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { type Person, personById } from './accounts/people/people.service.ts';
import { restore, suspend } from './accounts/suspensions/suspensions.service.ts';
import { asViewer, competition } from './competitions/competitions/competitions.factory.ts';
import { openRegistration } from './competitions/registrations/registrations.factory.ts';
import { buy, connectPayouts } from './demo/demo-till.ts';
import { eventWith } from './events/events.factory.ts';
import { serveTicketWaiting } from './events/waiting/waiting.serve.service.ts';
import { createPlan } from './memberships/plans/plans.service.ts';
import { renewMemberships } from './memberships/renewals/renewals.clock.service.ts';
import { approvedPartner } from './partners/sale/sale.factory.ts';
import { testApp } from './platform/testing/test-app.ts';
import { publishedProgram } from './programs/programs/programs.factory.ts';

const { parts, call, clock, database } = await testApp();
const { signal } = new AbortController();
const jobRun = { id: '', attempt: 1, signal };
const admin = await person(parts, { accountType: 'admin' });
const reader = { as: await signedIn(parts, await person(parts)) };

/** Suspends somebody; gives what ends that. */
async function stop({ id }: Pick<Person, 'id'>) {
  const who = await personById(database.sql, id);
  if (!who) throw new Error('the seller is gone');
  const suspension = { reason: 'Fraud is being looked into', until: null, byOrganization: null };
  await database.transaction((tx) => suspend(parts, tx, who, suspension, admin.id));
  return () => database.transaction((tx) => restore(parts, tx, who, admin.id));
}

/** What a page says before, while and after its seller is suspended. */
async function saidAround(seller: Pick<Person, 'id'>, read: () => Promise<unknown>) {
  const before = await read();
  const goOn = await stop(seller);
  const during = await read();
  await goOn();
  return [before, during, await read()];
}

it('the page of an event of a suspended seller says that sales are paused', async () => {
  const owner = await person(parts);
  const { id } = await eventWith(parts, asViewer(owner));
  const read = async () =>
    (await call(getEvent, { params: { eventId: id } }, reader)).data.event?.ticketTypes.map(
      ({ state }) => state,
    );
  expect(await saidAround(owner, read)).toEqual([['on_sale'], ['paused'], ['on_sale']]);
});

it('the page of a competition of a suspended seller says that registration is paused', async () => {
  const made = await competition(parts);
  await openRegistration(parts, made);
  const params = { competitionId: made.view.competition.id };
  const read = async () => (await call(getRegistration, { params }, reader)).data.state;
  expect(await saidAround({ id: made.viewer.personId }, read)).toEqual(['open', 'paused', 'open']);
});

it('a program of a suspended trainer leaves the catalog for who doesn’t have it', async () => {
  const coach = await person(parts, { accountType: 'trainer' });
  const { id: programId } = await publishedProgram(parts, asViewer(coach), { price: 2900 });
  const read = () =>
    call(getProgram, { params: { programId } }, reader).then(
      () => 200,
      ({ status }) => status,
    );
  expect(await saidAround(coach, read)).toEqual([200, 404, 200]);
});

it('plans of a suspended trainer are paused', async () => {
  const trainer = await person(parts, { accountType: 'trainer' });
  await createPlan(parts, asViewer(trainer), {
    name: 'Coaching',
    price: 4900,
    currency: 'EUR',
    period: 'month',
    includes: 'A call a week',
    capacity: null,
    trialDays: null,
    isOn: true,
  });
  const read = async () =>
    (await call(listPlanOffers, { query: { trainerId: trainer.id } }, reader)).data.map(
      ({ isPaused }) => isPaused,
    );
  expect(await saidAround(trainer, read)).toEqual([[false], [true], [false]]);
});

it('the page of a shop of a suspended partner says that sales are paused', async () => {
  const owner = await person(parts);
  const partnerId = await approvedPartner(parts, asViewer(owner), asViewer(admin));
  const read = async () => (await call(getPartner, { params: { partnerId } }, reader)).data.isPaused;
  expect(await saidAround(owner, read)).toEqual([false, true, false]);
});

it('nobody on a waiting list is offered what a suspended seller can’t sell', async () => {
  const owner = await person(parts);
  const { id: eventId, facts } = await eventWith(parts, asViewer(owner), {
    ticket_types: [{ name: 'Floor', price: 0, capacity: 1 }],
  });
  const typeId = facts.event?.ticketTypes[0]?.id ?? '';
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const body = { kind: 'ticket', offerId: eventId, lines: [{ itemId: typeId, quantity: 1 }] };
  const { data: order } = await call(placeOrder, { body }, { ...reader, ...key() });
  const next = { as: await signedIn(parts, await person(parts)) };
  await call(joinTicketWaiting, { params: { eventId, typeId }, body: { code: '' } }, next);
  const goOn = await stop(owner);
  const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
  await call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { ...reader, ...key() });
  const offered = async () => {
    await serveTicketWaiting(parts, {}, jobRun);
    const { data } = await call(getTicketWaiting, { params: { eventId } }, next);
    return data.own.map(({ offerUntil }) => offerUntil !== null);
  };
  expect(await offered()).toEqual([false]);
  await goOn();
  expect(await offered()).toEqual([true]);
});

it('a membership that renews by card waits until its trainer’s suspension ends', async () => {
  const trainer = await person(parts, { accountType: 'trainer' });
  await connectPayouts(parts, trainer, 'NLD');
  const { id: planId } = await createPlan(parts, asViewer(trainer), {
    name: 'Coaching',
    price: 4900,
    currency: 'EUR',
    period: 'month',
    includes: 'A call a week',
    capacity: null,
    trialDays: null,
    isOn: true,
  });
  const member = await person(parts);
  const line = { itemId: planId, quantity: 1, details: { renews: true } };
  await buy(parts, member, { kind: 'membership', offerId: planId, lines: [line] });
  const paid = async () => {
    await renewMemberships(parts, {}, jobRun);
    const { data } = await call(listOrders, {}, { as: await signedIn(parts, member) });
    return data.filter(({ paidAt }) => paidAt !== null).length;
  };
  const goOn = await stop(trainer);
  const ends = new Date(clock.now());
  ends.setUTCMonth(ends.getUTCMonth() + 1);
  while (clock.now() < ends) clock.advance(day);
  expect(await paid()).toBe(1);
  await goOn();
  expect(await paid()).toBe(2);
});
