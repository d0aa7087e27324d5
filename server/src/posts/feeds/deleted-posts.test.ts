import { leaveGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import * as history from '@chalkline/contract/posts/post-history.endpoints.ts';
import * as calls from '@chalkline/contract/posts/posts.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

async function somebody() {
  const made = await person(parts);
  return { id: made.id, made, viewer: asViewer(made), as: { as: await signedIn(parts, made) } };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const post = async ({ as }: Somebody, groupId: string | null, text: string) => {
  clock.advance(1000);
  return (await call(calls.addPost, { body: { text, ...(groupId && { group_id: groupId }) } }, as)).data.id;
};
const remove = ({ as }: Somebody, id: string) => call(calls.deletePost, { body: { post_id: id } }, as);
const restore = ({ as }: Somebody, postId: string) => call(calls.restorePost, { params: { postId } }, as);
const deleted = async ({ as }: Somebody, groupId?: string) =>
  (await call(history.listDeletedPosts, { query: groupId ? { groupId } : {} }, as)).data;
const texts = async (who: Somebody, groupId?: string) =>
  (await deleted(who, groupId)).map(({ text }) => text);

it('lists what one deleted oneself, for as long as it can be restored', async () => {
  const [owner, ana, ben] = [await somebody(), await somebody(), await somebody()];
  const { id: groupId } = await group(parts, owner.viewer, { visibility: 'private' });
  for (const { id: personId } of [ana, ben])
    await putBelonging(parts.database.sql, {
      groupId,
      personId,
      role: 'member',
      state: 'in',
      since: clock.now(),
    });
  const ids = {
    own: await post(ana, null, 'On my page'),
    inside: await post(ana, groupId, 'In the group'),
    moderated: await post(ana, groupId, 'Not nice'),
  };
  await post(ana, groupId, 'Still there');
  await remove(ana, ids.own);
  await remove(ana, ids.inside);
  await remove(owner, ids.moderated);
  expect(await texts(ana)).toEqual(['In the group', 'On my page']);
  expect(await texts(ana, groupId)).toEqual(['In the group']);
  expect(await texts(owner, groupId)).toEqual(['Not nice']);
  expect((await deleted(owner))[0]).toMatchObject({ isMine: false, author: { id: ana.id } });
  expect([await texts(ben), await texts(ana, 'nonsense')]).toEqual([[], []]);
  expect((await failure(call(history.listDeletedPosts, { query: {} })))[0]).toBe(401);

  await restore(owner, ids.moderated);
  await Promise.allSettled([restore(ana, ids.inside), restore(ana, ids.inside)]);
  expect((await failure(restore(ana, ids.inside)))[0]).toBe(404);
  expect([await texts(ana), await texts(owner)]).toEqual([['On my page'], []]);

  await remove(ana, ids.inside);
  await call(leaveGroup, { params: { groupId } }, ana.as);
  expect(await texts(ana)).toEqual(['On my page']);
  clock.advance(31 * day);
  expect(await texts({ ...ana, as: { as: await signedIn(parts, ana.made) } })).toEqual([]);
});
