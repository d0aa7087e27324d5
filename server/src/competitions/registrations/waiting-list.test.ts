import { placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import {
  getRegistration,
  joinWaitingList,
  leaveWaitingList,
  listWaiting,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour, minute } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { restore, suspend } from '../../accounts/suspensions/suspensions.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { openRegistration, registrationDraft } from './registrations.factory.ts';
import { serveWaitingLists } from './waiting-list.serve.service.ts';

const { parts, call, clock, settle } = await testApp();

/** A division that is full, with the athletes in it, and what others do about it. */
async function fullDivision({
  capacity = 2,
  price = 0,
  startsOn = '2031-12-05',
}: {
  capacity?: number;
  price?: number;
  startsOn?: string;
} = {}) {
  const made = await competition(parts, {
    divisions: [{ name: 'Women Rx', capacity }],
    startsOn,
    endsOn: startsOn,
  });
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  const params = { competitionId, divisionId };
  const set = (amount: number) =>
    openRegistration(parts, made, { divisions: [{ divisionId, price: amount, steps: [] }] });
  await set(0);
  const athlete = async (name = 'Noor Achterberg') => {
    const who = await person(parts, { name });
    const as = await signedIn(parts, who);
    const state = async () =>
      (await call(getRegistration, { params: { competitionId } }, { as })).data.divisions[0];
    return {
      id: who.id,
      as,
      state,
      place: () =>
        call(placeOrder, { body: registrationDraft(competitionId, [divisionId], { name }) }, { as }),
      join: () => call(joinWaitingList, { params }, { as }),
      leave: () => call(leaveWaitingList, { params }, { as }),
      waitingPlace: async () => (await state())?.waitingPlace ?? null,
      told: async () => (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title),
    };
  };
  const inside = [];
  for (let index = 0; index < capacity; index += 1) {
    const one = await athlete(`Inside ${index + 1}`);
    const { data: order } = await one.place();
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    const back = () =>
      call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { as: one.as });
    inside.push({ ...one, back });
  }
  if (price > 0) await set(price);
  const owner = await signedIn(parts, made.owner);
  const waiting = async () =>
    (await call(listWaiting, { params: { competitionId } }, { as: owner })).data.map(
      ({ name, state }) => `${name} ${state}`,
    );
  const names = async () =>
    (await call(listEntries, { params: { competitionId }, query: { state: 'active' } })).data.map(
      ({ name }) => name,
    );
  const close = () => openRegistration(parts, made, { closesAt: clock.now().toISOString() });
  return { competitionId, divisionId, owner: made.owner, athlete, inside, waiting, names, close };
}

/** What the job does every minute. */
const serve = () => {
  const { signal } = new AbortController();
  return serveWaitingLists(parts, {}, { id: '', attempt: 1, signal });
};

