import * as endpoints from '@chalkline/contract/groups/groups.endpoints.ts';
import * as memberEndpoints from '@chalkline/contract/groups/members.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const { id, handle } = await person(parts, sketch);
  const as = await signedIn(parts, { id });
  const of = (groupId: string, personId: string) => ({ params: { groupId, personId } });
  return {
    id,
    handle,
    as,
    community: async (body: object = {}) =>
      (await call(endpoints.createCommunity, { body: { name: 'Harbor', ...body } }, { as })).data,
    group: async (body: object = {}) =>
      (await call(endpoints.createGroup, { body: { name: 'Early Birds', ...body } }, { as })).data,
    see: async (group_id: string) => (await call(endpoints.getGroup, { query: { group_id } }, { as })).data,
    detail: async (community_id: string) =>
      (await call(endpoints.getCommunity, { query: { community_id } }, { as })).data,
    join: async (groupId: string) =>
      (await call(memberEndpoints.joinGroup, { params: { groupId } }, { as })).data,
    leave: (groupId: string) => call(memberEndpoints.leaveGroup, { params: { groupId } }, { as }),
    members: async (groupId: string, query: object = {}) =>
      (await call(memberEndpoints.listMembers, { params: { groupId }, query }, { as })).data,
    role: (groupId: string, personId: string, role: 'member' | 'moderator' | 'owner') =>
      call(memberEndpoints.changeRole, { ...of(groupId, personId), body: { role } }, { as }),
    accept: (groupId: string, personId: string) =>
      call(memberEndpoints.acceptMember, of(groupId, personId), { as }),
    remove: (groupId: string, personId: string) =>
      call(memberEndpoints.removeMember, of(groupId, personId), { as }),
    ban: (groupId: string, personId: string) =>
      call(memberEndpoints.banMember, { ...of(groupId, personId), body: { reason: 'insult' } }, { as }),
    transfer: (groupId: string, personId: string) =>
      call(memberEndpoints.transferGroup, { params: { groupId }, body: { personId } }, { as }),
    remove_group: (group_id: string) => call(endpoints.deleteGroup, { body: { group_id } }, { as }),
    invite: async (groupId: string, uses: number) =>
      (await call(memberEndpoints.createInvite, { params: { groupId }, body: { uses } }, { as })).data,
    accept_invite: (token: string) => call(memberEndpoints.acceptInvite, { params: { token } }, { as }),
  };
}

