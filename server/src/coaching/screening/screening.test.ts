import { getSharing } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { askForCoaching, moveCoaching } from '@chalkline/contract/coaching/coachings.endpoints.ts';
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
import { moveCoaching as moveAs } from '../coachings/coachings.service.ts';
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
  await moveAs(parts, made.client, made.id, { from: 'active', to: 'ended', reason: '' });
  expect(await failure(read())).toContain('not_found');
});

it('a trainer reads them in a request that shares them, until it is answered', async () => {
  const trainer = await person(parts, { accountType: 'trainer' });
  const client = await person(parts);
  const [asTrainer, as] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  await call(answerScreening, { body: { concerns: [5] } }, { as });
  const ask = async (sharesScreening: boolean) => {
    const body = { trainerId: trainer.id, message: 'One pull-up.', sharesScreening };
    const keyed = { as, idempotencyKey: crypto.randomUUID() };
    return (await call(askForCoaching, { body }, keyed)).data.id;
  };
  const read = async (coachingId: string) =>
    (await call(getClientScreening, { params: { coachingId } }, { as: asTrainer })).data;
  const move = (coachingId: string, to: 'active' | 'refused') => {
    const body = { from: 'asked' as const, to, reason: 'Full' };
    return call(moveCoaching, { params: { coachingId }, body }, { as: asTrainer });
  };
  const hidden = await ask(false);
  expect(await failure(read(hidden))).toContain('not_found');
  await move(hidden, 'refused');
  const refused = await ask(true);
  expect(await read(refused)).toMatchObject({ isShared: true, screening: { concerns: [5] } });
  await move(refused, 'refused');
  expect(await failure(read(refused))).toContain('not_found');
  const accepted = await ask(true);
  await move(accepted, 'active');
  expect(await read(accepted)).toEqual({ isShared: false, screening: null });
});
