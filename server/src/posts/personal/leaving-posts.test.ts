import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import * as calls from '@chalkline/contract/posts/posts.endpoints.ts';
import * as leavings from '@chalkline/contract/profiles/exports.endpoints.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { declared } from '../../manifests.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eraseLeft } from '../../profiles/leaving/leaving.service.ts';
import { pictureFile } from '../../uploads/uploads.factory.ts';
import { sweepUploads } from '../../uploads/uploads.sweep.service.ts';

const { app, parts, call, clock, database, mailbox, settle } = await testApp();
const password = 'seven lanes of chalk';

async function somebody(name: string) {
  const made = await person(parts, { name, password });
  return { ...made, viewer: asViewer(made), as: await signedIn(parts, made) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** Mara’s posts and comments in a group that Ben owns, with what hangs on them. */
async function written() {
  const [mara, ben] = [await somebody('Mara Lindqvist'), await somebody('Ben Visser')];
  const { id: groupId } = await group(parts, ben.viewer, { visibility: 'private' });
  const since = clock.now();
  await putBelonging(database.sql, { groupId, personId: mara.id, role: 'member', state: 'in', since });
  const picture = async () => {
    const file = new Blob([Uint8Array.from(await pictureFile())]);
    return (await call(uploadImage, { body: {} }, { as: mara.as, files: { file } })).data.id;
  };
  const post = async (who: Somebody, body: object) => {
    clock.advance(1000);
    return (await call(calls.addPost, { body: { text: 'Six rounds.', ...body } }, { as: who.as })).data.id;
  };
  const comment = async (who: Somebody, postId: string, parentId?: string) => {
    clock.advance(1000);
    const body = { post_id: postId, text: 'Strong.', ...(parentId && { parent_id: parentId }) };
    return (await call(calls.addComment, { body }, { as: who.as })).data.id;
  };
  const [inGroup, ofPage] = [await picture(), await picture()];
  const kept = await post(mara, {
    group_id: groupId,
    text: `With <@${ben.id}>`,
    images: [{ image: inGroup, alt: 'A bar' }],
  });
  const deleted = await post(mara, { group_id: groupId });
  await call(calls.deletePost, { body: { post_id: deleted } }, { as: mara.as });
  const ownPage = await post(mara, { images: [{ image: ofPage, alt: 'A bar' }] });
  const bens = await post(ben, { group_id: groupId });
  const top = await comment(mara, bens);
  await comment(ben, bens, top);
  const gone = await comment(mara, bens);
  await call(calls.deleteComment, { body: { comment_id: gone } }, { as: mara.as });
  for (const [who, postId] of [
    [ben, kept],
    [mara, kept],
    [mara, bens],
  ] as const)
    await call(calls.likePost, { body: { post_id: postId, liked: true } }, { as: who.as });
  return { mara, ben, groupId, kept, deleted, ownPage, bens, inGroup, ofPage };
}

const leave = async ({ as }: Somebody, posts?: 'erased' | 'kept') =>
  (await call(leavings.leave, { body: { password, ...(posts && { posts }) } }, { as })).data;

async function erased() {
  clock.advance(14 * 86_400_000);
  await eraseLeft(parts, declared.personalData);
  await sweepUploads(parts);
  await settle();
}

/** What Ben reads in his group: posts newest first, and the comments on his own. */
async function readBy(ben: Somebody, groupId: string, bens: string) {
  const as = await signedIn(parts, ben);
  const { data: posts } = await call(calls.listGroupPosts, { query: { group_id: groupId } }, { as });
  const { data: comments } = await call(calls.listComments, { query: { post_id: bens } }, { as });
  return { as, posts, comments };
}

/** Every text that still names the person, in any table of posts. */
async function leftOf(personId: string): Promise<number> {
  const { rows } = await database.sql.execute<{ n: number }>(sql`
    select (select count(*) from posts.posts where author_id = ${personId} or deleted_by = ${personId})
      + (select count(*) from posts.comments where author_id = ${personId} or deleted_by = ${personId})
      + (select count(*) from posts.likes where person_id = ${personId}) as n`);
  return Number(rows[0]?.n);
}
const bodyOf = async (table: 'posts' | 'comments', id: string) =>
  (await database.sql.execute(sql`select body from posts.${sql.identifier(table)} where id = ${id}`)).rows[0]
    ?.body;
const linkIn = (email: string) =>
  new URL(mailbox.lastTo(email).action?.url ?? '').searchParams.get('link') ?? '';
const codeOf = async (made: Promise<unknown>) => (await failure(made))[1];

it('erases posts and comments unless somebody chooses to keep them', async () => {
  const { mara, ben, groupId, bens, kept, inGroup } = await written();
  expect(await leave(mara)).toMatchObject({ posts: 'erased' });
  await settle();
  expect(mailbox.lastTo(mara.email).text).toContain('Your posts and comments will be erased too.');
  await erased();
  const { posts, comments } = await readBy(ben, groupId, bens);
  expect(posts.map(({ id, likes, comments: n }) => ({ id, likes, n }))).toEqual([
    { id: bens, likes: 0, n: 1 },
  ]);
  expect(comments.map(({ author, text, isDeleted }) => [author?.name, text, isDeleted])).toEqual([
    [undefined, '', true],
    ['Ben Visser', 'Strong.', false],
  ]);
  expect(await bodyOf('posts', kept)).toBe('');
  expect(await parts.storage.get(`uploads/${inGroup}.png`)).toBeNull();
  expect(await leftOf(mara.id)).toBe(0);
});

it('keeps posts in groups and comments without their author, with pictures, mentions and others’ likes', async () => {
  const { mara, ben, groupId, bens, kept, inGroup, ofPage, ...made } = await written();
  expect(await leave(mara, 'kept')).toMatchObject({ posts: 'kept' });
  await erased();
  const { as, posts, comments } = await readBy(ben, groupId, bens);
  expect(posts).toMatchObject([
    { id: bens, likes: 0, comments: 2 },
    {
      id: kept,
      author: null,
      text: `With <@${ben.id}>`,
      mentions: [{ id: ben.id }],
      images: [{ alt: 'A bar' }],
      likes: 1,
      can: { answer: true },
    },
  ]);
  expect(comments.map(({ author, text }) => [author?.name, text])).toEqual([
    [undefined, 'Strong.'],
    ['Ben Visser', 'Strong.'],
  ]);
  const url = `/api/uploads/${inGroup}.png`;
  expect((await app.inject({ url, headers: { authorization: `Bearer ${as}` } })).statusCode).toBe(200);
  expect(await parts.storage.get(`uploads/${inGroup}.png`)).not.toBeNull();
  // What was deleted before, and what was on the own page, goes in any case.
  expect([await bodyOf('posts', made.deleted), await bodyOf('posts', made.ownPage)]).toEqual(['', '']);
  expect(await parts.storage.get(`uploads/${ofPage}.png`)).toBeNull();
  expect(await leftOf(mara.id)).toBe(0);
  const [row] = await database.sql.select().from(people).where(eq(people.id, mara.id));
  expect(row).toMatchObject({ state: 'erased', keepsPosts: false });
});

it('lets people answer, like and report what was kept, and moderators delete it', async () => {
  const { mara, ben, kept } = await written();
  await leave(mara, 'kept');
  await erased();
  const as = await signedIn(parts, ben);
  const { data } = await call(calls.addComment, { body: { post_id: kept, text: 'Missed.' } }, { as });
  expect(data.text).toBe('Missed.');
  await call(calls.likePost, { body: { post_id: kept, liked: false } }, { as });
  await call(calls.likePost, { body: { post_id: kept, liked: true } }, { as });
  await call(calls.deletePost, { body: { post_id: kept } }, { as });
  expect(await codeOf(call(calls.getPost, { params: { postId: kept } }, { as }))).toBe('not_found');
});

it('is changed with the link of the email until the account is erased', async () => {
  const { mara, ben, groupId, bens } = await written();
  await leave(mara, 'kept');
  await settle();
  expect(mailbox.lastTo(mara.email).text).toContain('with “Deleted member” instead of your name');
  const params = { token: linkIn(mara.email) };
  expect((await call(leavings.seeLeaving, { params })).data.posts).toBe('kept');
  clock.advance(86_400_000);
  await call(leavings.changeLeaving, { params, body: { posts: 'erased' } });
  await settle();
  expect(mailbox.lastTo(mara.email).text).toContain('will be erased too');
  expect((await call(leavings.seeLeaving, { params })).data.posts).toBe('erased');
  await erased();
  expect((await readBy(ben, groupId, bens)).posts).toHaveLength(1);
  expect(await codeOf(call(leavings.seeLeaving, { params }))).toBe('leaving_link_invalid');
});

it('opens nothing with an altered link, another person’s, or one of a deletion that was undone', async () => {
  const [mara, noor] = [await somebody('Mara Lindqvist'), await somebody('Noor Achterberg')];
  await leave(mara);
  await leave(noor);
  await settle();
  const link = linkIn(mara.email);
  const forged = `${noor.id}.${link.split('.')[1]}`;
  for (const token of ['nonsense', `${link}x`, forged, mara.id])
    expect(await codeOf(call(leavings.seeLeaving, { params: { token } }))).toBe('leaving_link_invalid');
  const { email } = mara;
  await call(signIn, { body: { email, password, keepAccount: true } });
  clock.advance(1000);
  const body = { posts: 'kept' as const };
  expect(await codeOf(call(leavings.changeLeaving, { params: { token: link }, body }))).toBe(
    'leaving_link_invalid',
  );
  await leave({ ...mara, as: await signedIn(parts, mara) });
  expect(await codeOf(call(leavings.seeLeaving, { params: { token: link } }))).toBe('leaving_link_invalid');
});
