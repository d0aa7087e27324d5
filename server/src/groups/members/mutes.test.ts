import { getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import {
  acceptMember,
  banMember,
  changeRole,
  joinGroup,
  leaveGroup,
  listMembers,
  muteMember,
  removeMember,
  transferGroup,
  unmuteMember,
} from '@chalkline/contract/groups/members.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { community, group } from '../directory/groups.factory.ts';
import { putBelonging } from './members.repository.ts';

const { parts, call, clock, settle } = await testApp();

async function somebody(name: string) {
  const made = await person(parts, { name });
  return {
    id: made.id,
    viewer: { ...made, personId: made.id, sessionId: made.id },
    as: { as: await signedIn(parts, made) },
  };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

async function place(make: typeof community | typeof group = group) {
  const [owner, moderator, other, member, outsider] = await Promise.all(
    (['Olga', 'Mo', 'Mia', 'Ana', 'Oscar'] as const).map(somebody),
  );
  if (!owner || !moderator || !other || !member || !outsider) throw new Error('Nobody came.');
  const { id: groupId } = await make(parts, owner.viewer, { visibility: 'private', name: 'Early Birds' });
  const enter = ({ id: personId }: Somebody, role: 'member' | 'moderator') =>
    putBelonging(parts.database.sql, { groupId, personId, role, state: 'in', since: clock.now() });
  await enter(moderator, 'moderator');
  await enter(other, 'moderator');
  await enter(member, 'member');
  const mute = (by: Somebody, whom: Somebody, body: object = { days: 7, reason: 'Off topic.' }) =>
    call(muteMember, { params: { groupId, personId: whom.id }, body: body as never }, by.as);
  const unmute = (by: Somebody, whom: Somebody) =>
    call(unmuteMember, { params: { groupId, personId: whom.id } }, by.as);
  const log = async () => {
    const { data } = await listAudit(parts, { subjectKind: 'group', subjectId: groupId }, { limit: 50 });
    return data.filter(({ action }) => action.endsWith('muted'));
  };
  const mayWrite = async () =>
    (await call(getGroup, { query: { group_id: groupId } }, member.as)).data.can.write;
  const told = async () => {
    await settle();
    const { data } = await call(listNotifications, {}, member.as);
    return data
      .filter(({ title }) => /muted|can post/.test(title))
      .map(({ title, text }) => ({ title, text }));
  };
  return { groupId, owner, moderator, other, member, outsider, mute, unmute, log, mayWrite, told };
}

it('a moderator mutes a member for some days with a reason, which the member reads, until it ends', async () => {
  const { moderator, member, mute, log, mayWrite, told } = await place();
  const until = new Date(clock.now().getTime() + 7 * day);
  expect((await mute(moderator, member)).data).toMatchObject({
    mutedUntil: until.toISOString(),
    can: { mute: true },
  });
  expect(await mayWrite()).toBe(false);
  expect(await told()).toEqual([
    {
      title: 'You’re muted in Early Birds',
      text: `Until ${until.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}. Reason: Off topic.`,
    },
  ]);
  expect(await log()).toMatchObject([
    { action: 'group.muted', actorId: moderator.id, reason: 'Off topic.', after: { personId: member.id } },
  ]);
  clock.advance(7 * day + 1000);
  await settle();
  expect(await mayWrite()).toBe(true);
  expect(await told()).toEqual([]);
});

it('unmuting lets a member write again, tells them, and is logged once however often it is repeated', async () => {
  const { owner, moderator, member, mute, unmute, log, mayWrite, told } = await place();
  await mute(moderator, member);
  clock.advance(1000);
  await mute(owner, member, { days: 30, reason: 'Again.' });
  expect(await told()).toMatchObject([{ text: expect.stringContaining('Again.') }]);
  clock.advance(1000);
  for (const by of [moderator, owner, moderator]) {
    expect((await unmute(by, member)).data.mutedUntil).toBeNull();
  }
  expect((await log()).map(({ action }) => action)).toEqual(['group.unmuted', 'group.muted', 'group.muted']);
  expect(await mayWrite()).toBe(true);
  expect(await told()).toEqual([{ title: 'You can post in Early Birds again', text: null }]);
});

it('a banned member gets a notification, once, until the ban is lifted', async () => {
  const { groupId, moderator, member } = await place();
  const params = { groupId, personId: member.id };
  const told = async () => {
    await settle();
    const { data } = await call(listNotifications, {}, member.as);
    return data.map(({ title, text }) => [title, text]);
  };
  await call(banMember, { params, body: { reason: 'insult' } }, moderator.as);
  clock.advance(1000);
  await call(banMember, { params, body: { reason: 'insult' } }, moderator.as);
  expect(await told()).toEqual([['You were banned from Early Birds', 'Reason: Insult or harassment']]);
  await call(removeMember, { params }, moderator.as);
  expect(await told()).toEqual([]);
});

it('is for moderators, and only about those below them', async () => {
  const { groupId, owner, moderator, other, member, outsider, mute, unmute, log } = await place();
  const seen = async (by: Somebody) => {
    const { data } = await call(listMembers, { params: { groupId }, query: {} }, by.as);
    return data
      .filter(({ can }) => can.mute)
      .map(({ name }) => name)
      .sort();
  };
  expect(await seen(owner)).toEqual(['Ana', 'Mia', 'Mo']);
  expect(await seen(moderator)).toEqual(['Ana']);
  expect(await seen(member)).toEqual([]);
  for (const whom of [owner, other, moderator]) {
    expect((await failure(mute(moderator, whom)))[0]).toBe(403);
    expect((await failure(unmute(moderator, whom)))[0]).toBe(403);
  }
  expect((await failure(mute(member, other)))[0]).toBe(403);
  expect((await failure(mute(outsider, member)))[0]).toBe(403);
  expect((await failure(mute(moderator, outsider)))[0]).toBe(404);
  for (const body of [{ days: 3, reason: 'Off topic.' }, { days: 7, reason: ' ' }, { days: 7 }]) {
    expect((await failure(mute(moderator, member, body)))[0]).toBe(422);
  }
  await mute(owner, other);
  expect(await log()).toHaveLength(1);
});

it('a mute survives leaving and coming back, also with the community, until it ends', async () => {
  const { owner, moderator, member, groupId: communityId } = await place(community);
  const { id: groupId } = await group(parts, owner.viewer, {
    community_id: communityId,
    visibility: 'community',
  });
  const params = { groupId, personId: member.id };
  const canWrite = async () =>
    (await call(getGroup, { query: { group_id: groupId } }, member.as)).data.can.write;
  await call(joinGroup, { params: { groupId } }, member.as);
  const body = { days: 7, reason: 'Off topic.' } as const;
  const { mutedUntil } = (await call(muteMember, { params, body }, owner.as)).data;
  await call(leaveGroup, { params: { groupId } }, member.as);
  await call(leaveGroup, { params: { groupId } }, member.as);
  await call(joinGroup, { params: { groupId } }, member.as);
  expect(await canWrite()).toBe(false);
  await call(leaveGroup, { params: { groupId: communityId } }, member.as);
  await call(joinGroup, { params: { groupId: communityId } }, member.as);
  await call(acceptMember, { params: { groupId: communityId, personId: member.id } }, moderator.as);
  await call(joinGroup, { params: { groupId } }, member.as);
  expect(await canWrite()).toBe(false);
  const { data } = await call(listMembers, { params: { groupId }, query: {} }, owner.as);
  expect(data.find(({ id }) => id === member.id)).toMatchObject({ mutedUntil });
  // Removed, banned and let in again: still the same mute.
  await call(removeMember, { params }, owner.as);
  await call(joinGroup, { params: { groupId } }, member.as);
  await call(banMember, { params, body: { reason: 'insult' } }, owner.as);
  await call(removeMember, { params }, owner.as);
  await call(joinGroup, { params: { groupId } }, member.as);
  expect(await canWrite()).toBe(false);
  await call(leaveGroup, { params: { groupId } }, member.as);
  clock.advance(7 * day + 1000);
  await settle();
  await call(joinGroup, { params: { groupId } }, member.as);
  expect(await canWrite()).toBe(true);
});

it('a mute survives people who leave and join in parallel', async () => {
  const { owner, member } = await place();
  const { id: groupId } = await group(parts, owner.viewer, { visibility: 'public' });
  const params = { groupId };
  const join = () => call(joinGroup, { params }, member.as);
  const leave = () => call(leaveGroup, { params }, member.as);
  await join();
  const body = { days: 7, reason: 'Off topic.' } as const;
  await call(muteMember, { params: { groupId, personId: member.id }, body }, owner.as);
  for (let round = 0; round < 4; round += 1) {
    await Promise.allSettled([leave(), join(), join(), leave(), join(), join()]);
    await join();
    const { data } = await call(getGroup, { query: { group_id: groupId } }, member.as);
    expect(data.can.write).toBe(false);
  }
  // One mute at a time: what is lifted is lifted for good.
  await call(unmuteMember, { params: { groupId, personId: member.id } }, owner.as);
  await leave();
  expect((await join()).data.can.write).toBe(true);
});

it('a moderator whom the owner muted stays muted after leaving, until they own the group', async () => {
  const { groupId, owner, moderator, mute } = await place();
  const canWrite = async () =>
    (await call(getGroup, { query: { group_id: groupId } }, moderator.as)).data.can.write;
  const params = { groupId, personId: moderator.id };
  await mute(owner, moderator);
  await call(leaveGroup, { params: { groupId } }, moderator.as);
  await call(joinGroup, { params: { groupId } }, moderator.as);
  await call(acceptMember, { params }, owner.as);
  expect(await canWrite()).toBe(false);
  await call(changeRole, { params, body: { role: 'moderator' } }, owner.as);
  expect(await canWrite()).toBe(false);
  await call(transferGroup, { params: { groupId }, body: { personId: moderator.id } }, owner.as);
  expect(await canWrite()).toBe(true);
});
