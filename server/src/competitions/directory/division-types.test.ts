import {
  type DivisionType,
  divisionTypes,
  mastersFrom,
  teensTo,
} from '@chalkline/contract/competitions/competition-listing.ts';
import { listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import {
  changeDivision,
  createDivision,
  deleteDivision,
} from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';

const { call, parts, database } = await testApp();

/** A published competition with one division, and the types by which the list finds it. */
async function listedOne() {
  const made = await competition(parts, {
    name: `Listed ${crypto.randomUUID()}`,
    divisions: [{ name: 'Rx' }],
  });
  const { id, name } = made.view.competition;
  const as = await signedIn(parts, made.owner);
  const types = async () => {
    const found: DivisionType[] = [];
    for (const division of divisionTypes) {
      const { data } = await call(listCompetitions, { query: { division, search: name } });
      if (data.length === 1) found.push(division);
    }
    return found;
  };
  const divisionId = made.view.divisions[0]?.id ?? '';
  const params = { competitionId: id };
  const change = (body: object) => call(changeDivision, { params: { ...params, divisionId }, body }, { as });
  return { as, params, divisionId, types, change };
}

it('the list follows what its divisions are for, at the edge of each type', async () => {
  const { types, change } = await listedOne();
  expect(await types()).toEqual(['individual']);
  for (const [body, expected] of [
    [{ teamSize: 2, gender: 'mixed' }, ['pairs', 'mixed']],
    [{ teamSize: 3, gender: 'men' }, ['teams', 'men']],
    [{ teamSize: 1, gender: 'women', ageFrom: mastersFrom }, ['individual', 'women', 'masters']],
    [{ gender: 'any', ageFrom: mastersFrom - 1 }, ['individual']],
    [{ ageFrom: null, ageTo: teensTo }, ['individual', 'teens']],
    [{ ageTo: teensTo + 1 }, ['individual']],
    [{ name: 'Another name', capacity: 9 }, ['individual']],
  ] as const) {
    await change(body);
    expect(await types()).toEqual(expected);
  }
});

it('each of several divisions counts, and none that is gone', async () => {
  const { as, params, types } = await listedOne();
  const more = [
    { name: 'Pairs', teamSize: 2 },
    { name: 'Women', gender: 'women' },
    { name: 'Teens', ageTo: 17 },
  ] as const;
  // At once: none of them is overlooked by another's.
  const made = await Promise.all(more.map((body) => call(createDivision, { params, body }, { as })));
  expect(await types()).toEqual(['individual', 'pairs', 'women', 'teens']);
  for (const { data } of made)
    await call(deleteDivision, { params: { ...params, divisionId: data.id } }, { as });
  expect(await types()).toEqual(['individual']);
});

it('two who write without waiting for each other are both seen', async () => {
  const { params, types } = await listedOne();
  const write = (name: string, gender: string, position: number) =>
    database.sql.execute(sql`insert into competitions.divisions (id, competition_id, name, position, gender, created_at)
      values (${crypto.randomUUID()}, ${params.competitionId}, ${name}, ${position}, ${gender}, now())`);
  await Promise.all([write('Women', 'women', 2), write('Men', 'men', 3), write('Mixed', 'mixed', 4)]);
  expect(await types()).toEqual(['individual', 'women', 'men', 'mixed']);
});
