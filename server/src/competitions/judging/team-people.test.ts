import { getHeatPlan } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { setLaneJudges } from '@chalkline/contract/competitions/lane-judges.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { floor } from '../floors/floors.factory.ts';
import { findHeatEntries } from '../heats/heat-plans.repository.ts';
import { publishedHeats, seededHeats } from '../heats/heats.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { teamMembers } from '../teams/team-members.table.ts';

const { parts, call, clock } = await testApp();

/** A pair, whose second member Bo also competes alone and is on the staff. */
async function pairs() {
  clock.set('2026-06-05T05:00:00.000Z');
  const made = await competition(parts, {
    divisions: [{ name: 'Pairs', teamSize: 2 }, { name: 'Women Rx' }],
  });
  const { competition: about, divisions, workouts } = made.view;
  const [ofPairs = '', alone = ''] = divisions.map(({ id }) => id);
  const [first = '', second = ''] = workouts.map(({ id }) => id);
  const [ada, bo] = [await person(parts, { name: 'Ada' }), await person(parts, { name: 'Bo' })];
  const pair = await entry(parts, made, { name: 'Two Left Feet', divisionId: ofPairs });
  const single = await entry(parts, made, { name: 'Bo', divisionId: alone });
  await claimEntry(parts, pair, ada);
  await claimEntry(parts, single, bo);
  const member = { entryId: pair.id, birthDate: null, gender: null };
  await parts.database.sql.insert(registeredMembers).values([
    { ...member, position: 1, name: 'Ada', email: 'ada@example.org', personId: ada.id },
    { ...member, position: 2, name: 'Bo', email: 'bo@example.org', personId: bo.id },
  ]);
  await staffMember(parts, made.viewer, about.id, bo);
  const as = await signedIn(parts, made.owner);
  const [main, beside] = [await floor(parts, made), await floor(parts, made, { name: 'Floor B' })];
  const heatsOfPairs = { floorId: main.id, workoutId: first, divisionIds: [ofPairs] };
  const heatsAlone = { floorId: beside.id, workoutId: second, divisionIds: [alone] };
  return { made, as, ada, bo, pair, single, first, competitionId: about.id, heatsOfPairs, heatsAlone, alone };
}

it('everybody on a team’s roster needs rest before and after heats of their own', async () => {
  const { made, as, pair, single, first, competitionId, heatsOfPairs, heatsAlone } = await pairs();
  await seededHeats(parts, made, heatsOfPairs);
  const { conflicts } = await seededHeats(parts, made, heatsAlone);
  expect(conflicts).toMatchObject([
    { kind: 'rest', entryId: single.id, other: 'Breakwater, heat 1', minutes: -12 },
  ]);
  const params = { competitionId, workoutId: first };
  const ofPair = (await call(getHeatPlan, { params }, { as })).data?.conflicts;
  expect(ofPair).toMatchObject([{ kind: 'rest', entryId: pair.id, other: 'Crane, heat 1' }]);
});

it('everybody on a team’s roster is kept from judging their own heat and division', async () => {
  const { made, as, bo, first, competitionId, heatsOfPairs } = await pairs();
  const { heats } = await publishedHeats(parts, made, heatsOfPairs);
  const heatId = heats[0]?.id ?? '';
  const lane = (heats[0]?.lanes.findIndex((id) => id !== null) ?? 0) + 1;
  const { data } = await call(
    setLaneJudges,
    {
      params: { competitionId, workoutId: first },
      body: { lanes: [{ heatId, lane, personId: bo.id, instead: null }] },
    },
    { as },
  );
  expect(data.conflicts.map(({ kind, other }) => [kind, other])).toEqual([
    ['rest', 'Breakwater, heat 1'],
    ['division', 'Pairs'],
  ]);
});

it('a person is in an entry once, by account, by email on a roster, or as a member of an added-up team', async () => {
  const { made, ada, bo, pair, single, competitionId, alone } = await pairs();
  const { sql } = parts.database;
  const team = await entry(parts, made, { name: 'Dockside', divisionId: alone });
  const unclaimed = await entry(parts, made, { name: 'Cy', divisionId: alone });
  await sql.insert(teamMembers).values([
    { competitionId, teamId: team.id, memberId: single.id },
    { competitionId, teamId: team.id, memberId: unclaimed.id },
  ]);
  await sql.insert(registeredMembers).values({
    entryId: pair.id,
    position: 3,
    name: 'Di',
    email: 'di@example.org',
    birthDate: null,
    gender: null,
  });
  const found = await findHeatEntries(sql, competitionId);
  const people = new Map(found.map((one) => [one.id, one.people]));
  expect(people.get(pair.id)).toEqual([ada.id, bo.id, 'di@example.org'].toSorted());
  expect(people.get(team.id)).toEqual([team.id, bo.id, unclaimed.id].toSorted());
});
