import {
  getOrder,
  openPayment,
  placeOrder,
  refundOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listCheckIns, setCheckIn } from '@chalkline/contract/competitions/check-ins.endpoints.ts';
import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { acceptedTransfer } from '@chalkline/contract/competitions/entry-transfer.schema.ts';
import * as endpoints from '@chalkline/contract/competitions/entry-transfers.endpoints.ts';
import { joinWaitingList } from '@chalkline/contract/competitions/registration.endpoints.ts';
import type { RegistrationSettings } from '@chalkline/contract/competitions/registration.schema.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { setQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { signWaiver } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { createApp } from '../../app.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { failure } from '../../platform/testing/failure.ts';
import { injectedFetch } from '../../platform/testing/injected-fetch.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { waiver } from '../../waivers/waivers/waivers.factory.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entry } from '../entries/entries.factory.ts';
import { entries as entryRows } from '../entries/entries.table.ts';
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';

const { parts, call, clock, mailbox, settle, database } = await testApp();
const beside = openDatabase({ url: database.url });
const second = await createApp({ ...parts, database: beside }, { strict: true });
await second.ready();
afterAll(async () => {
  await second.close();
  await beside.close();
});
/** The same call to a second app on the same database. */
const callSecond = (as: string) =>
  createClient({ baseUrl: parts.config.publicUrl, token: () => as, fetch: injectedFetch(second) });

let number = 0;
const fresh = () => `athlete${++number}@example.org`;

/** Somebody with an account, with what athletes do. */
async function athlete(gender: 'woman' | 'man' = 'woman', email = fresh()) {
  const who = await person(parts, { email });
  await database.sql.update(people).set({ gender }).where(eq(people.id, who.id));
  const as = await signedIn(parts, who);
  const on = (entryId: string) => ({ params: { entryId } });
  const at = (entryTransferId: string) => ({ params: { entryTransferId } });
  const taken = (details = {}) => acceptedTransfer.parse({ name: who.name, ...details });
  return {
    who,
    as,
    email,
    places: async (competitionId: string) =>
      (await call(endpoints.listMyPlaces, { params: { competitionId } }, { as })).data,
    offer: (entryId: string, to: string) =>
      call(endpoints.offerTransfer, { ...on(entryId), body: { email: to } }, { as }),
    cancel: (entryId: string) => call(endpoints.cancelTransfer, on(entryId), { as }),
    withdraw: (entryId: string) => call(endpoints.withdrawPlace, on(entryId), { as }),
    open: (transferId: string) => call(endpoints.openTransfer, at(transferId), { as }),
    accept: (transferId: string, details = {}) =>
      call(endpoints.acceptTransfer, { ...at(transferId), body: taken(details) }, { as }),
    acceptBeside: (transferId: string) =>
      callSecond(as)(endpoints.acceptTransfer, { ...at(transferId), body: taken() }),
    decline: (transferId: string) => call(endpoints.declineTransfer, at(transferId), { as }),
    told: async () => (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title),
  };
}

