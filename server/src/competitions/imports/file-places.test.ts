import { importScores } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';

const { parts, call, settle } = await testApp();

async function desk() {
  const made = await competition(parts, { state: 'live' });
  for (const [index, name] of ['Signe Halvorsen', 'Amara Okonkwo', 'Ines Carvalho'].entries()) {
    await entry(parts, made, { name, bib: 15 + index });
  }
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const send = async (csv: string, body: object) =>
    (await call(importScores, { params, body: { csv, ...body } }, { as })).data;
  return { send, params };
}

const file = (second: number) => `Rank,Name,Breakwater,Breakwater rank,Crane,Crane rank
1,Signe Halvorsen,9:41.28,1,110,1
${second},Amara Okonkwo,9:58.03,2,100,3
2,Ines Carvalho,CAP+12,3,105,2
`;

it('tells before an import whether the places of the file come out of its scores', async () => {
  const { send, params } = await desk();
  const { places, imported } = await send(file(2), { dryRun: true });
  expect(imported).toBe(false);
  expect(places).toEqual({ compared: 9, agreeing: 9, differences: [] });
  await send(file(2), {});
  await settle();
  const { rows } = (await call(getLeaderboard, { params })).data;
  expect(rows.map(({ name, place }) => [name, place])).toEqual([
    ['Signe Halvorsen', 1],
    ['Amara Okonkwo', 2],
    ['Ines Carvalho', 2],
  ]);
});

it('names each place that does not, of a workout and overall', async () => {
  const { send } = await desk();
  const { places } = await send(file(3).replace('110,1', '110,2'), { dryRun: true });
  expect(places).toEqual({
    compared: 9,
    agreeing: 7,
    differences: [
      { row: 2, column: 'Crane rank', name: 'Signe Halvorsen', bib: 15, given: 2, made: 1 },
      { row: 3, column: 'Rank', name: 'Amara Okonkwo', bib: 16, given: 3, made: 2 },
    ],
  });
});

it('compares nothing where the file gives no place, or cannot go in', async () => {
  const { send } = await desk();
  expect((await send('name,Crane\nInes Carvalho,100\n', { dryRun: true })).places).toBeNull();
  expect((await send('rank,name,Crane\n1,Nobody Known,100\n', { dryRun: true })).places).toBeNull();
});
