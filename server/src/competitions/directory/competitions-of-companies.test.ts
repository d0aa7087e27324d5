import { getCompetition, listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';

const { parts, call, settle } = await testApp();

/** Somebody of a company of their own. */
async function member(accountType: 'trainee' | 'corporate_admin' = 'trainee') {
  const { id: organizationId } = await organization(parts);
  return { organizationId, person: await person(parts, { organizationId, accountType }) };
}

// docs/decisions/040-competitions-belong-to-no-organization.md
it('is everybody’s to see, whatever company its organizer and its reader are of', async () => {
  const owner = await member();
  const made = await competition(parts, { state: 'live', owner: owner.person });
  await settle();
  const params = { competitionId: made.view.competition.id };
  const readers = [
    undefined,
    await signedIn(parts, (await member()).person),
    await signedIn(parts, owner.person),
  ];
  const seen = [];
  for (const as of readers) {
    const extras = as === undefined ? {} : { as };
    const { data } = await call(listCompetitions, { query: {} }, extras);
    const { name, entryCount } = (await call(getCompetition, { params }, extras)).data;
    const { rows } = (await call(getLeaderboard, { params }, extras)).data;
    seen.push({
      listed: data.filter(({ id }) => id === params.competitionId).length,
      name,
      entryCount,
      rows,
    });
  }
  expect(seen[0]?.listed).toBe(1);
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

it('gives the administrator of a company no right in what its people run', async () => {
  const owner = await member();
  const made = await competition(parts, { state: 'live', owner: owner.person });
  const { organizationId } = owner;
  const boss = await person(parts, { organizationId, accountType: 'corporate_admin' });
  const as = await signedIn(parts, boss);
  const params = { competitionId: made.view.competition.id };
  expect((await call(getCompetition, { params }, { as })).data.can).toMatchObject({
    edit: false,
    seeInside: false,
  });
  const body = { name: 'Ana', divisionId: made.view.divisions[0]?.id ?? '' } as never;
  expect(await failure(call(createEntry, { params, body }, { as }))).toEqual([403, 'not_allowed', undefined]);
});
