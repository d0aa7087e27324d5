import { getTrainerDashboard } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { publishedProgram, smallTree } from '../../programs/programs/programs.factory.ts';
import { enrollment } from '../enrollments/enrollments.factory.ts';
import { trainingLog } from '../logs/logs.factory.ts';

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
  const [idle, hidden, hurt] = [
    await client('Ida Idle'),
    await client('Hal Hidden', false),
    await client('Pia Pain'),
  ];
  await client('Ada Fine');
  for (const { made } of [idle, hidden]) await enrollment(parts, asViewer(made), { programId });
  clock.advance(8 * day);
  await trainingLog(parts, asViewer(hurt.made), { note: 'Sharp pain in the left knee.' });
  const as = await signedIn(parts, trainer);
  const needs = async () =>
    (await call(getTrainerDashboard, { query: { type: 'active' } }, { as })).data.clients.map(
      ({ other, needs: why }) => [other.name, why],
    );
  expect(await needs()).toEqual([
    ['Ida Idle', 'missed'],
    ['Pia Pain', 'pain'],
    ['Ada Fine', null],
    ['Hal Hidden', null],
  ]);
  await setSharing(parts, idle.viewer, idle.id, { training: false, nutrition: false, body: false });
  expect((await needs())[0]).toEqual(['Pia Pain', 'pain']);
});
