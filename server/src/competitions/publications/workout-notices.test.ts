import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import {
  freezeBoard,
  movePublications,
  setEmbargo,
} from '@chalkline/contract/competitions/publications.endpoints.ts';
import { changeWorkout, createWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition, crane } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';

const { parts, call, clock, settle } = await testApp();

async function field(sketch: CompetitionSketch = {}) {
  const made = await competition(parts, {
    state: 'live',
    showResults: 'when_published',
    divisions: [{ name: 'Women Rx' }, { name: 'Men Rx' }],
    ...sketch,
  });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const [women = '', men = ''] = made.view.divisions.map(({ id }) => id);
  const athlete = async (divisionId: string) => {
    const who = await person(parts);
    await claimEntry(parts, await entry(parts, made, { divisionId }), who);
    const told = async () =>
      (await call(listNotifications, { query: {} }, { as: await signedIn(parts, who) })).data
        .map(({ title, text }) => [title, text])
        .filter(([title]) => title?.includes('Breakwater') || title?.includes('The Lock'));
    return { who, told };
  };
  const ana = await athlete(women);
  const workoutId = made.view.workouts[0]?.id ?? '';
  const results = [{ divisionId: women, workoutId }];
  const move = async (from: PublicationState, to: PublicationState) =>
    call(
      movePublications,
      { params, body: { results, from, to } },
      { as: await signedIn(parts, made.owner) },
    );
  const freeze = (frozen: boolean) =>
    call(freezeBoard, { params: { ...params, divisionId: women }, body: { frozen } }, { as });
  return { made, as, params, women, men, athlete, ana, workoutId, results, move, freeze };
}

const out = ['Results of Breakwater are out', 'Women Rx in Harbor Throwdown.'];

it('tells who competes in a division once that results are published, and nothing while they are taken back', async () => {
  const { ana, athlete, men, move } = await field();
  const ben = await athlete(men);
  await move('draft', 'published');
  expect([await ana.told(), await ben.told()]).toEqual([[out], []]);
  await move('published', 'final');
  expect(await ana.told()).toEqual([out]);
  await move('final', 'withdrawn');
  expect(await ana.told()).toEqual([]);
  await move('withdrawn', 'published');
  expect(await ana.told()).toEqual([out]);
});

it('tells it once of two who publish at the same time, and at the hour that was set', async () => {
  const one = await field();
  await Promise.allSettled([one.move('draft', 'published'), one.move('draft', 'published')]);
  expect(await one.ana.told()).toEqual([out]);
  const { ana, params, as, results } = await field();
  const publishAt = new Date(clock.now().getTime() + hour).toISOString();
  await call(setEmbargo, { params, body: { results, publishAt } }, { as });
  await settle();
  expect(await ana.told()).toEqual([]);
  clock.advance(hour);
  await settle();
  expect(await ana.told()).toEqual([out]);
});

it('tells nothing of what a frozen leaderboard hides until it is unfrozen', async () => {
  const { ana, move, freeze } = await field();
  await freeze(true);
  await move('draft', 'published');
  expect(await ana.told()).toEqual([]);
  await freeze(false);
  await freeze(true);
  await freeze(false);
  expect(await ana.told()).toEqual([out]);
});

it('tells who does a workout once that it is released, at its time or by hand', async () => {
  const { as, params, ana, athlete, women, men } = await field({ state: 'published' });
  const ben = await athlete(men);
  const add = async (name: string) => {
    const releaseAt = new Date(clock.now().getTime() + hour).toISOString();
    const body = { name, scoring: crane, releaseAt, divisionIds: [women] };
    return (await call(createWorkout, { params, body }, { as })).data;
  };
  const lock = await add('The Lock');
  const second = await add('The Lock, again');
  const which = { ...params, workoutId: second.id };
  await call(changeWorkout, { params: which, body: { releaseAt: null } }, { as });
  expect(await ana.told()).toEqual([['The Lock, again is released', 'In Harbor Throwdown.']]);
  clock.advance(hour);
  await settle();
  await settle();
  expect((await ana.told()).map(([title]) => title).sort()).toEqual([
    'The Lock is released',
    'The Lock, again is released',
  ]);
  expect(await ben.told()).toEqual([]);
  expect(lock.id).not.toBe(second.id);
});
