import { getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import * as memberCalls from '@chalkline/contract/groups/members.endpoints.ts';
import * as calls from '@chalkline/contract/moderation/moderation.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock, settle } = await testApp();

async function somebody(name: string) {
  const made = await person(parts, { name });
  return { id: made.id, viewer: asViewer(made), as: { as: await signedIn(parts, made) } };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

async function place() {
  const [owner, moderator, member] = await Promise.all(['Olga', 'Mo', 'Ana'].map((name) => somebody(name)));
  if (!owner || !moderator || !member) throw new Error('Nobody came.');
  const { id: groupId } = await group(parts, owner.viewer, { name: 'Early Birds' });
  const enter = ({ id: personId }: Somebody, role: 'member' | 'moderator') =>
    putBelonging(parts.database.sql, { groupId, personId, role, state: 'in', since: clock.now() });
  await enter(moderator, 'moderator');
  await enter(member, 'member');
  const params = { groupId, personId: member.id };
  const cases = async (who: Somebody, tab: 'appeals' | 'done') =>
    (await call(calls.listCases, { query: { tab } }, who.as)).data;
  const caseId = async () => (await cases(owner, 'done'))[0]?.id ?? '';
  return {
    groupId,
    params,
    owner,
    moderator,
    member,
    cases,
    caseId,
    see: async (who: Somebody) =>
      (await call(calls.getCase, { params: { caseId: await caseId() } }, who.as)).data,
    ban: (who: Somebody) =>
      call(memberCalls.banMember, { params, body: { reason: 'insult', note: 'Twice.' } }, who.as),
    mute: (who: Somebody) =>
      call(memberCalls.muteMember, { params, body: { days: 7, reason: 'Off topic.' } }, who.as),
    join: () => call(memberCalls.joinGroup, { params: { groupId } }, member.as),
    appeal: async () => {
      const body = { text: 'It was a joke between friends.' };
      return call(calls.appealCase, { params: { caseId: await caseId() }, body }, member.as);
    },
    grant: async (who: Somebody) => {
      const id = await caseId();
      const { version } = (await call(calls.getCase, { params: { caseId: id } }, who.as)).data;
      const body = { granted: true, note: 'Agreed.', version };
      return call(calls.decideAppeal, { params: { caseId: id }, body }, who.as);
    },
    told: async () => {
      await settle();
      const { data } = await call(listNotifications, {}, member.as);
      return data.map(({ title, text }) => [title, text]);
    },
  };
}

it('a ban from the member list has a reason, and an appeal that somebody else decides', async () => {
  const { moderator, owner, member, ban, join, cases, see, appeal, grant, told } = await place();
  await ban(moderator);
  expect(await told()).toEqual([
    ['You were banned from Early Birds', 'Reason: Insult or harassment. Twice.'],
  ]);
  expect(await see(member)).toMatchObject({
    as: 'author',
    kind: 'member',
    reason: 'insult',
    reports: 0,
    decided: { action: 'ban', by: null },
    history: [{ action: 'ban', by: null, reason: 'insult', note: 'Twice.' }],
    isOver: false,
    can: { appeal: true, undo: false, decide: [] },
  });
  expect(await see(owner)).toMatchObject({ as: 'moderator', decided: { by: 'Mo' }, can: { undo: false } });
  expect((await failure(join()))[0]).toBe(403);
  await appeal();
  expect((await failure(appeal())).slice(0, 2)).toEqual([409, 'appeal_over']);
  expect(await cases(moderator, 'appeals')).toEqual([]);
  expect(await cases(owner, 'appeals')).toHaveLength(1);
  expect((await failure(grant(moderator)))[0]).toBe(403);
  await grant(owner);
  expect((await told()).map(([title]) => title)).toEqual(['Your appeal was decided by another moderator']);
  expect(await see(member)).toMatchObject({ isOver: true, appeal: { state: 'granted' } });
  expect((await join()).data.can.write).toBe(true);
});

it('two moderators who ban at once make one case, and lifting the ban ends it', async () => {
  const { params, owner, moderator, member, ban, cases, see, appeal, told } = await place();
  await Promise.all([ban(moderator), ban(owner), ban(moderator)]);
  expect(await cases(owner, 'done')).toHaveLength(1);
  expect(await told()).toHaveLength(1);
  await call(memberCalls.removeMember, { params }, owner.as);
  expect(await told()).toEqual([]);
  expect(await see(member)).toMatchObject({ isOver: true, can: { appeal: false } });
  expect((await failure(appeal())).slice(0, 2)).toEqual([409, 'appeal_over']);
});

it('a granted appeal ends a mute, also of who has left', async () => {
  const { groupId, moderator, owner, member, mute, join, see, appeal, grant } = await place();
  await mute(moderator);
  expect(await see(member)).toMatchObject({
    decided: { action: 'mute' },
    history: [{ action: 'mute', reason: 'other', note: 'Off topic.' }],
    can: { appeal: true },
  });
  await call(memberCalls.leaveGroup, { params: { groupId } }, member.as);
  await appeal();
  await grant(owner);
  expect((await join()).data.can.write).toBe(true);
});

it('a mute that has ended or was lifted can’t be appealed', async () => {
  const { params, moderator, owner, member, mute, see, appeal } = await place();
  await mute(moderator);
  await call(memberCalls.unmuteMember, { params }, owner.as);
  expect(await see(member)).toMatchObject({ isOver: true, can: { appeal: false } });
  clock.advance(1000);
  await mute(moderator);
  clock.advance(7 * day + 1000);
  await settle();
  expect(await see(member)).toMatchObject({ isOver: true, can: { appeal: false } });
  expect((await failure(appeal())).slice(0, 2)).toEqual([409, 'appeal_over']);
});

it('needs a reason, and a group that one moderates', async () => {
  const { groupId, params, moderator, owner, member, ban } = await place();
  const without = call(memberCalls.banMember, { params, body: {} as never }, moderator.as);
  expect((await failure(without))[0]).toBe(422);
  const body = { reason: 'insult' } as const;
  const own = { groupId, personId: owner.id };
  expect((await failure(call(memberCalls.banMember, { params: own, body }, moderator.as)))[0]).toBe(403);
  expect((await failure(ban(member)))[0]).toBe(403);
  const { data } = await call(getGroup, { query: { group_id: groupId } }, member.as);
  expect(data.belonging).toMatchObject({ state: 'in' });
});
