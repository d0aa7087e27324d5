import { getSharing } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import {
  answerScreening,
  getClientScreening,
  getScreening,
} from '@chalkline/contract/coaching/screening.endpoints.ts';
import { concerns as all } from '@chalkline/contract/coaching/screening.schema.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { coaching } from '../coachings/coachings.factory.ts';
import { moveCoaching } from '../coachings/coachings.service.ts';
import { setSharing } from '../sharing/sharing.service.ts';

const { parts, call, clock } = await testApp();

it('answers are kept once for each person, and the latest count', async () => {
  const as = await signedIn(parts, await person(parts));
  const other = await signedIn(parts, await person(parts));
  const read = async (who = as) => (await call(getScreening, {}, { as: who })).data.screening;
  const answer = (concerns: number[] | null) => call(answerScreening, { body: { concerns } }, { as });
  expect(await read()).toBe(null);
  expect(await failure(answer([all.length]))).toContain(422);
  await Promise.all([answer([5, 0, 5]), answer([5, 0, 5])]);
  expect(await read()).toMatchObject({ concerns: [0, 5] });
  clock.advance(1000);
  await answer(null);
  expect(await read()).toMatchObject({ concerns: null });
  await answer([]);
  expect(await read()).toMatchObject({ concerns: [] });
  expect(await read(other)).toBe(null);
});

it('a trainer reads them while body is shared, which the client can see', async () => {
  const trainer = await person(parts, { accountType: 'trainer' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  const [asTrainer, as] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  const params = { coachingId: made.id };
  const read = async (who = asTrainer) => (await call(getClientScreening, { params }, { as: who })).data;
  const share = (body: boolean) =>
    setSharing(parts, made.client, made.id, { training: true, nutrition: true, body });
  await call(answerScreening, { body: { concerns: [1] } }, { as });
  expect(await read()).toEqual({ isShared: false, screening: null });
  await share(true);
  expect(await read()).toMatchObject({ isShared: true, screening: { concerns: [1] } });
  const { areas } = (await call(getSharing, { params }, { as })).data;
  expect(areas.find(({ area }) => area === 'body')?.looks?.times).toBe(1);
  const outsider = await signedIn(parts, await person(parts, { accountType: 'trainer' }));
  expect(await failure(read(outsider))).toContain('not_found');
  await share(false);
  expect(await read()).toEqual({ isShared: false, screening: null });
  await share(true);
  await moveCoaching(parts, made.client, made.id, { from: 'active', to: 'ended', reason: '' });
  expect(await failure(read())).toContain('not_found');
});
