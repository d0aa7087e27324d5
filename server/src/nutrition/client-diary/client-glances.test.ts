import { getSharing } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { getTrainerDashboard } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { diaryEntry } from '../diary/diary.factory.ts';
import { setWeight } from '../measures/measures.service.ts';

const { parts, call, clock } = await testApp();
clock.set('2026-11-27T09:00:00Z');

it('lists weight and food diary of clients who share them, who read that they were listed', async () => {
  const trainer = await person(parts, { accountType: 'trainer' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  await coaching(parts, { trainer, client: await person(parts) });
  const [as, asClient] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  for (const [day, grams] of [
    ['2026-09-01', 70_000],
    ['2026-10-10', 64_200],
    ['2026-11-26', 62_800],
  ] as const)
    await setWeight(parts, made.client, day, { grams });
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-27', '2026-11-27'])
    await diaryEntry(parts, made.client, { day });
  const list = async () => {
    const { clients } = (await call(getTrainerDashboard, { query: {} }, { as })).data;
    return clients.map(({ id, weight, diaryDays }) => [id === made.id, weight, diaryDays]).toSorted();
  };
  const listed = async () =>
    (await call(getSharing, { params: { coachingId: made.id } }, { as: asClient })).data.areas
      .filter(({ looks }) => looks?.listedAt)
      .map(({ area }) => area);
  const none = [false, null, null];
  expect(await list()).toEqual([none, [true, null, null]]);
  expect(await listed()).toEqual([]);
  await setSharing(parts, made.client, made.id, { training: false, nutrition: true, body: true });
  expect(await list()).toEqual([none, [true, { grams: 62_800, change: -1400, series: [64_200, 62_800] }, 2]]);
  expect(await listed()).toEqual(['nutrition', 'body']);
  await setSharing(parts, made.client, made.id, { training: false, nutrition: false, body: false });
  expect(await list()).toEqual([none, [true, null, null]]);
});
