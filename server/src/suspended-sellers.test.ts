import { getRegistration } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { getEvent } from '@chalkline/contract/events/events.endpoints.ts';
import { listPlanOffers } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { getPartner } from '@chalkline/contract/partners/partners.endpoints.ts';
import { getProgram } from '@chalkline/contract/programs/programs.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { type Person, personById } from './accounts/people/people.service.ts';
import { restore, suspend } from './accounts/suspensions/suspensions.service.ts';
import { asViewer, competition } from './competitions/competitions/competitions.factory.ts';
import { openRegistration } from './competitions/registrations/registrations.factory.ts';
import { eventWith } from './events/events.factory.ts';
import { createPlan } from './memberships/plans/plans.service.ts';
import { approvedPartner } from './partners/sale/sale.factory.ts';
import { testApp } from './platform/testing/test-app.ts';
import { publishedProgram } from './programs/programs/programs.factory.ts';

const { parts, call, database } = await testApp();
const admin = await person(parts, { accountType: 'admin' });
const reader = { as: await signedIn(parts, await person(parts)) };

/** What a page says before, while and after its seller is suspended. */
async function saidAround(seller: Pick<Person, 'id'>, read: () => Promise<unknown>) {
  const before = await read();
  const who = await personById(database.sql, seller.id);
  if (!who) throw new Error('the seller is gone');
  const suspension = { reason: 'Fraud is being looked into', until: null, byOrganization: null };
  await database.transaction((tx) => suspend(parts, tx, who, suspension, admin.id));
  const during = await read();
  await database.transaction((tx) => restore(parts, tx, who, admin.id));
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
