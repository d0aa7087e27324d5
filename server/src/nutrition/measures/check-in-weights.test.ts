import { listConsents, withdrawConsent } from '@chalkline/contract/accounts/consents.endpoints.ts';
import * as checkIns from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as measures from '@chalkline/contract/nutrition/measures.endpoints.ts';
import { getDiaryDay } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { setSchedule } from '../../coaching/check-ins/check-ins.service.ts';
import { createForm } from '../../coaching/check-ins/forms.service.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();
const day = '2026-11-23';
clock.set('2026-11-24T02:00:00Z');

/** A trainer whose client was sent a form that asks for the weight of the day and another one. */
async function sent(clientPerson?: Awaited<ReturnType<typeof person>>) {
  const trainer = await person(parts, { accountType: 'trainer' });
  const client = clientPerson ?? (await person(parts, { name: 'Ana Rojas' }));
  const made = await coaching(parts, { trainer, client });
  const [asTrainer, asClient] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  const form = await createForm(parts, made.trainer, {
    name: 'Weekly',
    questions: [
      { label: 'Hours', kind: 'sleep', area: 'body' },
      { label: 'Weight', kind: 'weight', area: 'body' },
      { label: 'A weight I like', kind: 'weight', area: 'body' },
    ],
  });
  await setSchedule(parts, made.trainer, made.id, { formId: form.id, everyDays: 7 });
  await setSharing(parts, made.client, made.id, { training: false, nutrition: false, body: true });
  const params = { coachingId: made.id };
  const read = async (as: string, query = {}) =>
    (await call(checkIns.listCheckIns, { params, query }, { as })).data[0];
  const checkInId = (await read(asClient))?.id ?? '';
  const answer = (weight: number | null, version?: number) =>
    call(
      checkIns.answerCheckIn,
      {
        params: { ...params, checkInId },
        body: { answers: [8, weight, 60], day, ...(version && { version }) },
      },
      { as: asClient },
    );
  const values = async (as: string) => (await read(as))?.questions.map(({ value }) => value);
  const inDiary = async () => (await call(getDiaryDay, { params: { day } }, { as: asClient })).data.grams;
  const weigh = (grams: number) =>
    call(measures.setWeight, { params: { day }, body: { grams } }, { as: asClient });
  const told = async () =>
    (await call(listNotifications, { query: {} }, { as: asTrainer })).data.map(({ title }) => title);
  return { client, asTrainer, asClient, read, answer, values, inDiary, weigh, told };
}

it('keeps the weight of a check-in as that of the client’s own day: a correction of one is one of both', async () => {
  const { asTrainer, asClient, read, answer, values, inDiary, weigh, told } = await sent();
  const { version } = (await answer(72.4)).data;
  expect(await inDiary()).toBe(72_400);
  clock.advance(1000);
  const { version: corrected } = (await answer(71.4, version)).data;
  expect(await inDiary()).toBe(71_400);
  // Only the first question about a weight is about the body’s of the day.
  expect(await values(asClient)).toEqual([8, 71.4, 60]);
  expect(await values(asTrainer)).toEqual([8, 71.4, 60]);

  clock.advance(1000);
  await weigh(71_200);
  const until = clock.now().toISOString();
  expect(await told()).toContain('Ana Rojas corrected a check-in');
  const seen = await read(asTrainer);
  expect(seen?.version).toBe(corrected + 1);
  expect(seen?.questions[1]).toMatchObject({ value: 71.2, earlier: [{ value: 71.4, until }] });
  // One that was typed earlier on another device changes neither.
  await call(
    measures.setWeight,
    { params: { day }, body: { grams: 90_000, at: '2026-11-23T12:00:00.000Z' } },
    { as: asClient },
  );
  expect(await values(asTrainer)).toEqual([8, 71.2, 60]);
  expect((await read(asTrainer))?.version).toBe(corrected + 1);

  clock.advance(1000);
  await call(measures.removeWeight, { params: { day }, query: {} }, { as: asClient });
  expect(await values(asTrainer)).toEqual([8, null, 60]);
  const { version: last } = (await answer(71, (await read(asClient))?.version)).data;
  expect(await inDiary()).toBe(71_000);
  await answer(null, last);
  expect(await inDiary()).toBeNull();
});

it('has the weight of the day already, and one day has one weight for two trainers', async () => {
  const one = await sent();
  await one.weigh(70_050);
  expect((await one.read(one.asClient, { day }))?.questions[1]?.value).toBe(70.05);
  expect((await one.read(one.asTrainer, { day }))?.questions[1]?.value).toBeNull();
  await one.answer(70.05);
  await one.read(one.asTrainer);
  const other = await sent(one.client);
  await other.answer(69);
  const earlier = [{ value: 70.05, until: clock.now().toISOString() }];
  expect((await one.read(one.asTrainer))?.questions[1]).toMatchObject({ value: 69, earlier });
  const version = (await one.read(one.asClient))?.version;
  const both = [one.answer(68, version), other.weigh(67_000), other.weigh(66_000)];
  await Promise.allSettled(both);
  expect(await one.values(one.asTrainer)).toEqual(await other.values(other.asTrainer));
  expect((await one.values(one.asTrainer))?.[1]).toBe(((await one.inDiary()) ?? 0) / 1000);
});

it('needs the consent to keep a weight, and leaves none when it is withdrawn', async () => {
  const { asTrainer, asClient, read, answer, values } = await sent();
  const withdraw = () => call(withdrawConsent, { params: { purpose: 'body' } }, { as: asClient });
  const { version } = (await answer(72.4)).data;
  await read(asTrainer);
  await answer(71, version);
  expect((await read(asTrainer))?.questions[1]).toMatchObject({ value: 71, earlier: [{ value: 72.4 }] });
  await withdraw();
  expect((await read(asTrainer))?.questions[1]).toMatchObject({ value: null, earlier: [] });
  expect(await values(asClient)).toEqual([8, null, 60]);
  expect(await failure(answer(70, version + 1))).toContain('body_consent_needed');
  const { data } = await call(listConsents, {}, { as: asClient });
  expect(data.find(({ purpose }) => purpose === 'check_in')?.givenAt).not.toBeNull();
});