describe('a group', () => {
  it('is joined at once when it is public, and its public community with it', async () => {
    const [owner, one] = [await somebody(), await somebody()];
    const { id } = await owner.community();
    const inside = await owner.group({ community_id: id });
    expect(await one.join(inside.id)).toMatchObject({ belonging: { state: 'in' }, memberCount: 2 });
    expect(await one.join(inside.id)).toMatchObject({ memberCount: 2 });
    expect(await one.detail(id)).toMatchObject({ belonging: { state: 'in' }, groupCount: 1, memberCount: 2 });
    await one.leave(id);
    expect((await one.see(inside.id)).belonging).toBeNull();
  });

  it('lets people in on request, once', async () => {
    const [owner, one] = [await somebody(), await somebody()];
    const { id } = await owner.group({ visibility: 'private' });
    expect(await one.join(id)).toMatchObject({ belonging: { state: 'requested' }, can: { read: false } });
    expect(await failure(one.members(id))).toEqual([403, 'not_allowed', undefined]);
    expect(await owner.see(id)).toMatchObject({ requestCount: 1 });
    const [first] = await owner.members(id, { state: 'requested' });
    expect(first).toMatchObject({ id: one.id, can: { accept: true } });
    const both = await Promise.allSettled([owner.accept(id, one.id), owner.accept(id, one.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await one.see(id)).toMatchObject({ can: { read: true, write: true }, memberCount: 2 });
  });

  it('always has an owner', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    const { id } = await owner.group();
    await other.join(id);
    expect(await failure(owner.leave(id))).toEqual([409, 'last_owner', undefined]);
    expect(await failure(owner.role(id, owner.id, 'member'))).toEqual([409, 'last_owner', undefined]);
    await owner.role(id, other.id, 'owner');
    const demoted = await Promise.allSettled([
      owner.role(id, other.id, 'member'),
      other.role(id, owner.id, 'member'),
    ]);
    expect(demoted.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = (await owner.members(id)).filter(({ role }) => role === 'owner');
    expect(left.length).toBe(1);
  });

  it('keeps an owner when two owners leave at once', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    const { id } = await owner.group();
    await other.join(id);
    await owner.role(id, other.id, 'owner');
    const both = await Promise.allSettled([owner.leave(id), other.leave(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await (await somebody()).see(id)).memberCount).toBe(1);
  });

  it('is handed on to a member', async () => {
    const [owner, heir] = [await somebody(), await somebody()];
    const { id } = await owner.group();
    expect(await failure(owner.transfer(id, heir.id))).toEqual([404, 'not_found', undefined]);
    await heir.join(id);
    await owner.transfer(id, heir.id);
    expect(await heir.see(id)).toMatchObject({ belonging: { role: 'owner' } });
    expect(await owner.see(id)).toMatchObject({ belonging: { role: 'moderator' } });
    expect(await failure(owner.remove(id, heir.id))).toEqual([403, 'not_allowed', undefined]);
  });

  it('keeps out who is banned, from a community’s groups as well', async () => {
    const [owner, one] = [await somebody(), await somebody()];
    const { id } = await owner.community();
    await one.join(id);
    const own = await one.group({ community_id: id, visibility: 'invitation' });
    await owner.ban(id, one.id);
    expect(await failure(one.join(id))).toEqual([403, 'not_allowed', undefined]);
    expect(await failure(one.see(own.id))).toEqual([404, 'not_found', undefined]);
    expect(await owner.see(own.id)).toMatchObject({ belonging: { role: 'owner' } });
    await owner.remove(id, one.id);
    expect(await one.join(id)).toMatchObject({ belonging: { state: 'in' } });
  });

  it('is joined by a link as often as the link allows', async () => {
    const owner = await somebody();
    const { id } = await owner.group({ visibility: 'invitation' });
    const { link } = await owner.invite(id, 1);
    const token = link.split('/').at(-1) ?? '';
    expect(token.length).toBe(22);
    const guests = [await somebody(), await somebody()];
    const both = await Promise.allSettled(guests.map((guest) => guest.accept_invite(token)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await owner.see(id)).memberCount).toBe(2);
    clock.advance(8 * 86_400_000);
    const late = await somebody();
    expect(await failure(late.accept_invite(token))).toEqual([404, 'not_found', undefined]);
  });

  it('is deleted for all, and restored by its owner', async () => {
    const [owner, one] = [await somebody(), await somebody()];
    const { id } = await owner.group();
    await one.join(id);
    await owner.remove_group(id);
    expect(await failure(one.see(id))).toEqual([404, 'not_found', undefined]);
    expect(await failure(owner.remove_group(id))).toEqual([409, 'group_archived', undefined]);
    expect(await owner.see(id)).toMatchObject({ can: { restore: true, edit: false, read: false } });
    await call(endpoints.restoreGroup, { params: { groupId: id } }, { as: owner.as });
    expect(await one.see(id)).toMatchObject({ archivedAt: null, can: { write: true } });
  });

  it('is changed in the version that was read', async () => {
    const owner = await somebody();
    const { id } = await owner.group();
    const change = (body: object) =>
      call(endpoints.editGroup, { body: { group_id: id, ...body } }, { as: owner.as });
    expect((await change({ version: 1, name: 'Night Owls' })).data).toMatchObject({ version: 2 });
    expect(await failure(change({ version: 1, name: 'Other' }))).toEqual([409, 'state_changed', undefined]);
    expect(await failure(change({ visibility: 'community' }))).toEqual([
      422,
      'visibility_needs_community',
      'body.visibility',
    ]);
    const other = await somebody();
    const theirs = call(endpoints.editGroup, { body: { group_id: id, name: 'Mine' } }, { as: other.as });
    expect(await failure(theirs)).toEqual([403, 'not_allowed', undefined]);
  });
});

it('shows on a person’s page the groups whose members the reader may see, and those alone', async () => {
  const [ana, ben, stranger] = [await somebody(), await somebody(), await somebody()];
  const open = await ana.group({ name: 'Open' });
  await ana.group({ name: 'Closed', visibility: 'private' });
  const secret = await ana.group({ name: 'Secret', visibility: 'invitation' });
  await ben.join(open.id);
  const token = (await ana.invite(secret.id, 1)).link.split('/').at(-1) ?? '';
  await ben.accept_invite(token);
  const groupsOf = async (personId: string, as?: string) => {
    const params = { personId };
    const { data } = await call(endpoints.listPersonGroups, { params, query: {} }, as ? { as } : {});
    return data.map(({ name }) => name).toSorted();
  };
  expect(await groupsOf(ana.id, ana.as)).toEqual(['Closed', 'Open', 'Secret']);
  expect(await groupsOf(ana.id, ben.as)).toEqual(['Open', 'Secret']);
  expect(await groupsOf(ana.id, stranger.as)).toEqual(['Open']);
  expect(await groupsOf(ben.id, stranger.as)).toEqual(['Open']);
  await ana.remove_group(open.id);
  expect(await groupsOf(ben.id, stranger.as)).toEqual([]);
  expect(await groupsOf(ben.id, ana.as)).toEqual(['Secret']);
  const { id } = await person(parts, { organizationId: (await organization(parts)).id });
  expect(await failure(groupsOf(id, stranger.as))).toEqual([404, 'not_found', undefined]);
});
