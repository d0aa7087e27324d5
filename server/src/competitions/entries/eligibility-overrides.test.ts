import * as endpoints from '@chalkline/contract/competitions/entries.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call, clock } = await testApp();

it('logs who was let in a division that they don’t fit, when, by whom and why, for who manages the athletes', async () => {
  const divisions = [{ name: 'Open' }, { name: 'Masters 40+', ageFrom: 40 }];
  const made = await competition(parts, { divisions, startsOn: '2031-12-05', endsOn: '2031-12-06' });
  const params = { competitionId: made.view.competition.id };
  const [open = '', masters = ''] = made.view.divisions.map(({ id }) => id);
  const as = await signedIn(parts, made.owner);
  const add = async (divisionId: string, birthDate: string | null, name = 'Ines Carvalho') => {
    clock.advance(1000);
    return (await call(endpoints.createEntry, { params, body: { divisionId, name, birthDate } }, { as }))
      .data;
  };
  const overrides = async (who = as) =>
    (await call(endpoints.listEligibilityOverrides, { params, query: {} }, { as: who })).data;
  const young = '1995-06-01';
  await add(masters, '1980-06-01');
  await add(masters, null);
  const moved = await add(open, young);
  expect(await overrides()).toEqual([]);

  await add(masters, young, 'Signe Halvorsen');
  clock.advance(1000);
  const { version } = moved as { version?: number };
  const body = { divisionId: masters, ...(version !== undefined && { version }) };
  await call(endpoints.changeEntry, { params: { ...params, entryId: moved.id }, body } as never, { as });
  clock.advance(1000);
  const csv = `name,division,birth date\nAmara Okonkwo,Masters 40+,${young}\nTobias Reinholt,Open,${young}\n`;
  for (const _ of [1, 2]) await call(importEntries, { params, body: { csv } }, { as });
  const found = await overrides();
  expect(found.map(({ athlete, by, reason }) => [athlete, by, reason])).toEqual(
    ['Amara Okonkwo', 'Ines Carvalho', 'Signe Halvorsen'].map((athlete) => [
      athlete,
      made.owner.name,
      '36 on the first day, and Masters 40+ is for 40 and over',
    ]),
  );
  const scorer = await person(parts);
  await staffMember(parts, made.viewer, params.competitionId, scorer, 'scorer');
  expect((await failure(overrides(await signedIn(parts, scorer))))[0]).toBe(403);
});
