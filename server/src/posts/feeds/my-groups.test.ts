import { listMyGroups } from '@chalkline/contract/groups/groups.endpoints.ts';
import * as calls from '@chalkline/contract/posts/posts.endpoints.ts';
import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

async function somebody(name: string) {
  const made = await person(parts, { name });
  return { id: made.id, viewer: asViewer(made), as: await signedIn(parts, made) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const by = ({ as }: Somebody) => ({ as });

async function place(owner: Somebody, name: string, ...members: readonly Somebody[]): Promise<string> {
  const { id: groupId } = await group(parts, owner.viewer, { name, visibility: 'private' });
  for (const { id: personId } of members) {
    const row = { groupId, personId, role: 'member', state: 'in', since: clock.now() } as const;
    await putBelonging(parts.database.sql, row);
  }
  return groupId;
}
const post = async (who: Somebody, groupId: string, text: string) => {
  clock.advance(1000);
  return (await call(calls.addPost, { body: { group_id: groupId, text } }, by(who))).data;
};
const latest = async (who: Somebody) =>
  new Map((await call(calls.listLatestPosts, {}, by(who))).data.map((one) => [one.groupId, one]));

it('says what was posted last in each of one’s groups, of nobody blocked and of no other group', async () => {
  const [me, owner, rude] = [await somebody('Me'), await somebody('Ona Owner'), await somebody('Rude')];
  const [busy, quiet] = [await place(owner, 'Busy', me, rude), await place(owner, 'Quiet', me)];
  const closed = await place(owner, 'Closed');
  await post(owner, closed, 'Not for Me');
  await post(owner, busy, 'first');
  const second = await post(owner, busy, `**Well done** <@${me.id}>`);
  expect((await latest(me)).get(busy)).toMatchObject({
    author: 'Ona Owner',
    text: 'Well done @Me',
    isMine: false,
  });
  await post(rude, busy, 'rude');
  expect((await latest(me)).get(busy)?.text).toBe('rude');
  await call(blockPerson, { params: { personId: rude.id } }, by(me));
  expect((await latest(me)).get(busy)?.text).toBe('Well done @Me');
  await call(calls.deletePost, { body: { post_id: second.id } }, by(owner));
  expect((await latest(me)).get(busy)?.text).toBe('first');
  await post(me, busy, 'mine');
  expect((await latest(me)).get(busy)).toMatchObject({ text: 'mine', isMine: true });
  expect([...(await latest(me)).keys()]).toEqual([busy]);
  await post(owner, quiet, 'heard');
  expect([...(await latest(me)).keys()].toSorted()).toEqual([busy, quiet].toSorted());
});

it('narrows one’s groups to those with unread posts, page by page while they are read, and to those one runs', async () => {
  const [me, owner] = [await somebody('Me'), await somebody('Owner')];
  const others = [await place(owner, 'A', me), await place(owner, 'B', me), await place(owner, 'C', me)];
  const own = await place(me, 'D', owner);
  const seqs = new Map<string, number>();
  for (const id of others.slice(0, 2)) seqs.set(id, (await post(owner, id, 'new')).seq ?? 0);
  const list = (query: object) => call(listMyGroups, { query: query as never }, by(me));
  const ids = async (query: object) => (await list(query)).data.map(({ id }) => id);
  expect((await ids({ show: 'unread' })).toSorted()).toEqual(others.slice(0, 2).toSorted());
  expect(await ids({ show: 'run' })).toEqual([own]);
  expect(await ids({})).toHaveLength(4);
  const page = await list({ show: 'unread', limit: 1 });
  const [first] = page.data;
  const body = { seq: seqs.get(first?.id ?? '') ?? 0, unread: false };
  await call(calls.markGroupRead, { params: { groupId: first?.id ?? '' }, body }, by(me));
  const rest = await ids({ show: 'unread', limit: 1, cursor: page.next });
  expect([first?.id, ...rest].toSorted()).toEqual(others.slice(0, 2).toSorted());
});
