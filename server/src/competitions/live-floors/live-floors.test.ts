import { listLiveFloors } from '@chalkline/contract/competitions/live-floor.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { movePublications } from '../publications/publications.service.ts';
import { scheduleItem } from '../schedule/schedule.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { floorClock } from './live-floors.rules.ts';

const { parts, call, clock, settle } = await testApp();

async function floors(limit?: number) {
  await settle();
  return call(listLiveFloors, { query: limit === undefined ? {} : { limit } });
}

const days = {
  state: 'live',
  startsOn: '2026-06-05',
  endsOn: '2026-06-07',
  zone: 'Europe/Amsterdam',
} as const;

describe('the live strip', () => {
  it('says who leads as far as results are published, and nothing of the rest', async () => {
    clock.set('2026-06-06T08:00:00.000Z');
    const made = await competition(parts, { ...days, showResults: 'when_published' });
    const ana = await entry(parts, made, { name: 'Ana' });
    const ben = await entry(parts, made, { name: 'Ben' });
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    await score(parts, made, { entryId: ben.id, typed: '9:10' });
    expect((await floors()).data[0]).toMatchObject({ leader: null, entryCount: 2 });
    const { competition: own, divisions, workouts } = made.view;
    const results = [{ divisionId: divisions[0]?.id ?? '', workoutId: workouts[0]?.id ?? '' }];
    await movePublications(parts, made.viewer, own.id, { results, from: 'draft', to: 'published' });
    const leader = { divisionName: 'Women Rx', name: 'Ben', shared: 1, total: 100 };
    expect((await floors()).data[0]?.leader).toEqual(leader);
  });

  it('says what is under way and what comes next by the venue’s clock, and when it ends', async () => {
    const made = await competition(parts, { ...days, name: 'Quay Day' });
    for (const [day, startsAt, title] of [
      ['2026-06-05', '23:00', 'Night Ferry'],
      ['2026-06-06', '09:30', 'Crane'],
      ['2026-06-06', '13:10', 'Salt & Iron'],
    ] as const) {
      await scheduleItem(parts, made, { day, startsAt, title });
    }
    const found = async () => (await floors(12)).data.find(({ name }) => name === 'Quay Day');
    expect(await found()).toMatchObject({
      underWay: { title: 'Crane', startsAt: '2026-06-06T07:30:00.000Z' },
      next: { title: 'Salt & Iron', startsAt: '2026-06-06T11:10:00.000Z' },
      endsAt: '2026-06-07T22:00:00.000Z',
    });
    clock.set('2026-06-06T23:00:00.000Z');
    expect(await found()).toMatchObject({ underWay: null, next: null });
  });

  it('knows of no draft, no private one and none that is over', async () => {
    const before = (await floors()).total;
    await competition(parts, { ...days, visibility: 'private' });
    for (const state of ['draft', 'published', 'finished'] as const)
      await competition(parts, { ...days, state });
    const { data, total } = await floors(1);
    expect([data.length, total]).toEqual([1, before]);
  });
});

it('takes the latest line that began for what is under way', () => {
  const item = (hour: string) => ({ title: hour, startsAt: `2026-06-06T${hour}:00.000Z` });
  const items = ['07:00', '09:00', '16:00'].map(item);
  expect(floorClock(items, new Date('2026-06-06T09:00:00Z'))).toEqual({
    underWay: item('09:00'),
    next: item('16:00'),
  });
  expect(floorClock(items, new Date('2026-06-06T06:00:00Z'))).toEqual({
    underWay: null,
    next: item('07:00'),
  });
  expect(floorClock([], new Date())).toEqual({ underWay: null, next: null });
});
