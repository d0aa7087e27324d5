import * as endpoints from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { getTrainerDashboard, moveCoaching } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { coaching } from '../coachings/coachings.factory.ts';
import { sendDueCheckIns } from './check-ins.send.service.ts';

const { parts, call, clock } = await testApp();

const questions = [
  { label: 'Weight', kind: 'weight' as const, area: 'body' as const },
  { label: 'Effort', kind: 'scale' as const, area: 'training' as const },
];

async function pair(trainerPerson?: Awaited<ReturnType<typeof person>>, name = 'Ana Rojas') {
  const given = trainerPerson ?? (await person(parts, { name: 'Kofi Mensah', accountType: 'trainer' }));
  const clientPerson = await person(parts, { name });
  const { id } = await coaching(parts, { trainer: given, client: clientPerson });
  const trainer = await signedIn(parts, given);
  const client = await signedIn(parts, clientPerson);
  const params = { coachingId: id };
  const key = () => crypto.randomUUID();
  const form = async (as = trainer) =>
    (
      await call(
        endpoints.createCheckInForm,
        { body: { name: 'Weekly', questions } },
        { as, idempotencyKey: key() },
      )
    ).data;
  const schedule = (formId: string, as = trainer) =>
    call(endpoints.setSchedule, { params, body: { formId, everyDays: 7 } }, { as });
  const list = async (as: string) => (await call(endpoints.listCheckIns, { params, query: {} }, { as })).data;
  const answer = (checkInId: string, answers: (number | string | null)[], as = client, version?: number) => {
    const body = { answers, ...(version && { version }) };
    return call(endpoints.answerCheckIn, { params: { ...params, checkInId }, body }, { as });
  };
  const reply = (checkInId: string, version = 2, as = trainer) => {
    const body = { text: 'Good.', version };
    return call(endpoints.replyToCheckIn, { params: { ...params, checkInId }, body }, { as });
  };
  const share = (on: { training?: boolean; body?: boolean }, as = client) =>
    call(
      endpoints.setSharing,
      { params, body: { training: false, nutrition: false, body: false, ...on } },
      { as },
    );
  const sharing = async (as: string) => (await call(endpoints.getSharing, { params }, { as })).data.areas;
  const told = async (as: string) =>
    (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);
  const toldOfCheckIns = async (as: string) => (await told(as)).filter((title) => title.includes('check-in'));
  const end = () => call(moveCoaching, { params, body: { from: 'active', to: 'ended' } }, { as: client });
  const valuesFor = async (as: string) => (await list(as))[0]?.questions.map(({ value }) => value);
  return {
    given,
    trainer,
    client,
    params,
    form,
    schedule,
    list,
    answer,
    reply,
    share,
    sharing,
    told,
    toldOfCheckIns,
    end,
    valuesFor,
  };
}

