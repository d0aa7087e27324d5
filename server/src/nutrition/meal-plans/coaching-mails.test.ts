import { setClientTargets, setMealPlan } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import {
  changeClientSchedule,
  getClientEnrollment,
  setClientMax,
} from '@chalkline/contract/training/client-training.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { declared } from '../../manifests.ts';
import { sendMails } from '../../notifications/mails/mails.send.service.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { publishedProgram, smallTree } from '../../programs/programs/programs.factory.ts';
import { enrollment } from '../../training/enrollments/enrollments.factory.ts';
import { trainingLog, trainingSet } from '../../training/logs/logs.factory.ts';
import { plainPlan } from './meal-plans.factory.ts';

const { parts, call, clock, mailbox } = await testApp();
// A Monday.
clock.set('2026-11-23T09:00:00Z');

const none = { protein: null, carbohydrate: null, fat: null, fiber: null, milliliters: null };

/** What a trainer changes for a client, and the button of the mail about it. */
async function world() {
  const trainer = await person(parts, { accountType: 'trainer' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  await setSharing(parts, made.client, made.id, { training: true, nutrition: true, body: false });
  const as = await signedIn(parts, trainer);
  const params = { coachingId: made.id };
  const key = () => ({ as, idempotencyKey: crypto.randomUUID() });
  const button = async () => {
    clock.advance(11 * minute);
    await sendMails(parts, declared.notificationSubjects);
    const { action } = mailbox.lastTo(client.email);
    return [action?.label, action?.url.replace(/^.*\/competition/, '')];
  };
  return { trainer, client, as, params, key, button };
}

it('names the targets and leads to them, on the first day they apply', async () => {
  const { params, key, button } = await world();
  const body = { startsOn: '2026-11-23', weekdays: [1, 2], ...none, kcal: 2350, note: '' };
  await call(setClientTargets, { params, body }, key());
  expect(await button()).toEqual(['View targets', '/track-diet?show=targets']);
  await call(setClientTargets, { params, body: { ...body, startsOn: '2026-11-25' } }, key());
  expect(await button()).toEqual(['View targets', '/track-diet?day=2026-11-30&show=targets']);
});

it('names the meal plan and leads to its first day', async () => {
  const { params, key, button } = await world();
  await call(setMealPlan, { params, body: { ...plainPlan, weekdays: [3] } }, key());
  expect(await button()).toEqual(['View meal plan', '/track-diet?day=2026-11-25']);
});

it('names the schedule and leads to the program', async () => {
  const { trainer, client, as, params, button } = await world();
  const program = await publishedProgram(parts, asViewer(trainer), { tree: smallTree(1, 1) });
  const { row } = await enrollment(parts, asViewer(client), { programId: program.id, weekdays: [3] });
  const at = { ...params, enrollmentId: row.id };
  const { version, schedule } = (await call(getClientEnrollment, { params: at }, { as })).data;
  const workoutId = schedule[0]?.id ?? '';
  await call(
    changeClientSchedule,
    { params: at, body: { by: 'skip', workoutId, withRest: false, version } },
    { as },
  );
  expect(await button()).toEqual(['View schedule', '/fitness-trainer?view=program']);
});

it('names the training max and opens its exercise', async () => {
  const { client, as, params, button } = await world();
  const log = await trainingLog(parts, asViewer(client));
  await trainingSet(parts, asViewer(client), log);
  const at = { ...params, exerciseId: 'back-squat' };
  await call(setClientMax, { params: at, body: { grams: 110_000, startsOn: '2026-11-23' } }, { as });
  expect(await button()).toEqual(['View training max', '/fitness-trainer?view=records&exercise=back-squat']);
});
