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
import { beforeAll, describe, expect, it } from 'vitest';
import { findPersonByEmail } from '../accounts/people/people.repository.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { movePublications } from '../competitions/publications/publications.service.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { makeArrivingScores, startArrivingScores } from './arriving-scores.ts';
import { demoSignIns } from './demo-people.ts';
import { enterDemo } from './enter-demo.ts';
import { renewDemo } from './renew-demo.ts';

const { parts, call, clock, live, settle } = await testApp({ DEMO: 'on' });
let look: () => Promise<void>;

beforeAll(async () => {
  await enterDemo(parts);
  look = await makeArrivingScores(parts);
}, 240_000);

describe('on its first day', () => {
  const params = { competitionId: '' };
  let womenId = '';
  let menId = '';

  beforeAll(async () => {
    const { data } = await call(competitions.listCompetitions, { query: { search: 'Harbor' } });
    params.competitionId = data[0]?.id ?? '';
    const { divisions } = (await call(competitions.getCompetition, { params })).data;
    [womenId, menId] = [divisions[0]?.id ?? '', divisions[1]?.id ?? ''];
  });

  /** Scores on the board of the women, or of others, workout by workout. */
  async function scoresIn(divisionId = womenId): Promise<number[]> {
    await settle();
    const { data } = await call(getLeaderboard, { params, query: { divisionId } });
    return [0, 1, 2, 3, 4].map((at) => data.rows.filter(({ cells }) => cells[at]?.main !== '').length);
  }

  /** Looks once a second, for so long. */
  async function seconds(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      clock.advance(1000);
      await look();
    }
  }

  it('waits while nobody watches', async () => {
    await seconds(30);
    expect(await scoresIn()).toEqual([20, 20, 19, 19, 0]);
    expect(await scoresIn(menId)).toEqual([20, 20, 20, 0, 0]);
  });

  it('brings the scores one by one while somebody does', async () => {
    live.watched.add(boardTopic(womenId));
    await seconds(2);
    expect(await scoresIn()).toEqual([20, 20, 19, 19, 0]);
    await seconds(2);
    expect(await scoresIn()).toEqual([20, 20, 19, 19, 1]);
    await seconds(14);
    expect(await scoresIn()).toEqual([20, 20, 19, 19, 3]);
  });

  it('rests when everybody has gone, and when all are in', async () => {
    live.watched.clear();
    await seconds(100);
    expect(await scoresIn()).toEqual([20, 20, 19, 19, 3]);
    live.watched.add(boardTopic(womenId));
    await seconds(80);
    // Their second heat is still to start.
    expect(await scoresIn()).toEqual([20, 20, 19, 19, 9]);
    live.watched.clear();
    clock.advance(30 * 60_000);
    live.watched.add(boardTopic(womenId));
    await seconds(100);
    expect(await scoresIn()).toEqual([20, 20, 19, 19, 19]);
    await seconds(50);
    expect(await scoresIn()).toEqual([20, 20, 19, 19, 19]);
  });

  it('ends the workout under way before the next begins', async () => {
    live.watched.add(boardTopic(menId));
    await seconds(20);
    expect(await scoresIn(menId)).toEqual([20, 20, 20, 3, 0]);
    live.watched.delete(boardTopic(menId));
  });

  it('takes the last workout back once everybody has gone for a minute, and lets it be done again', async () => {
    live.watched.clear();
    await seconds(58);
    expect((await scoresIn())[4]).toBe(19);
    await seconds(4);
    expect(await scoresIn()).toEqual([20, 20, 19, 19, 0]);
    live.watched.add(boardTopic(womenId));
    await seconds(5);
    expect((await scoresIn())[4]).toBe(1);
  });

  it('leaves a workout alone that the organizer has made final', async () => {
    const person = await findPersonByEmail(parts.database.sql, 'organizer@demo.test');
    if (!person) throw new Error('The demo has no organizer.');
    const organizer = asViewer(person);
    const { workouts } = (await call(competitions.getCompetition, { params })).data;
    const results = [{ divisionId: womenId, workoutId: workouts[4]?.id ?? '' }];
    const before = (await scoresIn())[4];
    await movePublications(parts, organizer, params.competitionId, {
      results,
      from: 'published',
      to: 'final',
    });
    await seconds(30);
    expect((await scoresIn())[4]).toBe(before);
    live.watched.clear();
    await seconds(100);
    expect((await scoresIn())[4]).toBe(before);
  });

  it('ends cleanly', async () => {
    const arriving = await startArrivingScores(parts);
    await arriving.stop();
  });
});

describe('later', () => {
  const days = (count: number) => clock.advance(count * 86_400_000);
  const today = (offset = 0) =>
    new Date(clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const listed = async (query: object = {}) =>
    (await call(competitions.listCompetitions, { query: { limit: 50, ...query } })).data;
  const harbor = async () => (await listed({ search: 'Harbor' }))[0];

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
});
