import * as checkIns from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { answerScreening } from '@chalkline/contract/coaching/screening.endpoints.ts';
import type { CallFailed } from '@chalkline/contract/http/client.ts';
import type { CallInput, Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { addPushDevice } from '@chalkline/contract/notifications/push-devices.endpoints.ts';
import { setWeight } from '@chalkline/contract/nutrition/measures.endpoints.ts';
import { addQuickEntry } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { coaching } from './coaching/coachings/coachings.factory.ts';
import { setSharing } from './coaching/sharing/sharing.service.ts';
import { declared, routes } from './manifests.ts';
import { sendMails } from './notifications/mails/mails.send.service.ts';
import { subscription } from './notifications/push-devices/push-devices.factory.ts';
import { mealPlan } from './nutrition/meal-plans/meal-plans.factory.ts';
import { ownFood } from './nutrition/own-foods/own-foods.factory.ts';
import { recipe } from './nutrition/recipes/recipes.factory.ts';
import { trainerTargets } from './nutrition/trainer-targets/trainer-targets.factory.ts';
import { organization } from './organizations/organizations.factory.ts';
import { newId } from './platform/ids/new-id.ts';
import { sampleOf } from './platform/testing/sample-of.ts';
import { testApp } from './platform/testing/test-app.ts';
import { enrollment } from './training/enrollments/enrollments.factory.ts';
import { trainingLog, trainingSet } from './training/logs/logs.factory.ts';
import { upload } from './uploads/uploads.factory.ts';
import { uploadName } from './uploads/uploads.rules.ts';

/**
 * Health data of one person in every text and figure that takes some, and everyone who has no consent for it: their trainer
 * from whom it isn't shared, the administrators and colleagues of their organization, the site's, strangers and visitors. New
 * calls are covered automatically.
 */
const lines: string[] = [];
const { call, parts, clock, mailbox, push, settle } = await testApp(
  { LOG_LEVEL: 'trace' },
  { write: (line) => void lines.push(line) },
);
clock.set('2026-11-23T09:00:00Z');

/** In every text of the person's health data, and as their weight in grams. */
const mark = 'Quillfeather';
const grams = 77_321;
/** In grams, and as it is shown; ids and times that a call took may have the same digits within. */
const weight = /(?<![\w.-])(77321|77\.3(21?)?)(?!\w)/;
const saysIt = (text: string) => text.includes(mark) || weight.test(text);

const gym = await organization(parts, { name: 'Harbor Gym', identifier: 'harbor' });
const inGym = { organizationId: gym.id };
const trainerPerson = await person(parts, { name: 'Kofi Mensah', accountType: 'trainer', ...inGym });
const clientPerson = await person(parts, { name: 'Ana Rojas', ...inGym });
const made = await coaching(parts, { trainer: trainerPerson, client: clientPerson });
const client = await signedIn(parts, clientPerson);
const trainer = await signedIn(parts, trainerPerson);
const day = '2026-11-23';
const params = { coachingId: made.id };
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** Everybody without a consent. */
const others = new Map<string, string | undefined>([
  ['their trainer', trainer],
  ['another client', await signedIn(parts, await person(parts, inGym))],
  ['a stranger', await signedIn(parts, await person(parts))],
  [
    'a corporate admin',
    await signedIn(parts, await person(parts, { accountType: 'corporate_admin', ...inGym })),
  ],
  ['a receptionist', await signedIn(parts, await person(parts, { accountType: 'receptionist', ...inGym }))],
  ['an admin', await signedIn(parts, await person(parts, { accountType: 'admin' }))],
  ['a visitor', undefined],
]);

const nothing = { training: false, nutrition: false, body: false };
const ids: Record<string, string> = { ...params, day, personId: clientPerson.id, user_id: clientPerson.id };
beforeAll(async () => {
  for (const as of [client, trainer]) await call(addPushDevice, { body: subscription() }, { as });
  // What the trainer makes for the client, who then closes everything.
  const plan = await mealPlan(parts, made, { note: `${mark} for dinner` });
  const targets = await trainerTargets(parts, made, { note: `${mark} first` });
  await setSharing(parts, made.client, made.id, nothing);
  const photo = await upload(parts, made.client);
  const questions = [
    { label: 'How was it?', kind: 'text', area: 'body' },
    { label: 'Weight', kind: 'weight', area: 'body' },
    { label: 'Front', kind: 'photos', area: 'body' },
    { label: 'Legs', kind: 'text', area: 'training' },
    { label: 'Food', kind: 'text', area: 'nutrition' },
  ] as const;
  const form = await call(
    checkIns.createCheckInForm,
    { body: { name: 'Weekly', questions: [...questions] } },
    { as: trainer, ...key() },
  );
  await call(checkIns.setSchedule, { params, body: { formId: form.data.id, everyDays: 7 } }, { as: trainer });
  const [sent] = (await call(checkIns.listCheckIns, { params, query: {} }, { as: client })).data;
  const checkInId = sent?.id ?? '';
  const answers = [`${mark} hurts`, grams / 1000, [photo.id], `${mark} legs`, `${mark} soup`];
  const { version } = (
    await call(
      checkIns.answerCheckIn,
      { params: { ...params, checkInId }, body: { answers } },
      { as: client },
    )
  ).data;
  await deliver();
  await call(
    checkIns.replyToCheckIn,
    { params: { ...params, checkInId }, body: { text: 'Rest for two days.', version } },
    { as: trainer },
  );
  await call(answerScreening, { body: { concerns: [1] } }, { as: client });
  const quick = { day, meal: 'lunch', name: `${mark} stew`, kcal: 512_000 } as const;
  const unknown = { protein: null, carbohydrate: null, fat: null };
  const entry = await call(addQuickEntry, { body: { ...quick, ...unknown } }, { as: client, ...key() });
  await call(setWeight, { params: { day }, body: { grams } }, { as: client });
  const log = await trainingLog(parts, made.client, { name: `${mark} legs`, note: `Pain, ${mark}` });
  const set = await trainingSet(parts, made.client, log, { note: `${mark} pain`, grams });
  Object.assign(ids, {
    checkInId,
    formId: form.data.id,
    uploadName: uploadName(photo),
    logId: log.log.id,
    setId: set.id,
    diaryEntryId: entry.data.id,
    ownFoodId: (await ownFood(parts, made.client, { name: `${mark} bar` })).id,
    recipeId: (await recipe(parts, made.client, { name: `${mark} pie` })).id,
    enrollmentId: (await enrollment(parts, made.client)).row.id,
    mealPlanId: plan.id,
    trainerTargetsId: targets.id,
    exerciseId: 'back-squat',
  });
});

/** What is due by mail and push until tomorrow. */
async function deliver(): Promise<void> {
  clock.advance(86_400_000);
  await settle();
  await sendMails(parts, declared.notificationSubjects);
  await settle();
}

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const reads = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, contentType }) => method === 'GET' && contentType !== 'text/event-stream')
  .map((endpoint) => [endpoint.path, endpoint] as const);

