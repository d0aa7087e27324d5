import { boardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import { getCompetition, listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { beforeAll, expect, it } from 'vitest';
import { findPersonByEmail } from '../accounts/people/people.repository.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { movePublications } from '../competitions/publications/publications.service.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { makeArrivingScores, startArrivingScores } from './arriving-scores.ts';
import { enterDemo } from './enter-demo.ts';

const { parts, call, clock, live, settle } = await testApp({ DEMO: 'on' });
const params = { competitionId: '' };
let womenId = '';
let menId = '';
let look: () => Promise<void>;

beforeAll(async () => {
  await enterDemo(parts);
  const { data } = await call(listCompetitions, { query: { search: 'Harbor' } });
  params.competitionId = data[0]?.id ?? '';
  const { divisions } = (await call(getCompetition, { params })).data;
  [womenId, menId] = [divisions[0]?.id ?? '', divisions[1]?.id ?? ''];
  look = await makeArrivingScores(parts);
}, 240_000);

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
  const { workouts } = (await call(getCompetition, { params })).data;
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