describe('a waiting list', () => {
  it('offers nothing while the organizer is suspended, and the free place once they are back', async () => {
    const { owner, athlete, inside } = await fullDivision();
    const noor = await athlete();
    await noor.join();
    const admin = await person(parts, { accountType: 'admin' });
    const { database } = parts;
    const who = await personById(database.sql, owner.id);
    const suspension = { reason: 'Fraud is being looked into', until: null, byOrganization: null };
    await database.transaction(async (tx) => {
      if (who) await suspend(parts, tx, who, suspension, admin.id);
    });
    await inside[0]?.back();
    await settle();
    await serve();
    expect(await noor.waitingPlace()).toEqual({ number: 1, offerUntil: null });
    expect(await noor.told()).toEqual([]);
    await database.transaction((tx) => restore(parts, tx, owner, admin.id));
    await serve();
    expect(await noor.told()).toEqual([expect.stringMatching(/^A place in Women Rx is yours at /)]);
  });

  it('takes nobody while there are places, and everybody once', async () => {
    const { athlete, inside, waiting } = await fullDivision();
    const noor = await athlete();
    await noor.join();
    await Promise.all([noor.join(), noor.join()]);
    expect(await waiting()).toEqual(['Noor Achterberg waiting']);
    expect(await noor.waitingPlace()).toEqual({ number: 1, offerUntil: null });
    expect(await failure(inside[0]?.join() ?? Promise.resolve())).toEqual([
      409,
      'already_registered',
      undefined,
    ]);
    await noor.leave();
    await inside[0]?.back();
    expect(await failure(noor.join())).toEqual([409, 'places_left', undefined]);
  });

  it('gives a freed place to the first, and to nobody who presses faster', async () => {
    const { athlete, inside, waiting, names } = await fullDivision();
    const first = await athlete('First');
    const second = await athlete('Second');
    const stranger = await athlete('Stranger');
    await first.join();
    clock.advance(1000);
    await second.join();
    await inside[0]?.back();
    // Even before the list is served.
    expect(await stranger.state()).toMatchObject({ left: 0, heldForWaiting: 1 });
    expect(await failure(stranger.place())).toEqual([409, 'sold_out', 'body.lines.0']);
    await settle();
    expect(await waiting()).toEqual(['First offered', 'Second waiting']);
    expect((await first.told())[0]).toMatch(/^A place in Women Rx is yours at /);
    expect(await stranger.state()).toMatchObject({ left: 0, heldForWaiting: 1 });
    expect(await failure(stranger.place())).toEqual([409, 'sold_out', 'body.lines.0']);
    expect(await failure(second.place())).toEqual([409, 'sold_out', 'body.lines.0']);
    await first.place();
    expect(await names()).toEqual(['Inside 2', 'First']);
    expect(await waiting()).toEqual(['Second waiting']);
    expect(await stranger.state()).toMatchObject({ left: 0, heldForWaiting: 0 });
    expect(await failure(stranger.place())).toEqual([409, 'sold_out', 'body.lines.0']);
  });

  it('serves two people when two places come back at once', async () => {
    const { athlete, inside, waiting, names } = await fullDivision();
    const list = [];
    for (const name of ['First', 'Second', 'Third']) {
      const one = await athlete(name);
      await one.join();
      list.push(one);
      clock.advance(1000);
    }
    await Promise.all(inside.map(({ back }) => back()));
    await Promise.all([serve(), serve(), settle()]);
    expect(await waiting()).toEqual(['First offered', 'Second offered', 'Third waiting']);
    const outcomes = await Promise.allSettled(list.map(({ place }) => place()));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect((await names()).toSorted()).toEqual(['First', 'Second']);
  });

  it('lets an offer go to the next after twelve hours, unless it is being paid', async () => {
    const { athlete, inside, waiting } = await fullDivision({ capacity: 1, price: 5000 });
    const first = await athlete('First');
    const second = await athlete('Second');
    await first.join();
    clock.advance(1000);
    await second.join();
    await inside[0]?.back();
    await settle();
    clock.advance(12 * hour - minute);
    expect((await first.place()).data.state).toBe('held');
    clock.advance(5 * minute);
    await serve();
    expect(await waiting()).toEqual(['First offered', 'Second waiting']);
    clock.advance(10 * minute);
    await serve();
    expect(await waiting()).toEqual(['Second offered']);
    expect(await failure(first.place())).toEqual([409, 'sold_out', 'body.lines.0']);
    expect((await second.place()).data.state).toBe('held');
  });

  it('passes a place on that somebody doesn’t want', async () => {
    const { athlete, inside, waiting } = await fullDivision({ capacity: 1 });
    const first = await athlete('First');
    const second = await athlete('Second');
    await first.join();
    clock.advance(1000);
    await second.join();
    await inside[0]?.back();
    await settle();
    await first.leave();
    await settle();
    expect(await waiting()).toEqual(['Second offered']);
  });

  it('goes on after registration has closed, for who waits, until the first day', async () => {
    const { athlete, inside, waiting, names, close } = await fullDivision({
      capacity: 1,
      startsOn: new Date(clock.now().getTime() + 2 * day).toISOString().slice(0, 10),
    });
    const first = await athlete('First');
    const second = await athlete('Second');
    const third = await athlete('Third');
    for (const one of [first, second]) {
      await one.join();
      clock.advance(1000);
    }
    await close();
    expect(await failure(third.join())).toEqual([422, 'sales_ended', undefined]);
    await inside[0]?.back();
    await settle();
    expect(await waiting()).toEqual(['First offered', 'Second waiting']);
    for (const one of [second, third]) expect((await failure(one.place()))[1]).toBe('sales_ended');
    await first.place();
    expect(await names()).toEqual(['First']);
    expect(await second.told()).toEqual([]);
    clock.advance(2 * day);
    await serve();
    await serve();
    expect(await waiting()).toEqual([]);
    expect(await second.told()).toEqual(['The waiting list for Women Rx has closed']);
  });

  it('leaves out who got a place another way, and offers it to the next', async () => {
    const { competitionId, divisionId, athlete, inside, waiting } = await fullDivision({ capacity: 1 });
    const first = await athlete('First');
    const second = await athlete('Second');
    for (const one of [first, second]) {
      await one.join();
      clock.advance(1000);
    }
    await inside[0]?.back();
    await parts.database.sql.execute(
      sql`update competitions.divisions set capacity = 2 where id = ${divisionId}`,
    );
    await parts.database.sql.execute(sql`update competitions.entries set person_id = ${first.id}, state = 'active', left_at = null
      where competition_id = ${competitionId}`);
    await serve();
    expect(await waiting()).toEqual(['Second offered']);
    expect(await first.told()).not.toContainEqual(expect.stringMatching(/^A place/));
  });
});
