import { getSharing } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { getTrainerDashboard } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { moveCoaching } from '../../coaching/coachings/coachings.service.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { publishedProgram, smallTree } from '../../programs/programs/programs.factory.ts';
import { enrollment } from '../enrollments/enrollments.factory.ts';
import { trainingLog, trainingSet } from '../logs/logs.factory.ts';

const { parts, call, clock } = await testApp();
// A Monday.
clock.set('2026-11-02T06:00:00Z');

it('puts clients first who miss workouts or note pain, while they share their training', async () => {
  const trainer = await person(parts, { accountType: 'trainer' });
  const { id: programId } = await publishedProgram(parts, asViewer(trainer), { tree: smallTree(4, 3) });
  const client = async (name: string, shares = true) => {
    const made = await person(parts, { name });
    const { id, client: viewer } = await coaching(parts, { trainer, client: made });
    await setSharing(parts, viewer, id, { training: shares, nutrition: false, body: false });
    return { made, viewer, id };
  };
  const [idle, hidden, hurt, sore] = [
    await client('Ida Idle'),
    await client('Hal Hidden', false),
    await client('Pia Pain'),
    await client('Sia Sore'),
  ];
  await client('Ada Fine');
  for (const { made } of [idle, hidden]) await enrollment(parts, asViewer(made), { programId });
  clock.advance(8 * day);
  await trainingLog(parts, asViewer(hurt.made), { note: 'Sharp pain in the left knee.' });
  const log = await trainingLog(parts, asViewer(sore.made));
  await trainingSet(parts, asViewer(sore.made), log, { note: 'Elbow hurts.' });
  const as = await signedIn(parts, trainer);
  const needs = async () =>
    (await call(getTrainerDashboard, { query: { type: 'active' } }, { as })).data.clients.map(
      ({ other, needs: why }) => [other.name, why],
    );
  expect(await needs()).toEqual([
    ['Ida Idle', 'missed'],
    ['Pia Pain', 'pain'],
    ['Sia Sore', 'pain'],
    ['Ada Fine', null],
    ['Hal Hidden', null],
  ]);
  await setSharing(parts, idle.viewer, idle.id, { training: false, nutrition: false, body: false });
  expect((await needs())[0]).toEqual(['Pia Pain', 'pain']);
});

it('lists program, adherence and last workout of clients who share training, who read that they were listed', async () => {
  const trainer = await person(parts, { accountType: 'trainer' });
  const made = await person(parts, { name: 'Uma Under' });
  const { id, client } = await coaching(parts, { trainer, client: made });
  const { id: programId } = await publishedProgram(parts, asViewer(trainer), { tree: smallTree(4, 3) });
  const { schedule } = (await enrollment(parts, asViewer(made), { programId })).row;
  const [first] = schedule;
  clock.set(`${first?.day}T06:00:00Z`);
  await trainingLog(parts, asViewer(made), { scheduledId: first?.id ?? null });
  await trainingLog(parts, asViewer(made), { endedAt: null, day: '2027-01-01' });
  clock.set(`${schedule[1]?.day}T06:00:00Z`);
  clock.advance(day);
  const as = await signedIn(parts, trainer);
  const list = async () => (await call(getTrainerDashboard, { query: {} }, { as })).data.clients[0]?.training;
  const looks = async () =>
    (
      await call(getSharing, { params: { coachingId: id } }, { as: await signedIn(parts, made) })
    ).data.areas.find(({ area }) => area === 'training')?.looks;
  expect(await list()).toBeNull();
  expect(await looks()).toEqual({ times: 0, lastAt: null, listedAt: null });
  const training = { training: true, nutrition: false, body: false };
  await setSharing(parts, client, id, training);
  expect(await list()).toEqual({
    programs: [{ name: expect.any(String), week: 1, weeks: 4, lastDay: schedule.at(-1)?.day }],
    adherence: { due: 2, done: 1 },
    before: { due: 0, done: 0 },
    lastWorkout: first?.day,
  });
  expect(await looks()).toEqual({ times: 0, lastAt: null, listedAt: clock.now().toISOString() });
  const stranger = await signedIn(parts, await person(parts, { accountType: 'trainer' }));
  expect((await call(getTrainerDashboard, { query: {} }, { as: stranger })).data.clients).toEqual([]);
  const listedAt = clock.now().toISOString();
  clock.advance(day);
  await setSharing(parts, client, id, { ...training, training: false });
  expect(await list()).toBeNull();
  expect((await looks())?.listedAt).toBe(listedAt);
  await setSharing(parts, client, id, training);
  await moveCoaching(parts, client, id, { from: 'active', to: 'ended', reason: '' });
  expect(await list()).toBeNull();
});

it('sums up how active clients train, who needs the trainer, and whose program ends', async () => {
  const trainer = await person(parts, { accountType: 'trainer' });
  const as = await signedIn(parts, trainer);
  clock.set('2026-11-02T06:00:00Z');
  const { id: programId } = await publishedProgram(parts, asViewer(trainer), { tree: smallTree(3, 1) });
  const client = async (shares: boolean) => {
    const made = await person(parts);
    const { id, client: viewer } = await coaching(parts, { trainer, client: made });
    await setSharing(parts, viewer, id, { training: shares, nutrition: false, body: false });
    const { row } = await enrollment(parts, viewer, { programId, weekdays: [1] });
    return { id, viewer, first: row.schedule[0] };
  };
  const [steady, paused] = [await client(true), await client(true)];
  await client(false);
  await moveCoaching(parts, asViewer(trainer), paused.id, { from: 'active', to: 'paused', reason: '' });
  await trainingLog(parts, steady.viewer, { scheduledId: steady.first?.id ?? null });
  const seen = async () => {
    const { figures, clients } = (await call(getTrainerDashboard, { query: { type: 'active' } }, { as }))
      .data;
    return { figures, needs: clients.map(({ needs }) => needs) };
  };
  const share = (due: number, done: number) => ({ due, done });
  const none = { checkIns: 0, oldestCheckIn: null };
  expect(await seen()).toEqual({
    figures: {
      ...none,
      adherence: share(1, 1),
      before: share(0, 0),
      week: share(1, 1),
      needing: 0,
      onTrack: 2,
      ending: 0,
    },
    needs: [null, null],
  });
  // A Tuesday: the second workout, of the day before, is missed, and the third is the last.
  clock.advance(8 * day);
  expect(await seen()).toEqual({
    figures: {
      ...none,
      adherence: share(2, 1),
      before: share(0, 0),
      week: share(1, 0),
      needing: 1,
      onTrack: 1,
      ending: 1,
    },
    needs: ['ending', null],
  });
  clock.advance(28 * day);
  expect((await seen()).figures).toMatchObject({ adherence: share(1, 0), before: share(2, 1) });
});
