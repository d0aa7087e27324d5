import * as calls from '@chalkline/contract/posts/posts.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { declared } from '../../manifests.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eraseLeft } from '../../profiles/leaving/leaving.service.ts';
import { linkPreviews } from '../posts/link-previews.table.ts';

const on = await testApp({ LINK_PREVIEWS: 'on' });
const off = await testApp();
const page = { title: 'Row & run', description: 'Two hours.', site: 'rowing.example' };
const url = 'https://rowing.example/two-hours';
for (const { previews } of [on, off]) previews.pages.set(url, page);

async function author({ parts, call, settle }: typeof on) {
  const made = await person(parts);
  const as = await signedIn(parts, made);
  const read = async (post_id: string) =>
    (await call(calls.getPost, { params: { postId: post_id } }, { as })).data.preview;
  return {
    id: made.id,
    read,
    post: async (text: string) => {
      const { data } = await call(calls.addPost, { body: { text } }, { as });
      await settle();
      return data.id;
    },
    edit: async (post_id: string, text: string) => {
      await call(calls.editPost, { body: { post_id, text } }, { as });
      const before = await read(post_id);
      await settle();
      return before;
    },
  };
}

it('shows what the page behind the first link to another site says, while the post has that link', async () => {
  const { post, read, edit } = await author(on);
  const own = `${on.parts.config.publicUrl}/competition/user/1`;
  const id = await post(`See ${own} and ${url}.`);
  expect(await read(id)).toEqual({ url, ...page });
  expect(await edit(id, 'See https://gone.example/ and that is all.')).toBeNull();
  expect(await read(id)).toBeNull();
  expect(await on.parts.database.sql.select().from(linkPreviews).where(eq(linkPreviews.postId, id))).toEqual(
    [],
  );
  await edit(id, url);
  expect(await read(id)).toEqual({ url, ...page });
  await edit(id, 'No link.');
  expect(await on.parts.database.sql.select().from(linkPreviews).where(eq(linkPreviews.postId, id))).toEqual(
    [],
  );
});

it('reads no page of a post without a link, and none where previews are off', async () => {
  on.previews.asked.length = 0;
  await (await author(on)).post(`Only ${on.parts.config.publicUrl} here.`);
  expect(on.previews.asked).toEqual([]);
  const { post, read } = await author(off);
  expect(await read(await post(url))).toBeNull();
  expect(off.previews.asked).toEqual([]);
});

it('goes with the posts of who is erased', async () => {
  const { sql } = on.parts.database;
  const { id: personId, post } = await author(on);
  const id = await post(url);
  const now = on.clock.now();
  await sql.update(people).set({ state: 'leaving', erasedFrom: now }).where(eq(people.id, personId));
  await eraseLeft(on.parts, declared.personalData);
  expect(await sql.select().from(linkPreviews).where(eq(linkPreviews.postId, id))).toEqual([]);
});
