import * as guests from '@chalkline/contract/accounts/guests.endpoints.ts';
import { registerPerson, verifyEmail } from '@chalkline/contract/accounts/people.endpoints.ts';
import {
  getOrder,
  getReceipt,
  listOrders,
  openPayment,
  placeOrder,
  refundOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { getRegistration, joinWaitingList } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { openRegistration, registrationDraft } from './registrations.factory.ts';

const { call, mailbox, parts, settle } = await testApp();

let number = 0;

async function guest(email = `athlete${++number}@example.org`) {
  await call(guests.askGuestCode, { body: { email } });
  await settle();
  const [, code = ''] = /^(\d{6})/.exec(mailbox.lastTo(email).subject) ?? [];
  const { data } = await call(guests.enterAsGuest, { body: { email, code, name: 'Noor Achterberg' } });
  return { email, as: data.token };
}

async function field(sketch: CompetitionSketch = {}, price = 0) {
  const made = await competition(parts, { divisions: [{ name: 'Open', capacity: 3 }], ...sketch });
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  await openRegistration(parts, made, {
    divisions: [{ divisionId, price, steps: [] }],
    currency: 'EUR',
    refundRule: [{ hoursBefore: 24, rate: 10_000, kept: 0 }],
  });
  const params = { competitionId };
  return {
    made,
    competitionId,
    divisionId,
    params,
    place: (as: string) => call(placeOrder, { body: registrationDraft(competitionId, [divisionId]) }, { as }),
    entered: async () => (await call(listEntries, { params, query: {} })).data,
  };
}

describe('a guest registers', () => {
  it('and has place, receipt and refund by the code alone; nobody else sees the order', async () => {
    const { place, params, entered } = await field();
    const { as, email } = await guest();
    const { data: order } = await place(as);
    expect(order).toMatchObject({ state: 'paid', email, buyerName: 'Noor Achterberg' });
    await settle();
    expect(mailbox.lastTo(email).action?.url).toContain(`/orders/${order.id}`);
    const own = (await call(getRegistration, { params }, { as })).data;
    expect(own).toMatchObject({
      athlete: { name: 'Noor Achterberg' },
      divisions: [{ entryId: expect.any(String) }],
    });

    // Weeks later, on another phone.
    const again = await guest(email);
    const read = { params: { orderId: order.id } };
    expect((await call(getOrder, read, { as: again.as })).data).toMatchObject({ can: { refund: true } });
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    const others = [(await guest()).as, await signedIn(parts, await person(parts))];
    for (const other of others) {
      expect((await failure(call(getOrder, read, { as: other })))[0]).toBe(404);
      expect((await failure(call(getReceipt, { ...read, query: {} }, { as: other })))[0]).toBe(404);
      const back = { ...read, body: { unitIds } };
      expect((await failure(call(refundOrder, back, { as: other })))[0]).toBe(404);
    }
    expect((await failure(call(getOrder, read)))[0]).toBe(401);
    await call(refundOrder, { ...read, body: { unitIds } }, { as: again.as });
    expect(await entered()).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('and finds the place in the account that is made with this email', async () => {
    const { place, params, entered } = await field();
    const { as, email } = await guest();
    const { data: order } = await place(as);
    const password = 'seven lanes of chalk';
    await call(registerPerson, { body: { name: 'Noor', email, password } });
    await settle();
    const [, code = ''] = /^(\d{6})/.exec(mailbox.lastTo(email).subject) ?? [];
    const { data: account } = await call(verifyEmail, { body: { email, code } });
    const signed = { as: account.token };
    expect((await call(listOrders, {}, signed)).data).toMatchObject([{ id: order.id }]);
    expect((await call(getRegistration, { params }, signed)).data.divisions[0]?.entryId).toBe(
      (await entered())[0]?.id,
    );
    expect(await failure(place(account.token))).toEqual([422, 'not_eligible', 'body.lines.0']);
  });

  it('once, with three devices of theirs at the same time', async () => {
    const { place, entered } = await field();
    const { as, email } = await guest();
    const devices = [as, (await guest(email)).as, (await guest(email)).as];
    const all = await Promise.allSettled(devices.map(place));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await entered()).toHaveLength(1);
  });

  it('for the last places against others: each is sold once', async () => {
    const { place, entered } = await field();
    const six = [];
    for (let buyers = 0; buyers < 3; buyers += 1) {
      six.push((await guest()).as, await signedIn(parts, await person(parts)));
    }
    const all = await Promise.allSettled(six.map(place));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await entered()).toHaveLength(3);
  });

  it('for money, and only the guest opens the payment', async () => {
    const { place } = await field({}, 2500);
    const { as } = await guest();
    const { data: order } = await place(as);
    const params = { orderId: order.id };
    expect(order).toMatchObject({ state: 'held', total: 2500, can: { pay: true } });
    expect((await failure(call(openPayment, { params }, { as: (await guest()).as })))[0]).toBe(404);
    const { data } = await call(openPayment, { params }, { as });
    expect(data.payment?.clientSecret).toEqual(expect.any(String));
  });

  it('not in a private competition or a draft, and joins no waiting list', async () => {
    const { as } = await guest();
    for (const sketch of [{ visibility: 'private' }, { state: 'draft' }] as const) {
      const { place } = await field(sketch);
      expect((await failure(place(as)))[0]).toBe(404);
    }
    const { competitionId, divisionId } = await field();
    const waiting = call(joinWaitingList, { params: { competitionId, divisionId } }, { as });
    expect((await failure(waiting))[0]).toBe(401);
  });
});

describe('on a corporate site', () => {
  it('guests come in by a code, and buy nothing', async () => {
    const corporate = await testApp({ CORPORATE_MODE: 'on' });
    await corporate.call(guests.askGuestCode, { body: { email: 'noor@example.org' } });
    const known = await person(corporate.parts, { state: 'guest' });
    const as = await signedIn(corporate.parts, known);
    const draft = registrationDraft('none', ['none']);
    expect((await failure(corporate.call(placeOrder, { body: draft }, { as })))[0]).toBe(401);
  });
});
