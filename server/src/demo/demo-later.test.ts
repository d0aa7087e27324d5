import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { listAnnouncements } from '@chalkline/contract/competitions/announcements.endpoints.ts';
import { boardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import * as competitions from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { getRegistration } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { listSchedule } from '@chalkline/contract/competitions/schedule.endpoints.ts';
import { getTeam } from '@chalkline/contract/competitions/teams.endpoints.ts';
import { getFeatured } from '@chalkline/contract/showcase/featured.endpoints.ts';
import { getPromo } from '@chalkline/contract/showcase/promo.endpoints.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../platform/testing/test-app.ts';
import { makeArrivingScores } from './arriving-scores.ts';
import { demoSignIns } from './demo-people.ts';
import { enterDemo } from './enter-demo.ts';
import { renewDemo } from './renew-demo.ts';

const { parts, call, clock, live, settle } = await testApp({ DEMO: 'on' });
const days = (count: number) => clock.advance(count * 86_400_000);
const today = (offset = 0) =>
  new Date(clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
let look: () => Promise<void>;

const listed = async (query: object = {}) =>
  (await call(competitions.listCompetitions, { query: { limit: 50, ...query } })).data;
const harbor = async () => (await listed({ search: 'Harbor' }))[0];

beforeAll(async () => {
  await enterDemo(parts);
  look = await makeArrivingScores(parts);
  await look();
}, 240_000);

it('leaves the demo alone while its days last', async () => {
  const before = await listed();
  clock.advance(3_600_000);
  expect(await renewDemo(parts)).toBe(false);
  expect(await listed()).toEqual(before);
});

it('is as lively forty days later: the same competition live, everything to come still to come', async () => {
  const old = await harbor();
  const count = (await listed()).length;
  days(40);
  await look();
  const now = await harbor();
  expect(now?.id).not.toBe(old?.id);
  expect(now).toMatchObject({ state: 'live', startsOn: today(-1), endsOn: today(1), entryCount: 59 });
  expect(await listed()).toHaveLength(count);
  // Two of them begin on the same day.
  expect((await listed({ status: 'live' })).map(({ name }) => name).sort()).toEqual([
    'Harbor Throwdown',
    'Northern Lights Qualifier',
    'Prairie Rope & Row',
  ]);
  const coming = await listed({ status: 'upcoming' });
  expect(coming).toHaveLength(18);
  for (const { startsOn } of coming) expect(startsOn > today()).toBe(true);
  const params = { competitionId: now?.id ?? '' };
  const schedule = (await call(listSchedule, { params })).data.map(({ day }) => day);
  expect([schedule[0], schedule.at(-1)]).toEqual([today(-1), today(1)]);
  const told = (await call(listAnnouncements, { params, query: {} })).data;
  expect(told.map(({ createdAt }) => createdAt.slice(0, 10)).sort()).toEqual([today(-2), today(-1)]);
  expect((await call(getPromo, {})).data?.link).toContain(params.competitionId);
  expect(JSON.stringify(await call(getFeatured, {}))).toContain(params.competitionId);
}, 60_000);

it('moves the early prices with the days', async () => {
  const [open] = await listed({ search: 'Rift Valley' });
  const params = { competitionId: open?.id ?? '' };
  const { divisions } = (await call(getRegistration, { params })).data;
  const [women] = divisions;
  expect(women).toMatchObject({ price: 8000, next: { price: 9500, from: `${today(6)}T22:00:00.000Z` } });
});

it('keeps the old edition at its address, final', async () => {
  const body = { email: 'organizer@demo.test', password: demoSignIns.password };
  const as = (await call(signIn, { body })).data.token;
  const mine = (await call(competitions.listMyCompetitions, { query: { limit: 50 } }, { as })).data;
  const old = mine.filter(({ name, state }) => name === 'Harbor Throwdown' && state === 'archived');
  expect(old).toHaveLength(1);
  const params = { competitionId: old[0]?.id ?? '' };
  expect((await call(getLeaderboard, { params })).data.rows).toHaveLength(20);
});

it('lets a stranger stay and watch: scores arrive on the new board', async () => {
  const params = { competitionId: (await harbor())?.id ?? '' };
  const [women] = (await call(competitions.getCompetition, { params })).data.divisions;
  const query = { divisionId: women?.id ?? '' };
  const scoresIn = async () => {
    await settle();
    const { rows } = (await call(getLeaderboard, { params, query })).data;
    return rows.flatMap(({ cells }) => cells).filter(({ main }) => main !== '').length;
  };
  const before = await scoresIn();
  live.watched.add(boardTopic(query.divisionId));
  for (let second = 0; second < 20; second += 1) {
    clock.advance(1000);
    await look();
  }
  live.watched.clear();
  expect(await scoresIn()).toBe(before + 3);
});

it('fits its states to the day it is, and spreads over months, for a year', async () => {
  for (let round = 0; round < 8; round += 1) {
    days(47);
    await renewDemo(parts);
    const dates = new Map<string, string[]>();
    for (const { state, startsOn, endsOn } of await listed()) {
      if (state === 'live') expect(startsOn <= today() && today() <= endsOn).toBe(true);
      if (state === 'published') expect(startsOn > today()).toBe(true);
      if (state === 'finished') expect(endsOn < today()).toBe(true);
      dates.set(state, [...(dates.get(state) ?? []), startsOn].sort());
    }
    const { published = [], finished = [], live = [] } = Object.fromEntries(dates);
    expect([live.length, published.length, finished.length]).toEqual([3, 18, 10]);
    const months = (some: readonly string[]) => new Set(some.map((date) => date.slice(0, 7))).size;
    expect(months(published)).toBeGreaterThanOrEqual(4);
    expect(months(finished)).toBeGreaterThanOrEqual(4);
    expect(published[0]?.localeCompare(today(10))).toBe(-1);
  }
}, 60_000);

it('renews once for many who ask at the same time', async () => {
  days(40);
  const outcomes = await Promise.all([1, 2, 3].map(() => renewDemo(parts)));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await listed({ search: 'Harbor' })).toHaveLength(1);
}, 60_000);

it('has pairs that somebody is in', async () => {
  const [lagos] = await listed({ search: 'Lagos' });
  const params = { competitionId: lagos?.id ?? '' };
  const { divisions } = (await call(competitions.getCompetition, { params })).data;
  for (const [name, from] of [
    ['Women pairs', ['Women', 'Women']],
    ['Mixed pairs', ['Women', 'Men']],
  ] as const) {
    const division = divisions.find((one) => one.name === name);
    const { data: pairs } = await call(listEntries, { params, query: { divisionId: division?.id ?? '' } });
    expect(pairs.length).toBeGreaterThan(4);
    for (const { id } of pairs) {
      const { members } = (await call(getTeam, { params: { ...params, entryId: id } })).data;
      expect(members).toHaveLength(from.length);
    }
  }
});
