import { newMessage } from '@chalkline/contract/messages/message.schema.ts';
import * as messageCalls from '@chalkline/contract/messages/messages.endpoints.ts';
import * as calls from '@chalkline/contract/moderation/moderation.endpoints.ts';
import * as postCalls from '@chalkline/contract/posts/posts.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { declared } from '../../manifests.ts';
import { conversation } from '../../messages/messages/messages.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eraseLeft } from '../../profiles/leaving/leaving.service.ts';
import { pictureFile } from '../../uploads/uploads.factory.ts';
import { sweepUploads } from '../../uploads/uploads.sweep.service.ts';
import { moveLateCases } from './cases.late.service.ts';

const { app, parts, call, clock } = await testApp();

async function somebody(accountType?: 'admin') {
  const made = await person(parts, accountType ? { accountType } : {});
  const as = await signedIn(parts, made);
  return { id: made.id, viewer: asViewer(made), as: { as }, bearer: { authorization: `Bearer ${as}` } };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
let admin = await somebody('admin');

async function picture({ as }: Somebody): Promise<string> {
  const file = new Blob([Uint8Array.from(await pictureFile())]);
  return (await call(uploadImage, { body: {} }, { ...as, files: { file } })).data.id;
}
const report = async ({ as }: Somebody, kind: 'post' | 'message' | 'person', id: string) =>
  (await call(calls.report, { body: { kind, id, reason: 'other', note: 'Look' } }, as)).data.caseId;
const see = async ({ as }: Somebody, caseId: string) =>
  (await call(calls.getCase, { params: { caseId } }, as)).data;
/** How the file of the first picture of a case is answered. */
async function fetched({ bearer }: Somebody, name: string): Promise<number> {
  return (await app.inject({ url: `/api/uploads/${name}`, headers: bearer })).statusCode;
}
const nameOf = (path = '') => path.split('?')[0] ?? '';

/** A closed group with a post with a picture, of an author, reported by a reader. */
async function reported() {
  const [owner, author, reader] = [await somebody(), await somebody(), await somebody()];
  const { id: groupId } = await group(parts, owner.viewer, { visibility: 'private' });
  for (const { id: personId } of [author, reader])
    await putBelonging(parts.database.sql, {
      groupId,
      personId,
      role: 'member',
      state: 'in',
      since: clock.now(),
    });
  const images = [{ image: await picture(author), alt: '' }];
  const body = { group_id: groupId, text: 'Look at this', images };
  const post = (await call(postCalls.addPost, { body }, author.as)).data;
  const caseId = await report(reader, 'post', post.id);
  return { owner, author, reader, post, caseId, name: nameOf(post.images[0]?.path) };
}

it('shows pictures to those who decide, after the author deleted the post, and to nobody else', async () => {
  const { owner, author, reader, post, caseId, name } = await reported();
  const outsider = await somebody();
  const shown = await see(owner, caseId);
  expect([shown.images.length, shown.files]).toEqual([1, []]);
  expect((await app.inject({ url: `/api/uploads/${shown.images[0]?.path}` })).statusCode).toBe(200);
  expect((await see(reader, caseId)).images).toEqual([]);
  await call(postCalls.deletePost, { body: { post_id: post.id } }, author.as);
  await sweepUploads(parts);
  expect(await fetched(owner, name)).toBe(200);
  for (const who of [author, reader, outsider, admin]) expect(await fetched(who, name)).toBe(404);
  // At the site’s level after 72 hours, where nobody reads the group.
  clock.advance(4 * day);
  await moveLateCases(parts);
  expect((await see(admin, caseId)).images.length).toBe(1);
  expect([await fetched(admin, name), await fetched(owner, name)]).toEqual([200, 404]);
});

/** A message with a picture that was reported, then deleted by its author. */
async function deleted() {
  const [ana, ben] = [await somebody(), await somebody()];
  const message = newMessage.parse({ images: [await picture(ana)] });
  const conversationId = await conversation(parts, ana.viewer, [ben.id]);
  await call(messageCalls.acceptConversation, { params: { conversationId } }, ben.as);
  const { data } = await call(
    messageCalls.sendMessage,
    { params: { conversationId }, body: message },
    ana.as,
  );
  const name = nameOf(data.images[0]?.path);
  const caseId = await report(ben, 'message', data.id);
  const params = { conversationId, messageId: data.id };
  await call(messageCalls.deleteMessage, { params }, ana.as);
  return { ana, ben, caseId, name };
}

it('keeps pictures that the author takes away, until the case is decided and can’t be appealed', async () => {
  const { ana, ben, caseId, name } = await deleted();
  await sweepUploads(parts);
  expect([await fetched(admin, name), await fetched(ana, name), await fetched(ben, name)]).toEqual([
    200, 404, 404,
  ]);
  const { version } = await see(admin, caseId);
  const body = { decision: 'warn', reason: 'other', version } as const;
  await call(calls.decideCase, { params: { caseId }, body }, admin.as);
  clock.advance(19 * day);
  await moveLateCases(parts);
  const after = async () => {
    await sweepUploads(parts);
    admin = await somebody('admin');
    return fetched(admin, name);
  };
  expect(await after()).toBe(200);
  clock.advance(2 * day);
  await moveLateCases(parts);
  expect(await after()).toBe(404);
});

it('lets go of what a person uploaded once they are erased', async () => {
  const { ana, name } = await deleted();
  const { author, owner, name: posted } = await reported();
  expect([await fetched(admin, name), await fetched(owner, posted)]).toEqual([200, 200]);
  await parts.database.sql
    .update(people)
    .set({ state: 'leaving', erasedFrom: clock.now() })
    .where(inArray(people.id, [ana.id, author.id]));
  await eraseLeft(parts, declared.personalData);
  expect([await fetched(admin, name), await fetched(owner, posted)]).toEqual([404, 404]);
});
