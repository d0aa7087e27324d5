import {
  openPayment,
  placeOrder,
  renewOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { cancelEvent } from '@chalkline/contract/events/cancellation.endpoints.ts';
import { getEventPaymentIntent, listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import {
  changeOrderAttendees,
  getOrderAttendees,
} from '@chalkline/contract/events/order-attendees.endpoints.ts';
import { createEventPromoCode } from '@chalkline/contract/events/promo-codes.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
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

const { parts, call } = await testApp();

/** An event that asks for an emergency contact and has its rules signed, and somebody who buys. */
async function venue({ price = 2000, capacity = 2 } = {}) {
  const host = await person(parts);
  const as = await signedIn(parts, host);
  const { id, facts } = await eventWith(parts, asViewer(host), {
    ticket_types: [{ name: 'Floor', price, capacity }],
  });
  const ofEvent = { subjectKind: 'event', subjectId: id } as const;
  const contact = question();
  await call(setQuestions, { body: { ...ofEvent, version: 0, questions: [contact] } as never }, { as });
  await call(createWaiver, { body: { group_id: id, title: 'House rules', text: 'Chalk up.' } }, { as });
  const itemId = facts.event?.ticketTypes[0]?.id ?? '';
  const buyer = async () => {
    const who = await person(parts, { name: 'Sofía Restrepo' });
    const mine = await signedIn(parts, who);
    const said = (...people: { name?: string; value: string }[]) => ({
      attendees: people.map(({ name = '', value }) => ({
        name,
        answers: [{ questionId: contact.id, value }],
      })),
    });
    return {
      mine,
      said,
      intent: async (quantity = 2) =>
        (
          await call(
            getEventPaymentIntent,
            { query: { group_id: id, ticket_type_id: itemId, quantity } },
            { as: mine },
          )
        ).data,
      place: async (details: object, quantity = 2) => {
        const body = { kind: 'ticket', offerId: id, lines: [{ itemId, quantity, details }] };
        return (await call(placeOrder, { body }, { as: mine, idempotencyKey: newId() })).data;
      },
      open: async (orderId: string) => (await call(openPayment, { params: { orderId } }, { as: mine })).data,
      answer: (orderId: string, ...people: Parameters<typeof said>) =>
        call(
          changeOrderAttendees,
          { params: { orderId }, body: { lines: [{ details: said(...people) }] } },
          { as: mine },
        ),
      missing: async (orderId: string) =>
        (await call(getOrderAttendees, { params: { orderId } }, { as: mine })).data.lines.flatMap(
          ({ attendees }) => attendees.map((one) => [one.isMissingAnswers, one.waiver]),
        ),
      sign: async () => {
        const [waiver] = (await call(listWaivers, { query: ofEvent }, { as: mine })).data.waivers;
        const signed = { versionId: waiver?.versionId ?? '', name: who.name, drawing: null, guardian: null };
        const to = { waiverId: waiver?.id ?? '' };
        await call(signWaiver, { params: to, body: { ...signed, birthDate: '1990-05-01' } }, { as: mine });
      },
      pay: async (orderId: string, clientSecret: string) => {
        await call(confirmTestPayment, { body: { clientSecret, card: testCards.pays } });
        return (await call(settleOrder, { params: { orderId } }, { as: mine })).data;
      },
      tickets: async () => (await call(listTickets, { query: {} }, { as: mine })).data,
    };
  };
  const answers = async () =>
    (await call(listAnswers, { query: ofEvent }, { as })).data
      .flatMap((one) => one.answers.map(({ shown }) => shown))
      .toSorted();
  const cancel = () =>
    call(
      cancelEvent,
      { params: { eventId: id }, body: { name: 'Open Gym Night', reason: 'Flooded' } },
      { as, idempotencyKey: newId() },
    );
  const freeCode = () =>
    call(
      createEventPromoCode,
      { params: { eventId: id }, body: { code: 'CREW', kind: 'percent', value: 10_000 } },
      { as, idempotencyKey: newId() },
    );
  return { buyer, answers, cancel, freeCode };
}

it('an app holds places first; names, answers and the waiver come then, and the payment after them', async () => {
  const { buyer, answers } = await venue();
  const [first, late] = [await buyer(), await buyer()];
  const held = await first.intent();
  expect(held).toMatchObject({ state: 'held', total: 4000, payment: null });
  expect(held.holdUntil).not.toBeNull();
  expect(await failure(late.intent(1))).toEqual([409, 'sold_out', 'body.lines.0']);
  expect(await first.missing(held.id)).toEqual([
    [true, 'missing'],
    [true, 'later'],
  ]);
  expect((await failure(first.open(held.id))).slice(0, 2)).toEqual([422, 'answer_required']);
  await first.sign();
  await first.answer(held.id, { value: 'Ann 06' }, { name: 'Mia Berg', value: 'Bo 07' });
  const asked = await Promise.all([first.intent(), first.intent(), first.intent()]);
  expect(new Set(asked.map(({ id }) => id))).toEqual(new Set([held.id]));
  expect(new Set(asked.map(({ payment }) => payment?.id)).size).toBe(1);
  expect((await first.pay(held.id, asked[0]?.payment?.clientSecret ?? '')).state).toBe('paid');
  expect(
    (await first.tickets()).map(({ holderName, isMissingPapers }) => [holderName, isMissingPapers]),
  ).toEqual(
    expect.arrayContaining([
      ['Sofía Restrepo', false],
      ['Mia Berg', true],
    ]),
  );
  expect(await answers()).toEqual(['Ann 06', 'Bo 07']);
});

it('what was said with the order is kept when only the signature came later', async () => {
  const { buyer, answers } = await venue();
  const { place, said, sign, open, pay } = await buyer();
  expect((await failure(place(said({ value: 'Ann' }, { value: 'Bo' })))).slice(0, 2)).toEqual([
    422,
    'waiver_required',
  ]);
  const order = await place({ ...said({ value: 'Ann' }, { value: 'Bo' }), later: true });
  await sign();
  const { payment } = await open(order.id);
  expect((await pay(order.id, payment?.clientSecret ?? '')).state).toBe('paid');
  expect(await answers()).toEqual(['Ann', 'Bo']);
});

it('free tickets are held too, and handed over once, without a payment', async () => {
  const { buyer, answers } = await venue({ price: 0, capacity: 1 });
  const { intent, sign, answer, open, tickets } = await buyer();
  const held = await intent(1);
  expect(held).toMatchObject({ state: 'held', total: 0, payment: null });
  expect(await tickets()).toEqual([]);
  await sign();
  await answer(held.id, { value: 'Ann 06' });
  const done = await Promise.allSettled([open(held.id), open(held.id), open(held.id)]);
  expect(done.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  for (const one of done)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ errors: [{ code: 'already_paid' }] });
  expect(await tickets()).toHaveLength(1);
  expect(await answers()).toEqual(['Ann 06']);
});

it('a code that takes everything off leaves the order held until nothing is missing', async () => {
  const { buyer, freeCode } = await venue();
  await freeCode();
  const { mine, intent, sign, answer, open, tickets } = await buyer();
  const held = await intent(1);
  const renewal = { params: { orderId: held.id }, body: { promoCode: 'crew' } };
  const { data } = await call(renewOrder, renewal, { as: mine, idempotencyKey: newId() });
  expect(data).toMatchObject({ state: 'held', total: 0 });
  expect((await failure(open(data.id))).slice(0, 2)).toEqual([422, 'answer_required']);
  // Shown beside the card, where no question is.
  const said = await open(data.id).catch(({ errors }) => errors[0].message as string);
  expect(said).toBe('Add the missing answers and signatures first, then pay.');
  await sign();
  await answer(data.id, { value: 'Ann 06' });
  expect(await open(data.id)).toMatchObject({ state: 'paid', payment: null });
  expect(await tickets()).toHaveLength(1);
});

it('held free tickets to an event that is canceled meanwhile are not handed over', async () => {
  const { buyer, cancel } = await venue({ price: 0 });
  const { intent, sign, answer, open, tickets } = await buyer();
  const held = await intent(1);
  await sign();
  await answer(held.id, { value: 'Ann 06' });
  await cancel();
  expect((await failure(open(held.id))).slice(0, 2)).toEqual([409, 'hold_expired']);
  expect(await tickets()).toEqual([]);
});
