import { changeBelonging, joinGroup, leaveGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as calls from '@chalkline/contract/posts/posts.endpoints.ts';
import { blockPerson, followPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { pictureFile } from '../../uploads/uploads.factory.ts';

const { app, parts, call, clock } = await testApp();
const named = 'Ben mentioned you in Early Birds';
const base = { text: 'Six rounds, no chalk left.' };

async function somebody(name = 'Somebody') {
  const made = await person(parts, { name });
  return { id: made.id, name, viewer: asViewer(made), as: await signedIn(parts, made) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const by = ({ as }: Somebody) => ({ as });

async function place(
  visibility: 'public' | 'private' | 'invitation' = 'private',
  members: readonly Somebody[] = [],
) {
  const owner = await somebody('Owner');
  const { id } = await group(parts, owner.viewer, { visibility });
  for (const one of members) await enter(id, one);
  return { id, owner };
}
const enter = (groupId: string, { id }: Somebody) =>
  putBelonging(parts.database.sql, {
    groupId,
    personId: id,
    role: 'member',
    state: 'in',
    since: clock.now(),
  });
const post = async (who: Somebody, groupId: string | null, sketch: object = {}) => {
  clock.advance(1000);
  const body = { ...base, ...(groupId && { group_id: groupId }), ...sketch };
  return (await call(calls.addPost, { body }, by(who))).data;
};
const comment = async (who: Somebody, postId: string, text = 'Strong.', parentId?: string) => {
  clock.advance(1000);
  const body = { post_id: postId, text, ...(parentId && { parent_id: parentId }) };
  return (await call(calls.addComment, { body }, by(who))).data;
};
const feed = async (who: Somebody | null, groupId?: string) =>
  (await call(calls.listGroupPosts, { query: groupId ? { group_id: groupId } : {} }, who ? by(who) : {}))
    .data;
const see = async (who: Somebody, postId: string) =>
  (await call(calls.getPost, { params: { postId } }, by(who))).data;
const notices = async (who: Somebody) =>
  (await call(listNotifications, {}, by(who))).data.map(({ title }) => title);
const like = (who: Somebody, postId: string, liked?: boolean) =>
  call(calls.likePost, { body: { post_id: postId, ...(liked !== undefined && { liked }) } }, by(who));

describe('posts', () => {
  it('are numbered without gaps and shown once each over pages while new ones come', async () => {
    const ana = await somebody('Ana');
    const { id } = await place('private', [ana]);
    for (let n = 0; n < 5; n += 1) await post(ana, id, { text: `Post ${n}` });
    const seen = await allPages(async (cursor) => {
      const page = await call(
        calls.listGroupPosts,
        { query: { group_id: id, limit: 2, ...(cursor && { cursor }) } },
        by(ana),
      );
      await post(ana, id, { text: 'Newer' });
      return page;
    });
    expect(seen.map(({ text }) => text)).toEqual(['Post 4', 'Post 3', 'Post 2', 'Post 1', 'Post 0']);
    expect(seen.map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1]);
  });

  it('get different numbers when written at the same moment', async () => {
    const people = await Promise.all([somebody(), somebody(), somebody(), somebody()]);
    const { id } = await place('private', people);
    const made = await Promise.all(people.map((one) => post(one, id)));
    expect(made.map(({ seq }) => seq).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('need a text or an image', async () => {
    const ana = await somebody();
    expect(await failure(post(ana, null, { text: ' ' }))).toEqual([422, 'post_empty', 'body.text']);
  });

  it('are taken as companion apps send them: in the query, with one image by its path', async () => {
    const ana = await somebody('Ana');
    const { id } = await place('private', [ana]);
    const file = new Blob([new Uint8Array(await pictureFile())]);
    const { path } = (await call(uploadImage, { body: {} }, { ...by(ana), files: { file } })).data;
    const query = new URLSearchParams({ group_id: id, text: 'Query', images: path, unknown: 'x' });
    const answer = await app.inject({
      method: 'POST',
      url: `/mobileapis/add-post?${query}`,
      headers: { authorization: `Bearer ${ana.as}`, 'content-type': 'application/json' },
      payload: '',
    });
    expect([answer.statusCode, answer.json().data.images.length]).toEqual([200, 1]);
    const fetched = answer.json().data.images[0].path;
    const open = (as?: string) =>
      app.inject({
        url: `/api/uploads/${fetched.split('/').at(-1).split('?')[0]}`,
        ...(as && { headers: { authorization: `Bearer ${as}` } }),
      });
    expect((await open(ana.as)).statusCode).toBe(200);
    expect((await open((await somebody()).as)).statusCode).toBe(404);
    const read = await call(calls.editPost, { body: { post_id: answer.json().data.id } }, by(ana));
    expect(read.data.text).toBe('Query');
  });

  it('keep what they said before, and say so after five minutes', async () => {
    const ana = await somebody('Ana');
    const made = await post(ana, null);
    const edit = (text: string, version?: number) =>
      call(calls.editPost, { body: { post_id: made.id, text, ...(version && { version }) } }, by(ana));
    expect((await edit('Typo fixed')).data).toMatchObject({ editedAt: null, version: 2 });
    clock.advance(6 * 60_000);
    expect((await edit('Rewritten')).data.editedAt).not.toBeNull();
    expect(await failure(edit('Lost', 2))).toEqual([409, 'state_changed', undefined]);
    const versions = await call(calls.listPostVersions, { params: { postId: made.id } }, by(ana));
    expect(versions.data.map(({ text }) => text)).toEqual(['Typo fixed', base.text]);
    const other = await somebody();
    expect(await failure(call(calls.editPost, { body: { post_id: made.id, text: 'x' } }, by(other)))).toEqual(
      [403, 'not_allowed', undefined],
    );
  });

  it('are gone for everybody when deleted, and come back for the one who deleted them', async () => {
    const ana = await somebody('Ana');
    const { id, owner } = await place('private', [ana]);
    const made = await post(ana, id);
    await comment(ana, made.id);
    await call(calls.deletePost, { body: { post_id: made.id, reason: 'Off topic' } }, by(owner));
    expect(await failure(see(ana, made.id))).toEqual([404, 'not_found', undefined]);
    expect(await feed(ana, id)).toEqual([]);
    const restore = (who: Somebody) => call(calls.restorePost, { params: { postId: made.id } }, by(who));
    expect(await failure(restore(ana))).toEqual([404, 'not_found', undefined]);
    expect((await restore(owner)).data.comments).toBe(1);
    expect((await feed(ana, id)).length).toBe(1);
  });

  it('are pinned by moderators, three at most, also at once', async () => {
    const { id, owner } = await place();
    const made = [];
    for (let n = 0; n < 5; n += 1) made.push(await post(owner, id));
    const pin = (postId: string, who = owner) =>
      call(calls.pinPost, { params: { postId }, body: { pinned: true } }, by(who)).then(
        () => 200,
        ({ status }: { status: number }) => status,
      );
    const answers = await Promise.all(made.map((one) => pin(one.id)));
    expect(answers.toSorted()).toEqual([200, 200, 200, 409, 409]);
    const pinned = await call(calls.listPinnedPosts, { params: { groupId: id } }, by(owner));
    expect(pinned.data.length).toBe(3);
    const member = await somebody();
    await enter(id, member);
    expect(await pin(made[0]?.id ?? '', member)).toBe(403);
  });
});

describe('likes', () => {
  it('toggle, are set, and stay equal to their rows when many come at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => somebody()));
    const { id } = await place('private', people);
    const made = await post(people[0] as Somebody, id);
    const [first = people[0] as Somebody] = people;
    expect((await like(first, made.id)).data).toEqual({ liked: true, likes: 1 });
    expect((await like(first, made.id)).data).toEqual({ liked: false, likes: 0 });
    await Promise.all(people.flatMap((one) => [like(one, made.id, true), like(one, made.id, true)]));
    expect(await see(first, made.id)).toMatchObject({ likes: 6, liked: true });
    const { rows } = await parts.database.sql.execute(
      sql`select count(*)::int as n from posts.likes where post_id = ${made.id}`,
    );
    expect(rows).toEqual([{ n: 6 }]);
    expect(await failure(like(await somebody(), made.id))).toEqual([404, 'not_found', undefined]);
  });
});

describe('comments', () => {
  it('come oldest first with their replies behind them, on one level', async () => {
    const [ana, ben] = [await somebody('Ana'), await somebody('Ben')];
    const { id } = await place('private', [ana, ben]);
    const made = await post(ana, id);
    const one = await comment(ben, made.id, 'One');
    await comment(ben, made.id, 'Two');
    const reply = await comment(ana, made.id, 'Reply to one', one.id);
    await comment(ben, made.id, 'Reply to the reply', reply.id);
    const list = async () =>
      (await call(calls.listComments, { query: { post_id: made.id, limit: 50 } }, by(ana))).data;
    expect((await list()).map(({ text }) => text)).toEqual([
      'One',
      'Reply to one',
      'Reply to the reply',
      'Two',
    ]);
    expect((await list()).slice(1, 3).map(({ parentId }) => parentId)).toEqual([one.id, one.id]);
    expect((await see(ana, made.id)).comments).toBe(4);
    await call(calls.deleteComment, { body: { comment_id: one.id } }, by(ben));
    expect((await list())[0]).toMatchObject({ text: '', author: null, isDeleted: true });
    expect((await see(ana, made.id)).comments).toBe(3);
    await call(calls.restoreComment, { params: { commentId: one.id } }, by(ben));
    expect((await list())[0]).toMatchObject({ text: 'One', isDeleted: false });
    expect(
      await failure(call(calls.editComment, { body: { comment_id: one.id, text: 'x' } }, by(ana))),
    ).toEqual([403, 'not_allowed', undefined]);
  });

  it.each([
    ['all', ['Ben commented on your post in Early Birds', 'Ben liked your post in Early Birds', named]],
    ['highlights', [named]],
    ['none', []],
  ] as const)('tell who wants %s of a group no more than that', async (notify, told) => {
    const [ana, ben] = [await somebody('Ana'), await somebody('Ben')];
    const { id } = await place('private', [ana, ben]);
    await call(changeBelonging, { params: { groupId: id }, body: { notify } }, by(ana));
    const made = await post(ana, id);
    await comment(ben, made.id, 'Strong.');
    await like(ben, made.id);
    await comment(ben, (await post(ben, id)).id, `And you, <@${ana.id}>?`);
    expect((await notices(ana)).toSorted()).toEqual(told);
  });

  it('tell each person once, of the strongest reason', async () => {
    const [ana, ben, cleo] = [await somebody('Ana'), await somebody('Ben'), await somebody('Cleo')];
    const { id } = await place('private', [ana, ben, cleo]);
    const made = await post(ana, id);
    const one = await comment(ben, made.id, `Look at this <@${ana.id}>`);
    await comment(cleo, made.id, `Agreed <@${ben.id}>`, one.id);
    await like(ben, made.id);
    await like(cleo, made.id);
    expect((await notices(ana)).toSorted()).toEqual([
      'Ben mentioned you in Early Birds',
      'Cleo and Ben liked your post in Early Birds',
      'Cleo commented on your post in Early Birds',
    ]);
    expect(await notices(ben)).toEqual(['Cleo mentioned you in Early Birds']);
    await call(blockPerson, { params: { personId: ben.id } }, by(ana));
    expect((await notices(ana)).toSorted()).toEqual([
      'Cleo commented on your post in Early Birds',
      'Cleo liked your post in Early Birds',
    ]);
    await call(leaveGroup, { params: { groupId: id } }, by(ana));
    expect(await notices(ana)).toEqual([]);
  });
});

describe('feeds', () => {
  it('of what one follows merge groups and people, without whom one blocks', async () => {
    const [me, friend, rude] = [await somebody('Me'), await somebody('Friend'), await somebody('Rude')];
    const first = await place('private', [me, rude]);
    const second = await place('public', [me]);
    const other = await place('public');
    await call(followPerson, { params: { personId: friend.id } }, by(me));
    await post(first.owner, first.id, { text: 'first' });
    await post(rude, first.id, { text: 'rude' });
    await post(second.owner, second.id, { text: 'second' });
    await post(other.owner, other.id, { text: 'other' });
    await post(friend, null, { text: 'friend' });
    await post(me, null, { text: 'mine' });
    const list = () =>
      allPages((cursor) =>
        call(calls.listFollowedPosts, { query: { limit: 2, ...(cursor && { cursor }) } }, by(me)),
      );
    expect((await list()).map(({ text }) => text)).toEqual(['mine', 'friend', 'second', 'rude', 'first']);
    await call(blockPerson, { params: { personId: rude.id } }, by(me));
    expect((await list()).map(({ text }) => text)).toEqual(['mine', 'friend', 'second', 'first']);
    const all = (await feed(null)).map(({ text }) => text);
    expect(all.slice(0, 4)).toEqual(['mine', 'friend', 'other', 'second']);
    expect(all).not.toContain('first');
  });

  it('count what came after, and what is unread in each group, exactly', async () => {
    const me = await somebody('Me');
    const { id, owner } = await place('public');
    await post(owner, id);
    await call(joinGroup, { params: { groupId: id } }, by(me));
    const unread = async () =>
      (await call(calls.countUnreadPosts, {}, by(me))).data.find(({ groupId }) => groupId === id)?.unread ??
      0;
    expect(await unread()).toBe(0);
    const [second, third] = [await post(owner, id), await post(owner, id)];
    await post(me, id);
    expect(await unread()).toBe(2);
    const news = await call(
      calls.countNews,
      { query: { feed: 'group', groupId: id, after: second.id } },
      by(me),
    );
    expect(news.data.count).toBe(1);
    const mark = (seq: number, back = false) =>
      call(calls.markGroupRead, { params: { groupId: id }, body: { seq, unread: back } }, by(me));
    await mark(second.seq ?? 0);
    expect(await unread()).toBe(1);
    await mark(1);
    expect(await unread()).toBe(1);
    await call(calls.deletePost, { body: { post_id: third.id } }, by(owner));
    expect(await unread()).toBe(0);
    await mark(second.seq ?? 0, true);
    expect(await unread()).toBe(1);
  });
});
