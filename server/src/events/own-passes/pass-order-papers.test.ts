import { placeOrder, quoteOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listAttendees } from '@chalkline/contract/events/door.endpoints.ts';
import { listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import {
  bookPassDate,
  listPasses,
  listSeriesPasses,
  saveSeriesPasses,
} from '@chalkline/contract/events/pass.endpoints.ts';
import { acceptPass, offerPass } from '@chalkline/contract/events/pass-transfers.endpoints.ts';
import { listOfferedTickets } from '@chalkline/contract/events/transfers.endpoints.ts';
import { editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { getQuestions, listAnswers, setQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import {
  changeWaiver,
  createWaiver,
  listWaivers,
  signWaiver,
} from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { question } from '../../waivers/questions/questions.factory.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call } = await testApp();

const ofEvent = (subjectId: string) => ({ subjectKind: 'event', subjectId }) as const;

/** A weekly class that asks for an emergency contact and a signature, with a pass for every date and one for two. */
async function askingClass(sketch: Parameters<typeof eventWith>[2] = {}) {
  const host = await person(parts);
  const as = await signedIn(parts, host);
  const { id, facts } = await eventWith(parts, asViewer(host), sketch);
  const contact = question();
  const car = question({ scope: 'order', label: 'License plate', required: false });
  const questions = { ...ofEvent(id), version: 0, questions: [contact, car] };
  await call(setQuestions, { body: questions as never }, { as });
  const words = { group_id: id, title: 'House rules', text: 'Chalk up.' };
  await call(createWaiver, { body: words }, { as });
  const repeat = JSON.stringify({ frequency: 'weekly', times: 3 });
  const seriesId =
    (await call(editGroup, { body: { group_id: id, repeat } }, { as })).data.event?.series?.id ?? '';
  const dates = (await call(listEvents, { query: { series: seriesId } }, { as })).data.map((one) => one.id);
  const typeId = facts.event?.ticketTypes[0]?.id ?? '';
  const types = [null, 2].map((uses) => ({ name: 'Pass', price: 0, uses, typeId, capacity: null }));
  const saved = await call(saveSeriesPasses, { params: { seriesId }, body: { types } }, { as });
  const [every = '', two = ''] = saved.data.types.map((type) => type.id);
  const missingOn = async (eventId: string) =>
    (await call(listAttendees, { query: { group_id: eventId } }, { as })).data.attendees.map(
      ({ isMissingPapers }) => isMissingPapers,
    );
  const waiverOf = async (eventId: string) =>
    (await call(listWaivers, { query: ofEvent(eventId) }, { as })).data.waivers[0];
  const answered = async (eventId: string) =>
    (await call(listAnswers, { query: ofEvent(eventId) }, { as })).data.flatMap(({ scope, answers }) =>
      scope === 'person' ? answers.map(({ shown }) => shown) : [],
    );
  return { host, as, seriesId, dates, every, two, contact, car, questions, missingOn, waiverOf, answered };
}
type PersonRow = Awaited<ReturnType<typeof person>>;
type AskingClass = Awaited<ReturnType<typeof askingClass>>;

async function buyerAt({ seriesId, dates, contact, car, waiverOf }: AskingClass, known?: PersonRow) {
  const who = known ?? (await person(parts, { name: 'Sofía Restrepo' }));
  const as = await signedIn(parts, who);
  const details = {
    attendees: [{ answers: [{ questionId: contact.id, value: 'Ann 06' }] }],
    answers: [{ questionId: car.id, value: 'XY-12' }],
  };
  const order = (itemId: string, said: object = details) =>
    call(
      placeOrder,
      { body: { kind: 'pass', offerId: seriesId, lines: [{ itemId, details: said }] } },
      { as, idempotencyKey: newId() },
    );
  const sign = async () => {
    const waiver = await waiverOf(dates[0] ?? '');
    const body = {
      versionId: waiver?.versionId ?? '',
      name: who.name,
      drawing: null,
      birthDate: '1990-05-01',
    };
    await call(
      signWaiver,
      { params: { waiverId: waiver?.id ?? '' }, body: { ...body, guardian: null } },
      { as },
    );
  };
  return { as, email: who.email, order, sign };
}

it('asks buyers of passes in the order, and no door asks them again', async () => {
  const at = await askingClass();
  const [next = ''] = at.dates;
  const { data: shown } = await call(listSeriesPasses, { params: { seriesId: at.seriesId } });
  expect(shown).toMatchObject({ papers: next, types: [{ asksPapers: true }, { asksPapers: true }] });
  const buyer = await buyerAt(at);
  const quoted = { kind: 'pass', offerId: at.seriesId, lines: [{ itemId: at.every }] };
  await call(quoteOrder, { body: quoted }, { as: buyer.as });
  const path = `body.lines.0.details.attendees.0.answers.${at.contact.id}`;
  expect(await failure(buyer.order(at.every, {}))).toEqual([422, 'answer_required', path]);
  expect(await failure(buyer.order(at.every))).toEqual([422, 'waiver_required', 'body.lines.0.waiver']);
  await buyer.sign();
  await buyer.order(at.every);
  for (const date of at.dates) expect(await at.missingOn(date)).toEqual([false]);
  const repeat = JSON.stringify({ frequency: 'weekly', times: 5 });
  await call(editGroup, { body: { group_id: next, repeat } }, { as: at.as });
  const all = (await call(listEvents, { query: { series: at.seriesId } }, { as: at.as })).data;
  expect(await Promise.all(all.map(({ id }) => at.missingOn(id)))).toEqual(all.map(() => [false]));
  expect(all).toHaveLength(5);
  const said = (await call(listAnswers, { query: ofEvent(next) }, { as: at.as })).data;
  expect(said.map(({ scope, answers }) => [scope, answers[0]?.shown])).toEqual(
    expect.arrayContaining([
      ['person', 'Ann 06'],
      ['order', 'XY-12'],
    ]),
  );
});

it('a date that asks something else asks its own; one that asks the same does not', async () => {
  const at = await askingClass();
  const [, second = '', third = ''] = at.dates;
  const buyer = await buyerAt(at);
  await buyer.sign();
  await buyer.order(at.two);
  const passId = (await call(listPasses, {}, { as: buyer.as })).data[0]?.id ?? '';
  const book = (eventId: string) => call(bookPassDate, { params: { passId, eventId } }, { as: buyer.as });
  await book(second);
  expect(await at.missingOn(second)).toEqual([false]);
  const waiver = await at.waiverOf(third);
  const change = { version: waiver?.version ?? 0, text: 'Chalk up and look up.' };
  await call(changeWaiver, { params: { waiverId: waiver?.id ?? '' }, body: change }, { as: at.as });
  await book(third);
  expect(await at.missingOn(third)).toEqual([true]);
});

it('answers in other words don’t fit a date', async () => {
  const at = await askingClass();
  const [, second = ''] = at.dates;
  const reworded = { ...at.contact, label: 'Someone we can call' };
  const body = { ...ofEvent(second), version: 1, questions: [reworded] };
  await call(setQuestions, { body: body as never }, { as: at.as });
  const buyer = await buyerAt(at);
  await buyer.sign();
  await buyer.order(at.every);
  const missing = await Promise.all(at.dates.map(at.missingOn));
  expect(missing).toEqual([[false], [true], [false]]);
});

it('a pass that is transferred asks its new holder again, of a private series too', async () => {
  const at = await askingClass({ visibility: 'invitation' });
  const [giver, friend] = [await buyerAt(at, at.host), await buyerAt(at)];
  await giver.sign();
  await giver.order(at.every);
  const passId = (await call(listPasses, {}, { as: giver.as })).data[0]?.id ?? '';
  const asked = () => call(getQuestions, { query: ofEvent(at.dates[0] ?? '') }, { as: friend.as });
  expect(await failure(asked())).toContain(404);
  await call(offerPass, { params: { passId }, body: { email: friend.email } }, { as: giver.as });
  expect((await asked()).data.questions).toHaveLength(2);
  const [offer] = (await call(listOfferedTickets, {}, { as: friend.as })).data;
  expect(offer).toMatchObject({ kind: 'pass', asksPapers: true, event: { id: at.dates[0] } });
  const accept = (value?: string) => {
    const answers = value === undefined ? [] : [{ questionId: at.contact.id, value }];
    const params = { transferId: offer?.id ?? '' };
    return call(acceptPass, { params, body: { answers } }, { as: friend.as });
  };
  expect(await failure(accept())).toEqual([422, 'answer_required', `body.answers.${at.contact.id}`]);
  expect(await failure(accept('Bea 07'))).toEqual([422, 'waiver_required', 'body.waiver']);
  for (const date of at.dates) expect(await at.answered(date)).toEqual(['Ann 06']);
  await friend.sign();
  await accept('Bea 07');
  for (const date of at.dates) {
    expect(await at.answered(date)).toEqual(['Bea 07']);
    expect(await at.missingOn(date)).toEqual([false]);
  }
});
