import * as calls from '@chalkline/contract/activities/activities.endpoints.ts';
import {
  exportParticipation,
  getParticipation,
} from '@chalkline/contract/activities/participation.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { challenge, usualTypes } from '../activities.factory.ts';

const { parts, call, clock } = await testApp();

async function company(size: number) {
  const { id: organizationId } = await organization(parts);
  const boss = await person(parts, { accountType: 'corporate_admin', organizationId });
  const staff = await Promise.all(
    Array.from({ length: size }, async (_, at) => {
      const made = await person(parts, { name: `Person ${at}`, organizationId });
      return { id: made.id, viewer: asViewer(made), as: { as: await signedIn(parts, made) } };
    }),
  );
  return { organizationId, boss: asViewer(boss), as: { as: await signedIn(parts, boss) }, staff };
}
type Staff = Awaited<ReturnType<typeof company>>['staff'];

const enter = async (groupId: string, people: Staff) => {
  for (const { id: personId } of people)
    await putBelonging(parts.database.sql, {
      groupId,
      personId,
      role: 'member',
      state: 'in',
      since: clock.now(),
    });
};
const log = async (group_id: string, people: Staff) => {
  const on = clock.now().toISOString().slice(0, 10);
  for (const { as } of people)
    await call(calls.logResult, { body: { groupId: group_id, amount: 1000, day: on } }, as);
};

it('counts a company’s people by challenge, team and group, and hides what a few of them do', async () => {
  const { boss, as, staff } = await company(14);
  const made = await challenge(parts, boss, { name: 'Steps of June', team_scoring: 'sum' });
  const department = await group(parts, boss, { name: 'Warehouse' });
  await enter(made.id, staff);
  await enter(department.id, staff.slice(0, 3));
  const team = async (name: string, people: Staff) => {
    const [first, ...others] = people;
    const { data } = await call(
      calls.createTeam,
      { params: { groupId: made.id }, body: { name } },
      first?.as,
    );
    const body = { teamId: (data as { id: string }).id };
    for (const one of others) await call(calls.joinTeam, { params: { groupId: made.id }, body }, one.as);
  };
  await team('Night shift', staff.slice(0, 6));
  await team('Office', staff.slice(6, 13));
  await log(made.id, staff.slice(0, 12));
  const { data } = await call(getParticipation, {}, as);
  expect(data).toMatchObject({ people: 15, active: 12 });
  expect(data.challenges).toMatchObject([
    {
      name: 'Steps of June',
      isOwn: true,
      people: 15,
      active: 12,
      teams: [
        { name: 'Night shift', people: 6, active: null },
        { name: 'Office', people: 7, active: 6 },
        { name: null, people: 2, active: null },
      ],
    },
  ]);
  expect(data.groups).toMatchObject([{ name: 'Warehouse', people: 4, active: null }]);
  const { csv, fileName } = (await call(exportParticipation, {}, as)).data;
  expect(fileName).toMatch(/^participation.*\.csv$/);
  expect(csv).toContain('team,Steps of June,Night shift,6,\r\n');
  clock.advance(8 * day);
  expect((await call(getParticipation, {}, as)).data).toMatchObject({ active: 0, taking: 15 });
});

it('counts in public challenges of others from five people on, and never in private ones', async () => {
  const { as, staff } = await company(6);
  const outside = asViewer(await person(parts));
  const open = await challenge(parts, outside, { name: 'Open to all' });
  const few = await challenge(parts, outside, { name: 'Four of us' });
  const closed = await challenge(parts, outside, { name: 'Behind a door', visibility: 'private' });
  await enter(open.id, staff);
  await enter(few.id, staff.slice(0, 4));
  await enter(closed.id, staff);
  const { data } = await call(getParticipation, {}, as);
  expect(data.challenges.map(({ name }) => name)).toEqual(['Open to all']);
  expect(data.challenges[0]).toMatchObject({ isOwn: false, people: 6, active: 0 });
});

it('is for administrators of a company, each of their own', async () => {
  const { boss, staff } = await company(1);
  await challenge(parts, boss, { activity_type_id: usualTypes.rowing });
  const other = await company(1);
  expect((await call(getParticipation, {}, other.as)).data.challenges).toEqual([]);
  expect((await failure(call(getParticipation, {}, staff[0]?.as)))[0]).toBe(403);
});