async function field(
  settings: Partial<RegistrationSettings> = {},
  { price = 0, ...sketch }: CompetitionSketch & { price?: number } = {},
) {
  const made = await competition(parts, {
    divisions: [{ name: 'Women Rx', gender: 'women', capacity: 1 }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
    ...sketch,
  });
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  await openRegistration(parts, made, {
    currency: 'EUR',
    transferHours: 48,
    divisions: [{ divisionId, price, steps: [] }],
    refundRule: [{ hoursBefore: 24, rate: 5000, kept: 0 }],
    ...settings,
  });
  const owner = await signedIn(parts, made.owner);
  const params = { competitionId };
  const from = await athlete();
  const { data: order } = await call(
    placeOrder,
    { body: registrationDraft(competitionId, [divisionId], { gender: 'woman' }) },
    { as: from.as },
  );
  const orderOf = { params: { orderId: order.id } };
  if (price > 0) {
    const { data } = await call(openPayment, orderOf, { as: from.as });
    const body = { clientSecret: data.payment?.clientSecret ?? '', card: testCards.pays };
    await call(confirmTestPayment, { body });
    await call(settleOrder, orderOf, { as: from.as });
  }
  const [place] = await from.places(competitionId);
  const entryId = place?.entryId ?? '';
  /** Offers the place to somebody, whose offer is opened. */
  const offerTo = async (to: Awaited<ReturnType<typeof athlete>>) => {
    await from.offer(entryId, to.email);
    await settle();
    const { rows } = await database.sql.execute<{ id: string }>(
      `select id from competitions.entry_transfers where entry_id = '${entryId}' and state = 'offered'`,
    );
    return rows[0]?.id ?? '';
  };
  return {
    made,
    competitionId,
    divisionId,
    owner,
    params,
    from,
    order,
    orderOf,
    entryId,
    place,
    offerTo,
    entries: async () => (await call(listEntries, { params, query: {} }, { as: owner })).data,
    desk: async (code: string | null | undefined) =>
      (await call(listCheckIns, { params, query: { code: code ?? '' } }, { as: owner })).data,
    ordered: async (as = from.as) => (await call(getOrder, orderOf, { as })).data,
  };
}

describe('a place that is transferred', () => {
  it('leads who bought it to the order to cancel, and nobody else', async () => {
    const { competitionId, place, order, offerTo } = await field();
    expect([place?.orderId, place?.can.withdraw]).toEqual([order.id, true]);
    const to = await athlete();
    await to.accept(await offerTo(to), { name: 'Amara Okonkwo' });
    const [taken] = await to.places(competitionId);
    expect([taken?.orderId, taken?.can.withdraw]).toEqual([null, true]);
  });

  it('becomes the other’s with bib and price, and its old code is void once they accept', async () => {
    const { competitionId, entryId, place, from, offerTo, entries, desk, ordered } = await field();
    const to = await athlete();
    const transferId = await offerTo(to);
    expect(await to.told()).toContain(`${from.who.name} offers you a place in Harbor Throwdown`);
    expect((await from.places(competitionId))[0]?.transfer?.email).toBe(to.email);
    // Until then the old code works.
    expect(await desk(place?.code)).toHaveLength(1);
    expect((await to.open(transferId)).data).toMatchObject({ from: from.who.name, bib: 1, reason: null });
    const { data: taken } = await to.accept(transferId, { name: 'Amara Okonkwo' });
    expect(taken).toMatchObject({ entryId, bib: 1, can: { transfer: true, withdraw: true } });
    expect(await entries()).toMatchObject([{ name: 'Amara Okonkwo', bib: 1, claimed: true }]);
    expect([await desk(place?.code), (await desk(taken.code)).length]).toEqual([[], 1]);
    const order = await ordered();
    expect(order.lines[0]?.units[0]).toMatchObject({ isPassedOn: true, code: null, refundable: null });
    expect(await from.places(competitionId)).toEqual([]);
    expect(await from.told()).toContain('Your place in Harbor Throwdown has been transferred');
    // The place is the other's: who had it can't have it back by its order.
    const unitIds = [order.lines[0]?.units[0]?.id ?? ''];
    const back = call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { as: from.as });
    expect((await failure(back))[1]).toBe('refund_not_allowed');
    expect((await failure(from.offer(entryId, fresh())))[0]).toBe(404);
  });

  it('goes to one of those who accept at once, on two apps', async () => {
    const { offerTo, entries } = await field();
    const to = await athlete();
    const transferId = await offerTo(to);
    const tried = await Promise.allSettled([
      to.accept(transferId),
      to.acceptBeside(transferId),
      to.accept(transferId),
      to.acceptBeside(transferId),
    ]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
  });

  it('is either transferred or given back, whichever is first', async () => {
    for (let round = 0; round < 4; round++) {
      const { offerTo, entries, from, order, ordered } = await field();
      const to = await athlete();
      const transferId = await offerTo(to);
      const unitIds = [order.lines[0]?.units[0]?.id ?? ''];
      const giveBack = () =>
        callSecond(from.as)(
          refundOrder,
          { params: { orderId: order.id }, body: { unitIds } },
          {
            idempotencyKey: crypto.randomUUID(),
          },
        );
      const [accepted, back] = await Promise.allSettled([to.accept(transferId), giveBack()]);
      expect([accepted.status, back.status].sort()).toEqual(['fulfilled', 'rejected']);
      const [left] = await entries();
      expect(left?.state).toBe(accepted.status === 'fulfilled' ? 'active' : 'withdrawn');
      expect((await ordered()).state).toBe(accepted.status === 'fulfilled' ? 'paid' : 'refunded');
    }
  });

  it('asks for the birth date where the names of minors are hidden', async () => {
    const { offerTo, competitionId } = await field();
    await database.sql
      .update(competitions)
      .set({ hideMinors: true })
      .where(eq(competitions.id, competitionId));
    const to = await athlete();
    const transferId = await offerTo(to);
    expect((await to.open(transferId)).data.needs).toEqual({ birthDate: true, gender: false });
    expect(await failure(to.accept(transferId))).toEqual([422, 'not_eligible', 'body.birthDate']);
    await to.accept(transferId, { birthDate: '2016-03-04' });
    const { data } = await call(listEntries, { params: { competitionId }, query: {} });
    expect(data.map(({ name }) => name)).toEqual(['Athlete 1']);
  });

  it('asks the organizer’s questions and waivers again, and who may be in the division', async () => {
    const { made, owner, offerTo, competitionId, entries } = await field();
    const subject = { subjectKind: 'competition', subjectId: competitionId } as const;
    const questions = [
      { id: 'shirt', scope: 'person', kind: 'choice', label: 'Shirt', required: true, options: ['S', 'M'] },
    ];
    await call(
      setQuestions,
      { body: { ...subject, version: 0, questions: questions as never } },
      { as: owner },
    );
    const { id: waiverId, newest } = await waiver(parts, made.viewer, competitionId);
    const man = await athlete('man');
    const mans = await offerTo(man);
    expect((await man.open(mans)).data.reason).toBe('For women. Your profile says man.');
    expect((await failure(man.accept(mans)))[1]).toBe('not_eligible');
    const to = await athlete();
    const transferId = await offerTo(to);
    // Another offer took the place of the first.
    expect((await failure(man.accept(mans)))[0]).toBe(404);
    expect(await failure(to.accept(transferId))).toEqual([422, 'answer_required', 'body.answers.shirt']);
    const answers = [{ questionId: 'shirt', value: 'M' }];
    expect(await failure(to.accept(transferId, { answers }))).toEqual([
      422,
      'waiver_required',
      'body.waiver',
    ]);
    const signed = { versionId: newest.id, name: 'Amara Okonkwo', drawing: null, birthDate: '1990-04-01' };
    await call(signWaiver, { params: { waiverId }, body: { ...signed, guardian: null } }, { as: to.as });
    await to.accept(transferId, { answers });
    expect((await entries()).map(({ state }) => state)).toEqual(['active']);
  });

  it('is offered to its own email alone, also where the competition is private, and can be declined', async () => {
    const { entryId, from, offerTo, competitionId } = await field(
      {},
      { visibility: 'public', state: 'published' },
    );
    await database.sql.execute(
      `update competitions.competitions set visibility = 'private', code = 'BCDFGHJK' where id = '${competitionId}'`,
    );
    const to = await athlete();
    const transferId = await offerTo(to);
    const other = await athlete();
    for (const act of [other.open, other.accept, other.decline])
      expect((await failure(act(transferId)))[0]).toBe(404);
    for (const act of [() => other.offer(entryId, fresh()), () => other.cancel(entryId)])
      expect((await failure(act()))[0]).toBe(404);
    expect((await failure(to.places(competitionId)))[0]).toBe(404);
    await to.open(transferId);
    expect(await to.places(competitionId)).toEqual([]);
    await to.decline(transferId);
    expect((await failure(to.accept(transferId)))[0]).toBe(404);
    await settle();
    expect(await from.told()).toContain('Your place in Harbor Throwdown wasn’t accepted');
    await from.offer(entryId, to.email);
    await from.cancel(entryId);
    expect((await from.places(competitionId))[0]?.transfer).toBeNull();
  });

  it('mails somebody without an account, who registers with that email', async () => {
    const { entryId, from } = await field();
    const email = fresh();
    await from.offer(entryId, email);
    await settle();
    const letter = mailbox.lastTo(email);
    expect(letter.subject).toBe(`${from.who.name} offers you a place in Harbor Throwdown`);
    expect(letter.action?.url).toContain('/register?');
  });
});

describe('the rule for transfers', () => {
  it('is the one of the moment of registering, and ends with check-in and by the clock', async () => {
    const { entryId, from, competitionId, owner, params, made } = await field();
    await openRegistration(parts, made, { transferHours: null, currency: 'EUR' });
    expect((await from.places(competitionId))[0]).toMatchObject({
      transferUntil: '2031-12-02T23:00:00.000Z',
      can: { transfer: true, withdraw: true },
    });
    const set = (checkedIn: boolean) =>
      call(setCheckIn, { params: { ...params, entryId }, body: { checkedIn } }, { as: owner });
    await set(true);
    expect((await failure(from.offer(entryId, fresh())))[1]).toBe('not_transferable');
    await set(false);
    expect(await failure(from.offer(entryId, from.email))).toEqual([409, 'not_transferable', 'body.email']);
    await from.offer(entryId, fresh());
    const closed = await field({ transferHours: null });
    expect((await closed.from.places(closed.competitionId))[0]?.can.transfer).toBe(false);
    expect((await failure(closed.from.offer(closed.entryId, fresh())))[1]).toBe('not_transferable');
  });

  it('lets an offer lapse after a week', async () => {
    const { offerTo, from, competitionId } = await field();
    const to = await athlete();
    const transferId = await offerTo(to);
    clock.advance(7 * day);
    expect((await failure(to.accept(transferId)))[0]).toBe(404);
    expect((await from.places(competitionId))[0]?.transfer).toBeNull();
  });

  it('sends the money of a transferred place that is given back to who paid', async () => {
    const { offerTo, entryId, entries, ordered } = await field({}, { price: 6000 });
    const to = await athlete();
    await to.accept(await offerTo(to));
    const other = await athlete();
    expect((await failure(other.withdraw(entryId)))[0]).toBe(404);
    const tried = await Promise.allSettled([to.withdraw(entryId), to.withdraw(entryId)]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await settle();
    expect((await entries()).map(({ state }) => state)).toEqual(['withdrawn']);
    expect(await ordered()).toMatchObject({ state: 'partly_refunded', refunded: 3000 });
    expect(
      (await failure(call(getOrder, { params: { orderId: (await ordered()).id } }, { as: to.as })))[0],
    ).toBe(404);
  });
});

describe('a place that is given up', () => {
  it('goes to the next on the waiting list, also when nothing comes back anymore', async () => {
    const { competitionId, divisionId, entryId, entries, ordered, from } = await field(
      { refundRule: [] },
      { price: 6000 },
    );
    const next = await athlete();
    await call(joinWaitingList, { params: { competitionId, divisionId } }, { as: next.as });
    expect((await from.places(competitionId))[0]?.refund).toEqual({
      amount: 0,
      currency: 'EUR',
      isYours: true,
    });
    expect((await failure((await athlete()).withdraw(entryId)))[0]).toBe(404);
    const tried = await Promise.allSettled([from.withdraw(entryId), from.withdraw(entryId)]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await settle();
    expect((await entries()).map(({ state }) => state)).toEqual(['withdrawn']);
    expect(await ordered()).toMatchObject({ state: 'paid', refunded: 0 });
    expect(await from.told()).toContain('You’re withdrawn from Harbor Throwdown');
    expect(await next.told()).toContain('A place in Women Rx is yours at Harbor Throwdown');
  });

  it('sends back to who bought it what the rule gives', async () => {
    const { competitionId, entryId, ordered, from } = await field({}, { price: 6000 });
    expect((await from.places(competitionId))[0]?.refund?.amount).toBe(3000);
    await from.withdraw(entryId);
    await settle();
    expect(await ordered()).toMatchObject({ state: 'partly_refunded', refunded: 3000 });
  });

  it('needs no order', async () => {
    const { made, competitionId, entries } = await field();
    await database.sql.update(divisions).set({ capacity: null });
    const to = await athlete();
    const { id } = await entry(parts, made, { name: 'Ama Boateng' });
    await database.sql.update(entryRows).set({ personId: to.who.id }).where(eq(entryRows.id, id));
    expect((await to.places(competitionId))[0]).toMatchObject({ can: { withdraw: true }, refund: null });
    await to.withdraw(id);
    expect((await entries()).find((one) => one.id === id)?.state).toBe('withdrawn');
    expect(await failure(to.withdraw(id))).toEqual([409, 'cannot_withdraw', undefined]);
  });

  it('stays with who has checked in', async () => {
    const { competitionId, params, owner, entryId, from } = await field();
    await call(setCheckIn, { params: { ...params, entryId }, body: { checkedIn: true } }, { as: owner });
    expect((await from.places(competitionId))[0]?.can.withdraw).toBe(false);
    expect((await failure(from.withdraw(entryId)))[1]).toBe('cannot_withdraw');
  });
});
