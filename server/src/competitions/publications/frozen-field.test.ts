import { changeDivision, createDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { changeEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import {
  findOnBoard,
  getLeaderboard,
  listBoardFilters,
} from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { freezeBoard, listFrozenBoards } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { cutFloor, names } from '../cut-plans/testing/cut-floor.ts';
import { entry } from '../entries/entries.factory.ts';

const app = await testApp();
const { parts, call, clock, settle } = app;

/** Six before a cut of half of the planned field, their board frozen. */
async function frozenFloor() {
  const floor = await cutFloor(app);
  const { as, params, cutOf, record } = floor;
  const change = (body: object) => call(changeDivision, { params, body }, { as });
  await change({ plannedField: 8, cuts: [cutOf({ rule: { by: 'percent', percent: 50, of: 'planned' } })] });
  await record(0);
  const freeze = (frozen: boolean) => call(freezeBoard, { params, body: { frozen } }, { as });
  const places = async (view: 'public' | 'inside' = 'public') => {
    await settle();
    const query = { divisionId: params.divisionId, view };
    return (await call(getLeaderboard, { params, query }, { as })).data.cut?.places;
  };
  const rules = async () => (await call(listFrozenBoards, { params }, { as })).data[0]?.rules;
  return { ...floor, change, freeze, places, rules };
}

it('a frozen board takes its share of the field that was planned then', async () => {
  const { change, freeze, places, rules, cutOf } = await frozenFloor();
  await freeze(true);
  clock.advance(1000);
  expect([await places(), await rules()]).toEqual([4, []]);
  await change({ plannedField: 4 });
  expect([await places(), await places('inside'), await rules()]).toEqual([4, 2, ['cuts']]);
  await freeze(false);
  expect(await places()).toBe(2);
  // Where no cut takes a share of it, it is no rule of the board.
  await change({ cuts: [cutOf()] });
  await freeze(true);
  await change({ plannedField: 9 });
  expect(await rules()).toEqual([]);
});

it('the filters of a frozen leaderboard count its entries, even if some joined or left since', async () => {
  const { as, params, made, idOf, freeze } = await frozenFloor();
  const { competitionId, divisionId } = params;
  const change = (name: string, body: object) =>
    call(changeEntry, { params: { competitionId, entryId: idOf(name) }, body }, { as });
  const born = { country: 'NOR', affiliate: 'North', birthDate: '1990-01-01' };
  for (const name of names) await change(name, born);
  const other = await call(createDivision, { params: { competitionId }, body: { name: 'Other' } }, { as });
  await freeze(true);
  clock.advance(1000);
  await change('Ana', { divisionId: other.data.id });
  await entry(parts, made, { name: 'Gus', ...born });
  await entry(parts, made, { name: 'Hal', country: 'ISL', birthDate: '1950-01-01' });
  await change('Ben', { divisionId: other.data.id });
  await change('Ben', { divisionId });
  await settle();
  const filters = async (view: 'public' | 'inside') => {
    const { data } = await call(listBoardFilters, { params, query: { divisionId, view } }, { as });
    return [data.countries, data.affiliates, data.ageGroups];
  };
  const [norway, north, thirties] = [
    [{ value: 'NOR', athletes: 6 }],
    [{ value: 'North', athletes: 6 }],
    [{ value: '35', athletes: 6 }],
  ];
  expect(await filters('public')).toEqual([norway, north, thirties]);
  const asked = { divisionId, ageGroup: '35' };
  const { total } = await call(findOnBoard, { params, query: asked });
  expect(total).toBe(6);
  // Five of the six, and Gus and Hal.
  expect(await filters('inside')).toEqual([
    [
      { value: 'NOR', athletes: 6 },
      { value: 'ISL', athletes: 1 },
    ],
    north,
    [...thirties, { value: '60', athletes: 1 }],
  ]);
  await freeze(false);
  await settle();
  expect(await filters('public')).toEqual(await filters('inside'));
});
