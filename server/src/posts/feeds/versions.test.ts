import { banMember } from '@chalkline/contract/groups/members.endpoints.ts';
import * as history from '@chalkline/contract/posts/post-history.endpoints.ts';
import * as calls from '@chalkline/contract/posts/posts.endpoints.ts';
import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { eq } from 'drizzle-orm';
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
import { commentVersions } from '../comments/comments.table.ts';

const { app, parts, call, clock } = await testApp();

async function somebody() {
  const made = await person(parts);
  return { id: made.id, viewer: asViewer(made), as: { as: await signedIn(parts, made) } };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** A closed group with two members. */
async function place() {
  const [owner, ana, ben, outsider] = await Promise.all([somebody(), somebody(), somebody(), somebody()]);
  const { id: groupId } = await group(parts, owner.viewer, { visibility: 'private' });
  for (const { id: personId } of [ana, ben])
    await putBelonging(parts.database.sql, {
      groupId,
      personId,
      role: 'member',
      state: 'in',
      since: clock.now(),
    });
  return { owner, ana, ben, outsider, groupId };
}
const post = async ({ as }: Somebody, body: object) =>
  (await call(calls.addPost, { body: body as never }, as)).data;
const edit = async ({ as }: Somebody, comment_id: string, text: string) => {
  clock.advance(1000);
  await call(calls.editComment, { body: { comment_id, text } }, as);
};
const versions = async ({ as }: Partial<Somebody>, commentId: string) =>
  (await call(history.listCommentVersions, { params: { commentId }, query: {} }, as)).data.map(
    ({ version, text }) => [version, text],
  );

it('keeps what a comment said, for who may read it', async () => {
  const { owner, ana, ben, outsider, groupId } = await place();
  const { id: post_id } = await post(owner, { group_id: groupId, text: 'Six rounds' });
  const { id } = (await call(calls.addComment, { body: { post_id, text: 'First' } }, ana.as)).data;
  expect(await versions(ben, id)).toEqual([]);
  await edit(ana, id, 'Second');
  await edit(ana, id, 'Second');
  await Promise.all([edit(ana, id, 'Third'), edit(ana, id, 'Fourth')]);
  expect((await versions(ben, id)).map(([version]) => version)).toEqual([3, 2, 1]);
  expect((await versions(owner, id)).at(-1)).toEqual([1, 'First']);
  for (const who of [outsider, {}]) expect((await failure(versions(who, id)))[0]).toBe(404);
  expect((await failure(versions(ben, 'nonsense')))[0]).toBe(404);

  await call(blockPerson, { params: { personId: ana.id } }, ben.as);
  expect((await failure(versions(ben, id)))[0]).toBe(404);
  expect((await versions(owner, id)).length).toBe(3);
  await call(calls.deleteComment, { body: { comment_id: id } }, ana.as);
  for (const who of [ana, owner]) expect((await failure(versions(who, id)))[0]).toBe(404);
  await call(calls.restoreComment, { params: { commentId: id } }, ana.as);
  expect((await versions(ana, id)).length).toBe(3);

  const { sql } = parts.database;
  await sql.update(people).set({ state: 'leaving', erasedFrom: clock.now() }).where(eq(people.id, ana.id));
  await eraseLeft(parts, declared.personalData);
  expect(await sql.$count(commentVersions, eq(commentVersions.commentId, id))).toBe(0);
});

it('keeps the pictures of a post’s versions, for who may read it', async () => {
  const { owner, ana, ben, outsider, groupId } = await place();
  const picture = async () => {
    const file = new Blob([Uint8Array.from(await pictureFile())]);
    return {
      image: (await call(uploadImage, { body: {} }, { ...ana.as, files: { file } })).data.id,
      alt: 'Lane',
    };
  };
  const [first, second] = [await picture(), await picture()];
  const { id: post_id } = await post(ana, { group_id: groupId, text: 'Before', images: [first, second] });
  const change = async (images: object[]) => {
    clock.advance(1000);
    await call(calls.editPost, { body: { post_id, images } as never }, ana.as);
  };
  await change([second]);
  await change([]).catch(() => null);
  await change([first]);
  await sweepUploads(parts);
  const listed = async ({ as }: Somebody) =>
    (await call(calls.listPostVersions, { params: { postId: post_id }, query: {} }, as)).data;
  const read = await listed(ben);
  expect(read.map(({ images, pictures }) => [images, pictures.map(({ id, alt }) => [id, alt])])).toEqual([
    [0, []],
    [1, [[second.image, 'Lane']]],
    [
      2,
      [
        [first.image, 'Lane'],
        [second.image, 'Lane'],
      ],
    ],
  ]);
  const path = read[2]?.pictures[1]?.path ?? '';
  expect((await app.inject({ url: `/api/uploads/${path}` })).statusCode).toBe(200);
  const fetched = async ({ as }: Somebody) =>
    (
      await app.inject({
        url: `/api/uploads/${path.split('?')[0]}`,
        headers: { authorization: `Bearer ${as.as}` },
      })
    ).statusCode;
  expect([await fetched(owner), await fetched(outsider)]).toEqual([200, 404]);
  const body = { reason: 'other', note: '' } as const;
  await call(banMember, { params: { groupId, personId: ben.id }, body }, owner.as);
  expect(await fetched(ben)).toBe(404);
  await call(calls.deletePost, { body: { post_id } }, ana.as);
  expect(await fetched(owner)).toBe(404);
});