/** With whatever narrows it to the client, or without where a list is read whole. */
async function seen(endpoint: Endpoint, as: string | undefined): Promise<string> {
  const { path, query } = endpoint;
  const given = {
    params: Object.fromEntries(namesIn(path).map((name) => [name, ids[name] ?? newId()])),
    ...(query && { query: query.safeParse({}).success ? {} : sampleOf(query, { ...ids, search: mark }) }),
  } as CallInput<Endpoint>;
  const answer = await call(endpoint, given, { ...(as && { as }) }).catch((failure: CallFailed) => failure);
  return answer instanceof Error ? '' : JSON.stringify(answer);
}

/** What the trainer made for the client stays theirs to read. */
const isOfTrainer = (who: string, path: string) => who === 'their trainer' && path.includes('meal-plan');

describe('health data', () => {
  it.each(reads)('%s gives none of it to who has no consent', async (path, endpoint) => {
    const asked = [...others].map(async ([who, as]) => {
      const said = saysIt(await seen(endpoint, as)) && !isOfTrainer(who, path);
      expect([who, said]).toEqual([who, false]);
    });
    await Promise.all(asked);
  });

  it('is read by its person, so that the walk proves something', async () => {
    const found: string[] = [];
    for (const [path, endpoint] of reads) if (saysIt(await seen(endpoint, client))) found.push(path);
    expect(found).toEqual(
      expect.arrayContaining([
        '/api/coachings/:coachingId/check-ins',
        '/api/training/logs',
        '/api/coachings/:coachingId/training/logs',
      ]),
    );
    expect(found.length).toBeGreaterThan(8);
  });

  it('is in no mail and in no push message', async () => {
    await deliver();
    const letters = mailbox.sent.map((letter) => JSON.stringify(letter));
    for (const said of ['answered a check-in', 'replied to your check-in'])
      expect(letters.some((letter) => letter.includes(said))).toBe(true);
    expect(push.sent.length).toBeGreaterThan(0);
    expect([...letters, ...push.sent.map(({ text }) => text)].filter(saysIt)).toEqual([]);
  });

  it('is in no line of the log, whatever its level', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(saysIt)).toEqual([]);
  });

  it('is in no address: paths have ids and days, queries only what narrows a list', () => {
    const health = /^\/api\/(nutrition|coachings|check-in|screening|training|diary)/;
    const asked = routes
      .map(({ endpoint }) => endpoint)
      .filter(({ path }) => health.test(path))
      .flatMap(({ path, query }) => [
        ...namesIn(path),
        ...Object.keys((query as unknown as { shape?: object } | undefined)?.shape ?? {}),
      ]);
    const plain =
      /(Id|^id)$|^(day|from|to|limit|cursor|side|state|search|form|until|name|mime|kind|at|days)$/;
    expect([...new Set(asked)].filter((name) => !plain.test(name))).toEqual([]);
  });
});
