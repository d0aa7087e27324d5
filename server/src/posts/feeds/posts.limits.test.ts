import { logResult } from '@chalkline/contract/activities/activities.endpoints.ts';
import { createGroup, deleteGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as calls from '@chalkline/contract/posts/posts.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { usualTypes } from '../../activities/activities.factory.ts';
import { results } from '../../activities/results/results.table.ts';
import { archivedGroupRetention } from '../../groups/groups/groups.table.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { deleteExpired } from '../../platform/database/retention.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { pictureFile } from '../../uploads/uploads.factory.ts';
import { sweepUploads } from '../../uploads/uploads.sweep.service.ts';
import { deletedPostRetention, posts } from '../posts/posts.table.ts';

const { parts, call, clock } = await testApp();
const { sql } = parts.database;

async function somebody(name = 'Somebody') {
  const made = await person(parts, { name });
  return { id: made.id, as: await signedIn(parts, made) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const by = ({ as }: Somebody) => ({ as });

async function place(...members: readonly Somebody[]) {
  const owner = await somebody('Owner');
  const body = { name: 'Early Birds', visibility: 'private' } as const;
  const { id } = (await call(createGroup, { body }, by(owner))).data;
  for (const { id: personId } of members) {
    const row = { groupId: id, personId, role: 'member', state: 'in', since: clock.now() } as const;
    await putBelonging(sql, row);
  }
  return { id, owner };
}
const post = async (who: Somebody, groupId: string, sketch: object = {}) =>
  (await call(calls.addPost, { body: { group_id: groupId, text: 'Six rounds.', ...sketch } }, by(who))).data;
const picture = async (who: Somebody) => {
  const file = new Blob([new Uint8Array(await pictureFile())]);
  return (await call(uploadImage, { body: {} }, { ...by(who), files: { file } })).data.id;
};

it('posts are ten a minute, and comments thirty', async () => {
  const { id, owner } = await place();
  const [made] = await Promise.all(Array.from({ length: 10 }, () => post(owner, id)));
  expect((await failure(post(owner, id)))[0]).toBe(429);
  const comment = () =>
    call(calls.addComment, { body: { post_id: made?.id ?? '', text: 'Strong.' } }, by(owner));
  await Promise.all(Array.from({ length: 30 }, comment));
  expect((await failure(comment()))[0]).toBe(429);
});

const names = (count: number) => Array.from({ length: count }, () => `<@${newId()}>`).join(' ');

it.each([
  ['a text of 10,001 characters', { text: 'a'.repeat(10_001) }, 'body.text'],
  ['21 people', { text: names(21) }, 'body.text'],
  ['11 pictures', { images: Array.from({ length: 11 }, () => ({ image: newId() })) }, 'body.images'],
])('a post is refused with %s', async (_what, wrong, path) => {
  const { id, owner } = await place();
  const [status, , where] = await failure(post(owner, id, wrong));
  expect([status, where]).toEqual([422, path]);
});

it.each([
  ['a text of 4,001 characters', 'a'.repeat(4001)],
  ['21 people', names(21)],
])('a comment is refused with %s', async (_what, text) => {
  const { id, owner } = await place();
  const { id: post_id } = await post(owner, id);
  const [status, , where] = await failure(call(calls.addComment, { body: { post_id, text } }, by(owner)));
  expect([status, where]).toEqual([422, 'body.text']);
});

it('an edit tells only those it newly names, and readers see what was said before until it is deleted', async () => {
  const [ana, ben, outsider] = [await somebody('Ana'), await somebody('Ben'), await somebody('Outsider')];
  const { id, owner } = await place(ana, ben);
  const told = async (who: Somebody) => (await call(listNotifications, {}, by(who))).data.length;
  const { id: post_id } = await post(owner, id, { text: `Well done <@${ana.id}>` });
  expect([await told(ana), await told(ben)]).toEqual([1, 0]);
  clock.advance(60_000);
  const text = `Well done <@${ana.id}> and <@${ben.id}>`;
  await call(calls.editPost, { body: { post_id, text } }, by(owner));
  expect([await told(ana), await told(ben)]).toEqual([1, 1]);
  const versions = (who: Somebody) =>
    call(calls.listPostVersions, { params: { postId: post_id }, query: {} }, by(who));
  expect((await versions(ana)).data.map((one) => one.text)).toContain(`Well done <@${ana.id}>`);
  expect((await failure(versions(outsider)))[0]).toBe(404);
  await call(calls.deletePost, { body: { post_id } }, by(owner));
  expect((await failure(versions(ana)))[0]).toBe(404);
  expect((await failure(versions(owner)))[0]).toBe(404);
});

/** What the hourly jobs do. */
async function clean(): Promise<void> {
  await deleteExpired(sql, [deletedPostRetention, archivedGroupRetention], clock.now());
  await sweepUploads(parts);
}
async function filesLeft(): Promise<number> {
  let count = 0;
  for await (const key of parts.storage.keys()) if (key.startsWith('uploads/')) count += 1;
  return count;
}

it('a deleted post is restored for 30 days, then it is purged with its pictures', async () => {
  const { id, owner } = await place();
  const { id: post_id } = await post(owner, id, { images: [{ image: await picture(owner) }] });
  const before = await filesLeft();
  await call(calls.deletePost, { body: { post_id } }, by(owner));
  const restore = (who = owner) => call(calls.restorePost, { params: { postId: post_id } }, by(who));
  clock.advance(30 * day - 1000);
  await clean();
  expect((await restore()).data.images).toHaveLength(1);
  await call(calls.deletePost, { body: { post_id } }, by(owner));
  clock.advance(30 * day + 1000);
  await clean();
  // Their session has ended by now.
  const again = { ...owner, as: await signedIn(parts, owner) };
  expect((await failure(restore(again)))[0]).toBe(404);
  expect(await filesLeft()).toBe(before - 1);
});

it('a group that is purged after 30 days leaves no picture of its posts behind, and a proof goes with its result', async () => {
  const before = await filesLeft();
  const owner = await somebody('Owner');
  const today = clock.now().toISOString().slice(0, 10);
  const body = {
    type: 'challenge',
    name: 'Sixty rows',
    goal: 'most',
    activity_type_id: usualTypes.rowing,
    starts_on: today,
    ends_on: today,
    zone: 'UTC',
  } as const;
  const { id } = (await call(createGroup, { body }, by(owner))).data;
  await post(owner, id, { images: [{ image: await picture(owner) }] });
  const result = { amount: 2000, day: today, groupId: id, proof: await picture(owner) };
  await call(logResult, { body: result }, by(owner));
  expect(await filesLeft()).toBe(before + 2);
  await call(deleteGroup, { body: { group_id: id } }, by(owner));
  clock.advance(30 * day + 1000);
  await clean();
  expect(await sql.$count(posts)).toBeGreaterThan(0);
  // What somebody did stays theirs.
  expect(await filesLeft()).toBe(before + 1);
  await sql.delete(results).where(eq(results.personId, owner.id));
  await clean();
  expect(await filesLeft()).toBe(before);
});
