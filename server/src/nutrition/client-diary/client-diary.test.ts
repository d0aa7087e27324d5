import { getSharing, listCheckIns } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import {
  getClientDay,
  getClientDiary,
  getClientWeights,
} from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { setWeight } from '@chalkline/contract/nutrition/measures.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { answerCheckIn } from '../../coaching/check-ins/check-ins.answer.service.ts';
import { setSchedule } from '../../coaching/check-ins/check-ins.service.ts';
import { createForm } from '../../coaching/check-ins/forms.service.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { moveCoaching } from '../../coaching/coachings/coachings.service.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { diaryEntry } from '../diary/diary.factory.ts';
import { mealPlan } from '../meal-plans/meal-plans.factory.ts';
import { addDrink } from '../measures/measures.service.ts';

const { parts, call, clock } = await testApp();

const day = '2026-11-23';

it('is read by the trainer while nutrition is shared, which the client can see', async () => {
  const trainer = await person(parts, { accountType: 'trainer' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  const [asTrainer, asClient] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  const outsider = await signedIn(parts, await person(parts, { accountType: 'trainer' }));
  await diaryEntry(parts, asViewer(client), { day });
  const params = { coachingId: made.id };
  const read = async (as: string) =>
    (await call(getClientDiary, { params, query: { to: day, days: 14 } }, { as })).data.diary;
  const looks = async () =>
    (await call(getSharing, { params }, { as: asClient })).data.areas.find(({ area }) => area === 'nutrition')
      ?.looks?.times;

  expect(await read(asTrainer)).toBeNull();
  expect((await read(asClient))?.days).toMatchObject([{ day, entries: 1 }]);
  expect(await failure(read(outsider))).toContain('not_found');
  const nutrition = { training: false, nutrition: true, body: false };
  await setSharing(parts, made.client, made.id, nutrition);
  expect(await looks()).toBe(0);
  // 717 kcal per 100 g of butter.
  expect((await read(asTrainer))?.days).toMatchObject([{ day, energy: { exact: '71700000000', known: 1 } }]);
  await read(asClient);
  expect(await looks()).toBe(1);

  await setSharing(parts, made.client, made.id, { ...nutrition, nutrition: false });
  expect(await read(asTrainer)).toBeNull();
  await setSharing(parts, made.client, made.id, nutrition);
  await moveCoaching(parts, made.client, made.id, { from: 'active', to: 'ended', reason: '' });
  expect(await failure(read(asTrainer))).toContain('not_found');
});

it('shows the foods of a day while nutrition is shared, without the weight and plans of others', async () => {
  const trainer = await person(parts, { accountType: 'trainer' });
  const other = await person(parts, { accountType: 'trainer', name: 'Other Trainer' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  const elsewhere = await coaching(parts, { trainer: other, client });
  const [asTrainer, asClient] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  const nutrition = { training: false, nutrition: true, body: false };
  await setSharing(parts, made.client, elsewhere.id, nutrition);
  await mealPlan(parts, elsewhere);
  await diaryEntry(parts, made.client, { day });
  await addDrink(parts, made.client, { day, milliliters: 250 });
  await call(setWeight, { params: { day }, body: { grams: 62_000 } }, { as: asClient });
  const read = async (as: string, on = day) =>
    (await call(getClientDay, { params: { coachingId: made.id, day: on } }, { as })).data.day;
  const looks = async () =>
    (await call(getSharing, { params: { coachingId: made.id } }, { as: asClient })).data.areas.map(
      (area) => area.looks?.times,
    );
  expect(await read(asTrainer)).toBeNull();
  expect(await failure(read(await signedIn(parts, other)))).toContain('not_found');
  expect(await looks()).toEqual([0, 0, 0]);
  await setSharing(parts, made.client, made.id, nutrition);
  const seen = await read(asTrainer);
  expect(seen).toMatchObject({ day, entries: [{ foodId: 'sr-173410' }], drinks: [{ milliliters: 250 }] });
  expect(Object.keys(seen ?? {}).toSorted()).toEqual(['day', 'drinks', 'entries', 'targets']);
  await read(asClient);
  expect(await looks()).toEqual([0, 1, 0]);
  expect(await read(asTrainer, '2026-11-22')).toMatchObject({ entries: [], drinks: [] });
  expect((await failure(read(asTrainer, 'nonsense')))[0]).toBe(422);
  await setSharing(parts, made.client, made.id, { ...nutrition, nutrition: false });
  expect(await read(asTrainer)).toBeNull();
  await setSharing(parts, made.client, made.id, nutrition);
  await moveCoaching(parts, made.client, made.id, { from: 'active', to: 'ended', reason: '' });
  expect(await failure(read(asTrainer))).toContain('not_found');
});

it('shows weights of diary and check-ins while the body is shared, and that the trainer looked', async () => {
  clock.set('2026-11-20T08:00:00Z');
  const trainer = await person(parts, { accountType: 'trainer' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  const [asTrainer, asClient] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  const outsider = await signedIn(parts, await person(parts, { accountType: 'trainer' }));
  const params = { coachingId: made.id };
  const form = await createForm(parts, made.trainer, {
    name: 'Weekly',
    questions: [
      { label: 'Sleep', kind: 'sleep', area: 'body' },
      { label: 'Weight', kind: 'weight', area: 'body' },
    ],
  });
  await setSchedule(parts, made.trainer, made.id, { formId: form.id, everyDays: 7 });
  const [sent] = (await call(listCheckIns, { params, query: {} }, { as: asClient })).data;
  const about = { coachingId: made.id, checkInId: sent?.id ?? '' };
  await answerCheckIn(parts, made.client, about, { answers: [8, 62.4] });
  const weigh = (on: string, grams: number) =>
    call(setWeight, { params: { day: on }, body: { grams } }, { as: asClient });
  await weigh(day, 62_100);
  await weigh('2026-08-01', 70_000);
  const read = async (as: string) =>
    (await call(getClientWeights, { params, query: { to: day, days: 90 } }, { as })).data.weights;
  const looks = async () =>
    (await call(getSharing, { params }, { as: asClient })).data.areas.find(({ area }) => area === 'body')
      ?.looks?.times;

  expect(await read(asTrainer)).toBeNull();
  expect(await failure(read(outsider))).toContain('not_found');
  const body = { training: true, nutrition: true, body: true };
  await setSharing(parts, made.client, made.id, { ...body, body: false });
  expect(await read(asTrainer)).toBeNull();
  await setSharing(parts, made.client, made.id, body);
  expect(await looks()).toBe(0);
  const both = [
    { day: '2026-11-20', grams: 62_400 },
    { day, grams: 62_100 },
  ];
  expect(await read(asTrainer)).toEqual(both);
  expect(await read(asClient)).toEqual(both);
  expect(await looks()).toBe(1);
  await weigh('2026-11-20', 62_300);
  expect((await read(asTrainer))?.[0]).toEqual({ day: '2026-11-20', grams: 62_300 });
});
