import {
  getOrder,
  openPayment,
  placeOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/order-attendees.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { listAnswers, setQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { createWaiver, listWaivers, signWaiver } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { question } from '../../waivers/questions/questions.factory.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock } = await testApp();

/** An event whose tickets ask for an emergency contact, with an unpaid order of two tickets and a T-shirt. */
async function unpaid() {
  const host = await person(parts);
  const as = await signedIn(parts, host);
  const { id, facts } = await eventWith(parts, asViewer(host), {
    ticket_types: JSON.stringify([{ name: 'Floor', price: 2000 }]),
    add_ons: JSON.stringify([{ name: 'T-shirt', price: 1500 }]),
  });
  const ofEvent = { subjectKind: 'event', subjectId: id } as const;
  const contact = question();
  await call(setQuestions, { body: { ...ofEvent, version: 0, questions: [contact] } as never }, { as });
  const buyer = await person(parts, { name: 'Sofía Restrepo' });
  const mine = await signedIn(parts, buyer);
  const said = (...people: { name?: string; value?: string }[]) => ({
    attendees: people.map(({ name = '', value }) => ({
      name,
      answers: value === undefined ? [] : [{ questionId: contact.id, value }],
    })),
  });
  const lines = [
    {
      itemId: facts.event?.ticketTypes[0]?.id ?? '',
      quantity: 2,
      details: said({ value: 'Ann' }, { value: 'Bo' }),
    },
    { itemId: facts.event?.addOns[0]?.id ?? '' },
  ];
  const body = { kind: 'ticket', offerId: id, lines };
  const order = (await call(placeOrder, { body }, { as: mine, idempotencyKey: newId() })).data;
  const params = { orderId: order.id };
  const show = async (who = mine) => (await call(endpoints.getOrderAttendees, { params }, { as: who })).data;
  const change = (...people: Parameters<typeof said>) =>
    call(
      endpoints.changeOrderAttendees,
      { params, body: { lines: [{ details: said(...people) }] } },
      { as: mine },
    );
  const pay = async () => {
    const opened = (await call(openPayment, { params }, { as: mine })).data;
    const clientSecret = opened.payment?.clientSecret ?? '';
    await call(confirmTestPayment, { body: { clientSecret, card: testCards.pays } });
    return (await call(settleOrder, { params }, { as: mine })).data;
  };
  const sign = async () => {
    const [waiver] = (await call(listWaivers, { query: ofEvent }, { as: mine })).data.waivers;
    const signed = { versionId: waiver?.versionId ?? '', name: buyer.name, drawing: null, guardian: null };
    const to = { waiverId: waiver?.id ?? '' };
    await call(signWaiver, { params: to, body: { ...signed, birthDate: '1990-05-01' } }, { as: mine });
  };
  return { as, mine, ofEvent, contact, order, params, lines, body, show, change, pay, sign };
}

it('shows who comes with what they said, and changes it at the held price until it is paid', async () => {
  const { as, mine, ofEvent, contact, order, params, show, change, pay } = await unpaid();
  const [line, addOn] = (await show()).lines;
  expect(line).toMatchObject({
    title: 'Floor',
    asksPapers: true,
    attendees: [
      { name: '', isOwn: true, answers: [{ value: 'Ann' }], isMissingAnswers: false, waiver: 'none' },
      { name: '', isOwn: false, answers: [{ value: 'Bo' }] },
    ],
  });
  expect(addOn).toMatchObject({ title: 'T-shirt', asksPapers: false, attendees: [] });
  const outsider = await signedIn(parts, await person(parts));
  for (const who of [outsider, as]) expect(await failure(show(who))).toContain(404);

  const path = `body.lines.0.details.attendees.1.answers.${contact.id}`;
  expect(await failure(change({ value: 'Ann' }, { name: 'Mia Berg' }))).toEqual([
    422,
    'answer_required',
    path,
  ]);
  const changed = (await change({ value: 'Cy 07' }, { name: 'Mia Berg', value: 'Dee 08' })).data;
  expect(changed.lines[0]?.attendees.map(({ name }) => name)).toEqual(['', 'Mia Berg']);
  const { data: same } = await call(getOrder, { params }, { as: mine });
  expect(same).toMatchObject({ id: order.id, total: 5500, holdUntil: order.holdUntil });

  await pay();
  const tickets = (await call(listTickets, { query: { order: order.id } }, { as: mine })).data;
  expect(tickets.map(({ holderName }) => holderName).toSorted()).toEqual(['Mia Berg', 'Sofía Restrepo']);
  const answered = (await call(listAnswers, { query: ofEvent }, { as })).data;
  expect(answered.flatMap(({ answers }) => answers.map(({ shown }) => shown)).toSorted()).toEqual([
    'Cy 07',
    'Dee 08',
  ]);
  expect(await failure(change({ value: 'Ann' }, { value: 'Bo' }))).toEqual([409, 'already_paid', undefined]);
  expect(await failure(show())).toContain(404);
});

it('is paid only once nothing is missing: a waiver that was added during the hold is signed first', async () => {
  const { as, ofEvent, show, change, pay, sign } = await unpaid();
  const body = { group_id: ofEvent.subjectId, title: 'House rules', text: 'Chalk up.' };
  await call(createWaiver, { body }, { as });
  const waivers = async () => (await show()).lines[0]?.attendees.map(({ waiver }) => waiver);
  expect(await waivers()).toEqual(['missing', 'later']);
  const missing = [422, 'waiver_required', 'body.lines.0.waiver'];
  expect(await failure(pay())).toEqual(missing);
  expect(await failure(change({ value: 'Ann' }, { value: 'Bo' }))).toEqual(missing);
  await sign();
  expect(await waivers()).toEqual(['signed', 'later']);
  expect((await pay()).state).toBe('paid');
});

it('stays as it is once its hold is over', async () => {
  const { change, show } = await unpaid();
  clock.advance(11 * minute);
  expect(await failure(change({ value: 'Ann' }, { value: 'Bo' }))).toEqual([409, 'hold_expired', undefined]);
  expect((await show()).lines[0]?.attendees).toHaveLength(2);
});

it('changes and payments at once: what is paid has one of the two names, whole', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { mine, order, change, pay } = await unpaid();
    const tried = await Promise.allSettled([
      pay(),
      change({ name: 'Ann A', value: 'Ann' }, { name: 'Ann B', value: 'Ann' }),
      change({ name: 'Bo A', value: 'Bo' }, { name: 'Bo B', value: 'Bo' }),
    ]);
    expect(tried[0].status).toBe('fulfilled');
    const tickets = (await call(listTickets, { query: { order: order.id } }, { as: mine })).data;
    const names = tickets.map(({ holderName }) => holderName.split(' ')[0]);
    expect(new Set(names).size).toBe(1);
  }
});
