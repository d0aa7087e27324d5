import { getSharing } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as endpoints from '@chalkline/contract/training/client-training.endpoints.ts';
import { getTraining } from '@chalkline/contract/training/training.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { moveCoaching } from '../../coaching/coachings/coachings.service.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { trainingLog, trainingSet } from '../logs/logs.factory.ts';

const { parts, call, clock } = await testApp();

it('is read by the trainer while training is shared, which the client can see', async () => {
  const trainer = await person(parts, { accountType: 'trainer' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  const [asTrainer, asClient] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  const outsider = await signedIn(parts, await person(parts, { accountType: 'trainer' }));
  const log = await trainingLog(parts, asViewer(client));
  await trainingSet(parts, asViewer(client), log, { note: 'Knee pain at the bottom.' });
  const params = { coachingId: made.id };
  const overview = async (as?: string) =>
    (await call(endpoints.getClientTraining, { params }, as ? { as } : {})).data.training;
  const logs = async (as?: string) =>
    (await call(endpoints.listClientLogs, { params, query: {} }, as ? { as } : {})).data;
  const exercise = async (as?: string) =>
    (
      await call(
        endpoints.getClientExercise,
        { params: { ...params, exerciseId: 'back-squat' } },
        as ? { as } : {},
      )
    ).data.days;
  const looks = async () =>
    (await call(getSharing, { params }, { as: asClient })).data.areas.find(({ area }) => area === 'training')
      ?.looks?.times;

  const shut = { training: false, nutrition: true, body: true };
  await setSharing(parts, made.client, made.id, shut);
  expect(await overview(asTrainer)).toBeNull();
  for (const read of [logs, exercise]) expect(await failure(read(asTrainer))).toContain('not_found');
  for (const read of [overview, logs, exercise]) {
    expect(await failure(read(outsider))).toContain('not_found');
    expect(await failure(read())).toContain('not_signed_in');
  }
  expect(await looks()).toBe(0);

  await setSharing(parts, made.client, made.id, { ...shut, training: true });
  expect(await overview(asTrainer)).toMatchObject({
    exercises: [{ name: 'Back squat', bests: { max: { grams: 100_000, reps: 5 } } }],
    days: [log.log.day],
    glance: { programs: [], adherence: { due: 0, done: 0 }, lastWorkout: log.log.day },
    pain: [{ note: 'Knee pain at the bottom.', exercise: 'Back squat' }],
  });
  expect(await logs(asTrainer)).toMatchObject([{ name: 'Legs', sets: [{ grams: 100_000 }] }]);
  expect(await exercise(asTrainer)).toMatchObject([{ volume: 500_000 }]);
  // One screen is one look.
  expect(await looks()).toBe(1);
  clock.advance(61_000);
  await logs(asTrainer);
  await overview(asClient);
  expect(await looks()).toBe(2);

  await setSharing(parts, made.client, made.id, shut);
  expect(await failure(logs(asTrainer))).toContain('not_found');
  await setSharing(parts, made.client, made.id, { ...shut, training: true });
  await moveCoaching(parts, made.client, made.id, { from: 'active', to: 'ended', reason: '' });
  for (const read of [overview, logs, exercise])
    expect(await failure(read(asTrainer))).toContain('not_found');
});

it('has training maxes set by the trainer, of which the client gets a notification and which they can change', async () => {
  const trainer = await person(parts, { accountType: 'trainer', name: 'Kofi Mensah' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  const [asTrainer, asClient] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  const log = await trainingLog(parts, asViewer(client));
  await trainingSet(parts, asViewer(client), log);
  const startsOn = clock.now().toISOString().slice(0, 10);
  const set = (as: string, exerciseId = 'back-squat') => {
    const params = { coachingId: made.id, exerciseId };
    return call(endpoints.setClientMax, { params, body: { grams: 110_000, startsOn } }, { as });
  };
  const refused = async (asked: Promise<unknown>) => (await failure(asked))[1];
  expect(await refused(set(asTrainer))).toBe('not_found');
  await setSharing(parts, made.client, made.id, { training: true, nutrition: false, body: false });
  expect(await refused(set(asClient))).toBe('not_found');
  expect(await refused(set(await signedIn(parts, await person(parts))))).toBe('not_found');
  expect(await refused(set(asTrainer, 'never-done'))).toBe('not_found');
  expect((await set(asTrainer)).data).toEqual({ exerciseId: 'back-squat', grams: 110_000, startsOn });
  const { maxes } = (await call(getTraining, {}, { as: asClient })).data;
  expect(maxes).toEqual([{ exerciseId: 'back-squat', grams: 110_000, startsOn }]);
  const news = (await call(listNotifications, { query: {} }, { as: asClient })).data;
  expect(news[0]?.title).toBe('Kofi Mensah set your training max: Back squat');
});
