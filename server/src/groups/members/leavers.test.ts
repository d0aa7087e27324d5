import { getStanding, logResult } from '@chalkline/contract/activities/activities.endpoints.ts';
import * as people from '@chalkline/contract/administration/people.endpoints.ts';
import * as members from '@chalkline/contract/groups/members.endpoints.ts';
import { leaveOrganization } from '@chalkline/contract/organizations/leaving.endpoints.ts';
import { expect, it } from 'vitest';
import { type PersonSketch, person, signedIn } from '../../accounts/people/people.factory.ts';
import { challenge } from '../../activities/activities.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { community, group } from '../directory/groups.factory.ts';

const { parts, call, clock } = await testApp();

const { id: organizationId } = await organization(parts);
const employee = async (sketch: PersonSketch = {}) => {
  const made = await person(parts, { organizationId, ...sketch });
  return { id: made.id, viewer: asViewer(made), as: { as: await signedIn(parts, made) } };
};
const boss = await employee({ accountType: 'corporate_admin' });
const join = (groupId: string, { as }: typeof boss) => call(members.joinGroup, { params: { groupId } }, as);
const inside = async (groupId: string) =>
  (await call(members.listMembers, { params: { groupId }, query: {} }, boss.as)).data.map((one) => ({
    id: one.id,
    role: one.role,
  }));

it('takes who leaves a company out of its groups and challenges, and gives what only they owned to its administrator', async () => {
  const leaver = await employee();
  const stays = await employee();
  const place = await community(parts, boss.viewer);
  for (const one of [leaver, stays]) await join(place.id, one);
  const own = await group(parts, leaver.viewer, { visibility: 'community', community_id: place.id });
  await join(own.id, stays);
  const steps = await challenge(parts, boss.viewer);
  for (const one of [leaver, stays]) {
    await join(steps.id, one);
    const body = { groupId: steps.id, amount: 5000, day: clock.now().toISOString().slice(0, 10) };
    await call(logResult, { body }, one.as);
  }
  const elsewhere = await group(parts, asViewer(await person(parts)), { visibility: 'public' });
  await join(elsewhere.id, leaver);
  await call(people.removeFromOrganization, { params: { personId: leaver.id } }, boss.as);

  expect((await inside(place.id)).map(({ id }) => id).toSorted()).toEqual([boss.id, stays.id].toSorted());
  expect(await inside(own.id)).toEqual([
    { id: boss.id, role: 'owner' },
    { id: stays.id, role: 'member' },
  ]);
  const { data } = await call(getStanding, { params: { groupId: steps.id }, query: {} }, boss.as);
  expect(data.map(({ value }) => value)).toEqual([5000, 0]);
  const left = await call(members.listMembers, { params: { groupId: elsewhere.id }, query: {} }, leaver.as);
  expect(left.data.map(({ id }) => id)).toContain(leaver.id);
});

it('does the same for who leaves by themselves, and keeps a ban', async () => {
  const leaver = await employee();
  const [open, closed] = [
    await group(parts, boss.viewer),
    await group(parts, boss.viewer, { name: 'Night shift' }),
  ];
  for (const { id } of [open, closed]) await join(id, leaver);
  const ban = {
    params: { groupId: closed.id, personId: leaver.id },
    body: { reason: 'other', note: 'Twice.' },
  } as const;
  await call(members.banMember, ban, boss.as);
  await call(leaveOrganization, {}, leaver.as);
  expect(await inside(open.id)).toEqual([{ id: boss.id, role: 'owner' }]);
  const banned = { params: { groupId: closed.id }, query: { state: 'banned' } } as const;
  expect((await call(members.listMembers, banned, boss.as)).data).toHaveLength(1);
});