it('is sent, answered once and replied to', async () => {
  const { trainer, client, form, schedule, list, answer, reply, told } = await pair();
  const { id: formId } = await form();
  expect((await schedule(formId)).data).toMatchObject({ formName: 'Weekly', everyDays: 7 });
  expect(await told(client)).toContain('Kofi Mensah sent you a check-in');
  const [sent] = await list(client);
  expect(sent).toMatchObject({ formName: 'Weekly', answeredAt: null, can: { answer: true, reply: false } });
  const checkInId = sent?.id ?? '';
  expect(await failure(reply(checkInId))).toEqual([409, 'state_changed', undefined]);
  const refused = [422, 'answer_not_fitting', 'body.answers'];
  expect(await failure(answer(checkInId, [72.4]))).toEqual(refused);
  expect(await failure(answer(checkInId, [72.4, 11]))).toEqual(refused);
  const both = await Promise.allSettled([answer(checkInId, [72.4, 7]), answer(checkInId, [80, 9])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await told(trainer)).toContain('Ana Rojas answered a check-in');
  expect((await reply(checkInId)).data.reply).toBe('Good.');
  expect(await told(client)).toContain('Kofi Mensah replied to your check-in');
  expect(await told(trainer)).not.toContain('Ana Rojas answered a check-in');
});

it('is corrected until there is a reply; what the trainer had read stays beside it', async () => {
  const { trainer, client, form, schedule, list, answer, reply, share, told } = await pair();
  await share({ training: true, body: true });
  await schedule((await form()).id);
  const [{ id, version: first } = { id: '', version: 0 }] = await list(client);
  const changed = [409, 'state_changed', undefined];
  expect(await failure(answer(id, [72.4, 7], client, first))).toEqual(changed);
  const { version: unread } = (await answer(id, [27.4, 7])).data;
  const { data: quiet } = await answer(id, [72.4, 7], client, unread);
  expect(quiet).toMatchObject({ questions: [{ value: 72.4, earlier: [] }, { earlier: [] }] });
  const corrected = 'Ana Rojas corrected a check-in';
  const timesTold = async () => (await told(trainer)).filter((title) => title === corrected).length;
  expect(await timesTold()).toBe(0);

  // Only the effort is read: the body is closed.
  await share({ training: true });
  await list(trainer);
  await share({ training: true, body: true });
  const until = clock.now().toISOString();
  const { data: read } = await answer(id, [71.4, 8], client, quiet.version);
  expect(read.questions.map(({ earlier }) => earlier)).toEqual([[], [{ value: 7, until }]]);
  expect(await timesTold()).toBe(1);
  expect((await list(trainer))[0]).toMatchObject({ correctedAt: until, questions: read.questions });
  // Sent again with what is there already: nothing changes.
  expect((await answer(id, [71.4, 8], client, read.version)).data.version).toBe(read.version);
  // The weight stays read while the effort is corrected.
  const { version } = (await answer(id, [71.4, 9], client, read.version)).data;
  const both = await Promise.allSettled([
    answer(id, [71, 9], client, version),
    answer(id, [70, 9], client, version),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await timesTold()).toBe(3);
  const [now] = await list(trainer);
  expect(now?.questions.map(({ earlier }) => earlier.map(({ value }) => value))).toEqual([[71.4], [7, 8]]);
  await share({ training: true });
  expect((await list(trainer))[0]?.questions[0]).toMatchObject({ earlier: [], isHidden: true });

  expect(await failure(answer(id, [71, 9], trainer, now?.version))).toEqual([404, 'not_found', undefined]);
  expect(await failure(reply(id, version))).toEqual(changed);
  await reply(id, now?.version);
  expect(await failure(answer(id, [70, 9], client, now?.version))).toEqual(changed);
  expect((await list(client))[0]?.can).toMatchObject({ answer: false, removePhotos: true });
});

it('keeps what the trainer reads in the very moment of a correction', async () => {
  const { trainer, client, form, schedule, list, answer, share } = await pair();
  await share({ training: true });
  await schedule((await form()).id);
  const id = (await list(client))[0]?.id ?? '';
  let { version } = (await answer(id, [null, 1])).data;
  const shown = new Set<unknown>();
  for (const effort of [2, 3, 4, 5, 6]) {
    const [reads, { data }] = await Promise.all([list(trainer), answer(id, [null, effort], client, version)]);
    shown.add(reads[0]?.questions[1]?.value);
    ({ version } = data);
  }
  const [last] = await list(trainer);
  const known = last?.questions[1]?.earlier.map(({ value }) => value) ?? [];
  expect(new Set([...known, 6])).toEqual(new Set([...shown, 6]));
});

it('shows the trainer only what the client shares, at once, and the client who looked', async () => {
  const { trainer, client, form, schedule, list, answer, share, sharing, end, valuesFor } = await pair();
  await schedule((await form()).id);
  await answer((await list(client))[0]?.id ?? '', [72.4, 7]);
  expect(await valuesFor(trainer)).toEqual([null, null]);
  expect(await valuesFor(client)).toEqual([72.4, 7]);
  await share({ training: true, body: true });
  expect(await valuesFor(trainer)).toEqual([72.4, 7]);
  clock.advance(61_000);
  await share({ training: true });
  expect(await valuesFor(trainer)).toEqual([null, 7]);
  expect(
    (await sharing(client)).map(({ area, since, looks }) => [area, since !== null, looks?.times]),
  ).toEqual([
    ['training', true, 2],
    ['nutrition', false, 0],
    ['body', false, 1],
  ]);
  expect((await sharing(trainer)).map(({ looks }) => looks)).toEqual([null, null, null]);
  expect(await failure(share({ body: true }, trainer))).toEqual([404, 'not_found', undefined]);
  await end();
  expect(await failure(list(trainer))).toEqual([404, 'not_found', undefined]);
  expect(await failure(sharing(trainer))).toEqual([404, 'not_found', undefined]);
  expect(await valuesFor(client)).toEqual([72.4, 7]);
});

it('is sent again on schedule in place of one without answers, and reminded of once', async () => {
  const { client, form, schedule, list, answer, told, toldOfCheckIns } = await pair();
  await schedule((await form()).id);
  clock.advance(3 * day);
  await sendDueCheckIns(parts);
  await sendDueCheckIns(parts);
  const missing = 'Your check-in with Kofi Mensah has no answers yet';
  expect((await told(client)).filter((title) => title === missing)).toHaveLength(1);
  clock.advance(5 * day);
  const [ignored] = await list(client);
  await Promise.all([sendDueCheckIns(parts), sendDueCheckIns(parts)]);
  expect((await list(client)).map(({ id }) => id === ignored?.id)).toEqual([false]);
  expect(await toldOfCheckIns(client)).toEqual(['Kofi Mensah sent you a check-in']);
  await answer((await list(client))[0]?.id ?? '', [72, 7]);
  clock.advance(7 * day);
  await Promise.all([sendDueCheckIns(parts), sendDueCheckIns(parts)]);
  expect((await list(client)).map(({ answeredAt }) => answeredAt !== null)).toEqual([false, true]);
});

it('is replaced by another form, withdrawn by its trainer until it has answers, and not answered with nothing', async () => {
  const { trainer, client, params, form, schedule, list, answer, toldOfCheckIns } = await pair();
  const withdraw = (checkInId: string, as = trainer) =>
    call(endpoints.withdrawCheckIn, { params: { ...params, checkInId } }, { as });
  const { id: formId } = await form();
  await schedule(formId);
  const [first] = await list(client);
  await schedule(formId);
  expect((await list(client)).map(({ id }) => id)).toEqual([first?.id]);
  const body = { name: 'Short', questions: questions.slice(0, 1) };
  const made = await call(
    endpoints.createCheckInForm,
    { body },
    { as: trainer, idempotencyKey: crypto.randomUUID() },
  );
  await schedule(made.data.id);
  const [second] = await list(client);
  expect([second?.formName, (await list(client)).length]).toEqual(['Short', 1]);
  expect(await toldOfCheckIns(client)).toEqual(['Kofi Mensah sent you a check-in']);
  const id = second?.id ?? '';
  expect((await failure(answer(id, [null])))[1]).toBe('answers_empty');
  expect((await failure(withdraw(id, client)))[0]).toBe(404);
  const outsider = await pair();
  expect((await failure(withdraw(id, outsider.trainer)))[0]).toBe(404);
  await withdraw(id);
  expect(await list(client)).toEqual([]);
  expect(await toldOfCheckIns(client)).toEqual([]);
  expect((await failure(withdraw(id)))[0]).toBe(404);
  await schedule(formId);
  const [third] = await list(client);
  await answer(third?.id ?? '', [72, null]);
  expect((await failure(withdraw(third?.id ?? '')))[0]).toBe(404);
});

it('is of no other trainer: neither form nor client', async () => {
  const { form, schedule, list, answer, reply } = await pair();
  const other = await pair();
  const { id, version } = await form();
  const notFound = [404, 'not_found', undefined];
  expect(await failure(other.schedule(id))).toEqual(notFound);
  expect(await failure(schedule(id, other.trainer))).toEqual(notFound);
  const change = (as: string, name: string) =>
    call(endpoints.changeCheckInForm, { params: { formId: id }, body: { version, name } }, { as });
  const remove = (as: string) => call(endpoints.deleteCheckInForm, { params: { formId: id } }, { as });
  expect(await failure(change(other.trainer, 'Mine'))).toEqual(notFound);
  expect(await failure(remove(other.trainer))).toEqual(notFound);
  await schedule(id);
  expect(await failure(list(other.trainer))).toEqual(notFound);
  expect(await failure(answer('nonsense', [72, 7]))).toEqual(notFound);
  expect(await failure(reply('nonsense'))).toEqual(notFound);
});

it('keeps its questions when the form changes or goes', async () => {
  const { trainer, client, params, form, schedule, list } = await pair();
  const { id: formId, version } = await form();
  await schedule(formId);
  const body = { version, questions: [{ label: 'Sleep', kind: 'sleep' as const, area: 'body' as const }] };
  await call(endpoints.changeCheckInForm, { params: { formId }, body }, { as: trainer });
  expect(
    await failure(call(endpoints.changeCheckInForm, { params: { formId }, body }, { as: trainer })),
  ).toEqual([409, 'state_changed', undefined]);
  await call(endpoints.deleteCheckInForm, { params: { formId } }, { as: trainer });
  expect((await call(endpoints.getSchedule, { params }, { as: trainer })).data).toBeNull();
  expect((await list(client))[0]?.questions.map(({ label }) => label)).toEqual(['Weight', 'Effort']);
});

it('puts first the clients whose check-in is missing, then those who wait for a reply', async () => {
  const quiet = await pair(undefined, 'Ada Quiet');
  const missing = await pair(quiet.given, 'Zoe Missing');
  const waiting = await pair(quiet.given, 'Yara Waiting');
  const { id: formId } = await missing.form();
  await missing.schedule(formId);
  await waiting.schedule(formId);
  await waiting.answer((await waiting.list(waiting.client))[0]?.id ?? '', [60, 5]);
  clock.advance(3 * day);
  const names = async (query: object = {}) =>
    (await call(getTrainerDashboard, { query }, { as: quiet.trainer })).data.clients.map(
      ({ other, needs }) => [other.name, needs],
    );
  expect(await names()).toEqual([
    ['Zoe Missing', 'check_in'],
    ['Yara Waiting', 'reply'],
    ['Ada Quiet', null],
  ]);
});
