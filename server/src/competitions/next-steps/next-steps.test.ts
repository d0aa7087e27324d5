import { getAgenda } from '@chalkline/contract/agenda/agenda.endpoints.ts';
import { openPayment, placeOrder, settleOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { writeAnnouncement } from '@chalkline/contract/competitions/announcements.endpoints.ts';
import { getCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createPenalty } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { getMyHeatsCalendar, listMyHeats } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { listNextSteps } from '@chalkline/contract/competitions/next-steps.endpoints.ts';
import { joinWaitingList } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { listPersonResults } from '@chalkline/contract/competitions/results.endpoints.ts';
import * as rosters from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { newReview } from '@chalkline/contract/competitions/submission.schema.ts';
import { reviewSubmission } from '@chalkline/contract/competitions/submissions.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { signature } from '../../waivers/signatures/signatures.factory.ts';
import { waiver } from '../../waivers/waivers/waivers.factory.ts';
import { competitionGuests } from '../admission/guests.table.ts';
import { asViewer, type CompetitionMade, competition } from '../competitions/competitions.factory.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats } from '../heats/heats.factory.ts';
import { moveCompetition } from '../organizing/competitions.move.service.ts';
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';
import { serveWaitingLists } from '../registrations/waiting-list.serve.service.ts';
import { score } from '../scores/scores.factory.ts';
import { submission, submissionWindow } from '../submissions/submissions.factory.ts';

const { parts, call, clock, settle, database } = await testApp();

async function athlete(name: string) {
  return fresh({ who: await person(parts, { name }) });
}

/** Signed in again: sessions end while the clock moves. */
async function fresh({ who }: { readonly who: Person }) {
  const as = await signedIn(parts, who);
  const steps = async () =>
    (await call(listNextSteps, {}, { as })).data.map(({ step, about }) => [step, about]);
  const told = async () =>
    (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);
  return { who, as, steps, told };
}

/** A pair, whose captain has registered it and whose partner hasn't come yet. */
async function pair({ price = 0, ...sketch }: { price?: number; visibility?: 'private' } = {}) {
  const made = await competition(parts, {
    name: 'Tide Pairs',
    divisions: [{ name: 'Pairs', teamSize: 2, capacity: 1 }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
    ...sketch,
  });
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  const prices = { divisions: [{ divisionId, price, steps: [] }], shareHours: 48, currency: 'EUR' as const };
  await openRegistration(parts, made, prices);
  const ada = await athlete('Ada Captain');
  await database.sql
    .insert(competitionGuests)
    .values({ competitionId, personId: ada.who.id, admittedAt: new Date() });
  const payer = price > 0 ? 'each' : 'captain';
  const draft = registrationDraft(competitionId, [divisionId], { name: 'Low Tide', payer });
  const { data: order } = await call(placeOrder, { body: draft }, { as: ada.as });
  return { made, competitionId, divisionId, ada, order };
}

/** The pair with its partner. */
async function fullPair(sketch: Parameters<typeof pair>[0] = {}) {
  const found = await pair(sketch);
  const { competitionId, ada } = found;
  if (sketch.price) await pay(found.order.id, ada.as);
  const listed = await call(rosters.listRosters, { params: { competitionId }, query: {} }, { as: ada.as });
  const params = { competitionId, entryId: listed.data[0]?.entryId ?? '' };
  const bo = await athlete('Bo Partner');
  const { data } = await call(rosters.renewTeamInvite, { params }, { as: ada.as });
  const token = new URL(data.invite?.link ?? '').searchParams.get('invite') ?? '';
  if (!sketch.visibility) await call(rosters.joinTeam, { params, body: { token } }, { as: bo.as });
  return { ...found, bo, params };
}

async function pay(orderId: string, as: string): Promise<void> {
  const params = { orderId };
  const { data } = await call(openPayment, { params }, { as });
  const body = { clientSecret: data.payment?.clientSecret ?? '', card: testCards.pays };
  await call(confirmTestPayment, { body });
  await call(settleOrder, { params }, { as });
}

async function start({ made }: { made: CompetitionMade }): Promise<void> {
  const { id } = made.view.competition;
  await moveCompetition(parts, made.viewer, id, { from: 'published', to: 'live' });
}

describe('somebody on a team that another registered', () => {
  it('has its competition, heats and days as their own', async () => {
    const { made, competitionId, bo } = await fullPair();
    const { id: floorId } = await floor(parts, made, { name: 'Floor B', lanes: 4 });
    await publishedHeats(parts, made, { floorId });
    const { data } = await call(listPersonResults, { params: { personId: bo.who.id }, query: {} });
    expect(data.map(({ competition: { name }, division }) => [name, division.name])).toEqual([
      ['Tide Pairs', 'Pairs'],
    ]);
    const params = { competitionId };
    const heats = await call(listMyHeats, { params }, { as: bo.as });
    expect(heats.data.heats.map(({ entryName }) => entryName)).toEqual(['Low Tide']);
    const calendar = await call(getMyHeatsCalendar, { params }, { as: bo.as });
    expect(calendar.data.ics).toContain('Breakwater');
    clock.set('2031-12-04T08:00:00.000Z');
    const agenda = await call(getAgenda, {}, { as: await signedIn(parts, bo.who) });
    expect(agenda.data.items.map(({ kind }) => kind)).toEqual(['competition', 'heat']);
    await settle();
    expect(await (await fresh(bo)).told()).toContainEqual(expect.stringContaining('heat'));
  });

  it('sees a private competition that they have a place in', async () => {
    const { competitionId, bo, params } = await fullPair({ visibility: 'private' });
    const see = () => call(getCompetition, { params: { competitionId } }, { as: bo.as });
    expect((await failure(see()))[0]).toBe(404);
    const { id: personId, name, email } = bo.who;
    await database.sql
      .insert(registeredMembers)
      .values({ entryId: params.entryId, position: 1, name, email, personId });
    expect((await see()).data.name).toBe('Tide Pairs');
  });

  it('hears announcements for their division, and of penalties', async () => {
    const { made, competitionId, divisionId, bo, params } = await fullPair();
    const as = await signedIn(parts, made.owner);
    const body = {
      title: 'Doors at seven',
      body: 'Bring your chip.',
      audience: 'division',
      divisionId,
    } as const;
    await call(
      writeAnnouncement,
      { params: { competitionId }, body },
      { as, idempotencyKey: crypto.randomUUID() },
    );
    await start({ made });
    await score(parts, made, { entryId: params.entryId, typed: '8:41' });
    const workoutId = made.view.workouts[0]?.id ?? '';
    const penalty = {
      entryId: params.entryId,
      workoutId,
      kind: 'seconds',
      amount: 10,
      reason: 'Line',
    } as const;
    await call(
      createPenalty,
      { params: { competitionId }, body: penalty },
      { as, idempotencyKey: crypto.randomUUID() },
    );
    await settle();
    expect(await bo.told()).toEqual(
      expect.arrayContaining(['Tide Pairs: Doors at seven', expect.stringContaining('penalty')]),
    );
  });
});

describe('what comes next', () => {
  it('is to pay for a held place, to wait, and to take the place that came free', async () => {
    const { ada, competitionId, divisionId, order } = await pair({ price: 10_000 });
    expect(await ada.steps()).toEqual([['pay', 'Pairs']]);
    const { data } = await call(listNextSteps, {}, { as: ada.as });
    expect(data[0]).toMatchObject({ targetId: order.id, entryId: null, at: order.holdUntil });
    const cy = await athlete('Cy');
    await call(joinWaitingList, { params: { competitionId, divisionId } }, { as: cy.as });
    expect(await cy.steps()).toEqual([['waiting_list', 'Pairs']]);
    clock.set(order.holdUntil ?? '');
    expect(await (await fresh(ada)).steps()).toEqual([]);
    clock.advance(minute);
    await serveWaitingLists(parts, {}, { id: '', attempt: 1, signal: new AbortController().signal });
    expect(await (await fresh(cy)).steps()).toEqual([['take_place', 'Pairs']]);
  });

  it('is to pay a share, and to sign', async () => {
    const { made, ada, bo } = await fullPair({ price: 10_000 });
    const { id: competitionId } = made.view.competition;
    expect(await ada.steps()).toEqual([]);
    expect(await bo.steps()).toEqual([['pay_share', 'Pairs']]);
    const paper = await waiver(parts, made.viewer, competitionId, { title: 'House rules' });
    expect(await ada.steps()).toEqual([['sign', 'House rules']]);
    await signature(parts, asViewer(ada.who), paper);
    expect(await ada.steps()).toEqual([]);
  });

  it('is to submit while results are taken and there is none, for the whole team', async () => {
    const { made, ada, bo, params } = await fullPair();
    await start({ made });
    await submissionWindow(parts, made);
    expect([await ada.steps(), await bo.steps()]).toEqual([
      [['submit', 'Breakwater']],
      [['submit', 'Breakwater']],
    ]);
    const { id: submissionId } = await submission(parts, made, asViewer(bo.who), { entryId: params.entryId });
    expect([await ada.steps(), await bo.steps()]).toEqual([[], []]);
    const { id: competitionId } = made.view.competition;
    const verdict = { verdict: 'rejected', reason: 'The video is private' } as const;
    await call(
      reviewSubmission,
      { params: { competitionId, submissionId }, body: newReview.parse(verdict) },
      { as: await signedIn(parts, made.owner) },
    );
    // The result has to be handed in again.
    expect(await bo.steps()).toEqual([['submit', 'Breakwater']]);
  });

  it('asks captains, and nobody else, to fill their team, and names the next heat', async () => {
    const { made, ada, competitionId } = await pair();
    expect(await ada.steps()).toEqual([['fill_team', 'Pairs']]);
    const { id: floorId } = await floor(parts, made, { name: 'Floor C', lanes: 4 });
    await publishedHeats(parts, made, { floorId });
    expect(await ada.steps()).toEqual([
      ['fill_team', 'Pairs'],
      ['heat', 'Pairs'],
    ]);
    const heats = await call(listMyHeats, { params: { competitionId } }, { as: ada.as });
    const { data } = await call(listNextSteps, {}, { as: ada.as });
    expect(data[1]?.at).toBe(heats.data.heats[0]?.startsAt);
    clock.set('2031-12-05T08:00:00.000Z');
    expect(await (await fresh(ada)).steps()).toEqual([]);
    expect(await (await athlete('Nobody')).steps()).toEqual([]);
  });
});
