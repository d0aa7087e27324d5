import { getSharing } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { getClientDiary } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { moveCoaching } from '../../coaching/coachings/coachings.service.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { diaryEntry } from '../diary/diary.factory.ts';

const { parts, call } = await testApp();

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
