import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import { createGroup, deleteGroup, editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { uploadsPath } from '@chalkline/contract/uploads/upload-paths.ts';
import { getQuestions, setQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { changeWaiver, createWaiver, listWaivers } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { question } from '../../waivers/questions/questions.factory.ts';

const { parts, call, clock, app } = await testApp();

it('gives new dates the add-ons, questions and waivers of the date they are made from', async () => {
  const as = await signedIn(parts, await person(parts));
  const start = clock.now().getTime() + 3 * day;
  const rule = (times: number) => JSON.stringify({ frequency: 'weekly', times });
  const body = {
    type: 'event',
    name: 'Barbell class',
    place: 'Dock 7',
    zone: 'UTC',
    currency: 'EUR',
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + hour).toISOString(),
    ticket_types: JSON.stringify([{ name: 'Place', price: 0 }]),
    add_ons: JSON.stringify([
      { name: 'Towel', price: 0, per_ticket: 2 },
      { name: 'Coffee', price: 0, capacity: 9 },
    ]),
    repeat: rule(2),
  } as const;
  const { data: first } = await call(createGroup, { body: body as never }, { as });
  const dates = async () =>
    (await call(listEvents, { query: { series: first.event?.series?.id ?? '' } }, { as })).data;
  const [, second] = await dates();
  expect(second?.event?.addOns).toMatchObject([
    { name: 'Towel', perTicket: 2 },
    { name: 'Coffee', capacity: 9 },
  ]);

  const subject = { subjectKind: 'event', subjectId: first.id } as const;
  const until = new Date(start - hour).toISOString();
  const contact = question();
  const asked = { ...subject, version: 0, answersUntil: until, questions: [contact] };
  await call(setQuestions, { body: asked as never }, { as });
  const files = { file: pdf('House rules') };
  const words = { group_id: first.id, title: 'House rules', text: 'Chalk up.' };
  await call(createWaiver, { body: words }, { as, files });
  await call(createWaiver, { body: { ...words, title: 'Pictures' } }, { as });
  await call(editGroup, { body: { group_id: first.id, repeat: rule(4) } }, { as });

  const third = (await dates())[2];
  const subjectId = third?.id ?? '';
  const copied = { query: { ...subject, subjectId } };
  const { questions, answersUntil } = (await call(getQuestions, copied, { as })).data;
  expect(questions).toEqual([contact]);
  expect(answersUntil).toBe(new Date(start - hour + 14 * day).toISOString());
  const { waivers } = (await call(listWaivers, copied, { as })).data;
  expect(waivers.map(({ title }) => title)).toEqual(['House rules', 'Pictures']);

  // The date that the file was uploaded for goes; the others keep it, and give their waiver another version.
  await call(deleteGroup, { body: { group_id: first.id } }, { as });
  const [rules] = waivers;
  expect((await app.inject({ url: `${uploadsPath}${rules?.file?.path}` })).statusCode).toBe(200);
  const change = (more: object) =>
    call(changeWaiver, { params: { waiverId: rules?.id ?? '' }, body: more as never }, { as });
  const next = (await change({ version: rules?.version, title: 'House rules 2' })).data;
  expect(next).toMatchObject({ title: 'House rules 2', number: 2, file: { id: rules?.file?.id } });
  expect((await change({ version: next.version, fileId: null })).data).toMatchObject({
    number: 3,
    file: null,
  });

  // A buyer of that date is asked as on the others.
  const buyer = await signedIn(parts, await person(parts));
  const lines = [{ itemId: third?.event?.ticketTypes[0]?.id ?? '' }];
  const draft = { kind: 'ticket', offerId: subjectId, lines };
  const order = call(placeOrder, { body: draft }, { as: buyer, idempotencyKey: newId() });
  expect(await failure(order)).toContain('answer_required');
});

function pdf(words: string): Blob {
  return new Blob([`%PDF-1.4\n% ${words}\n%%EOF`], { type: 'application/pdf' });
}

it('takes a change of add-ons to the other dates, by their names', async () => {
  const as = await signedIn(parts, await person(parts));
  const start = clock.now().getTime() + 3 * day;
  const facts = {
    place: 'Dock 7',
    zone: 'UTC',
    currency: 'EUR',
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + hour).toISOString(),
  };
  const body = {
    ...facts,
    type: 'event',
    name: 'Barbell class',
    ticket_types: JSON.stringify([{ name: 'Place', price: 0 }]),
    add_ons: JSON.stringify([
      { name: 'Towel', price: 200 },
      { name: 'Coffee', price: 300, capacity: 9 },
      { name: 'Shirt', price: 1500 },
    ]),
    repeat: JSON.stringify({ frequency: 'weekly', times: 3 }),
  };
  const { data: first } = await call(createGroup, { body: body as never }, { as });
  const dates = async () =>
    (await call(listEvents, { query: { series: first.event?.series?.id ?? '' } }, { as })).data;
  const shown = async () =>
    (await dates()).map(({ event }) => event?.addOns.map(({ name, price }) => `${name} ${price}`));
  const idOf = (of: typeof first | undefined, name: string) =>
    of?.event?.addOns.find((addOn) => addOn.name === name)?.id;
  const save = async (of: typeof first | undefined, add_ons: object[], change: object) => {
    const types = of?.event?.ticketTypes.map(({ id, name, price }) => ({ id, name, price }));
    const times = { starts_at: of?.event?.startsAt, ends_at: of?.event?.endsAt };
    const said = { ticket_types: JSON.stringify(types), add_ons: JSON.stringify(add_ons), ...change };
    await call(editGroup, { body: { ...facts, ...times, group_id: of?.id, ...said } as never }, { as });
  };
  const [one, two] = await dates();
  // The second date sells something of its own, and no shirts.
  await save(
    two,
    [
      { id: idOf(two, 'Towel'), name: 'Towel', price: 200 },
      { id: idOf(two, 'Coffee'), name: 'Coffee', price: 300 },
      { name: 'Chalk', price: 100 },
    ],
    { apply_to: 'this' },
  );
  await save(
    one,
    [
      { id: idOf(one, 'Towel'), name: 'Big towel', price: 400 },
      { id: idOf(one, 'Shirt'), name: 'Shirt', price: 1500 },
      { name: 'Tea', price: 250 },
    ],
    { apply_to: 'all' },
  );
  expect(await shown()).toEqual([
    ['Big towel 400', 'Shirt 1500', 'Tea 250'],
    ['Big towel 400', 'Chalk 100', 'Tea 250'],
    ['Big towel 400', 'Shirt 1500', 'Tea 250'],
  ]);
  const [, , third] = await dates();
  expect(idOf(third, 'Big towel')).toBeTruthy();
  // Nothing about add-ons, nothing changes.
  await save(one, [], { add_ons: undefined, apply_to: 'all' });
  expect((await shown())[2]).toEqual(['Big towel 400', 'Shirt 1500', 'Tea 250']);
});
