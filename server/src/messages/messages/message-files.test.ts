import { type NewMessage, newConversation, newMessage } from '@chalkline/contract/messages/message.schema.ts';
import * as calls from '@chalkline/contract/messages/messages.endpoints.ts';
import { uploadFile, uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import { officeFile, pictureFile } from '../../uploads/uploads.factory.ts';
import { setRemoved } from './messages.repository.ts';

const { app, parts, call } = await testApp();
const company = await organization(parts);

async function somebody(name: string, organizationId: string | null) {
  const made = await person(parts, { name, organizationId });
  return { id: made.id, name, as: await signedIn(parts, made) };
}
/** Colleagues know each other. */
const colleague = (name: string) => somebody(name, company.id);
const stranger = (name: string) => somebody(name, null);
type Somebody = Awaited<ReturnType<typeof somebody>>;

const by = ({ as }: Somebody) => ({ as });
const start = async (who: Somebody, whom: readonly Somebody[], message: Partial<NewMessage>) => {
  const body = newConversation.parse({ personIds: whom.map(({ id }) => id), message });
  return (await call(calls.startConversation, { body }, by(who))).data;
};
const plan = new Blob(['%PDF-1.7\nplan\n%%EOF'], { type: 'text/html' });
const sent = async ({ as }: Somebody, file: Blob = plan) =>
  (await call(uploadFile, { body: {} }, { as, files: { file } })).data;
const sentPicture = async ({ as }: Somebody) => {
  const file = new Blob([Uint8Array.from(await pictureFile())]);
  return (await call(uploadImage, { body: {} }, { as, files: { file } })).data.id;
};
const fetched = ({ as }: Somebody, path: string) =>
  app.inject({ url: `/api/uploads/${path.split('?')[0]}`, headers: { authorization: `Bearer ${as}` } });
const messagesOf = async (who: Somebody, conversationId: string) =>
  (await call(calls.listMessages, { params: { conversationId } }, by(who))).data;

it('files are downloads for the people of the conversation, until they are deleted', async () => {
  const [ana, ben, cleo] = [await colleague('Ana'), await colleague('Ben'), await colleague('Cleo')];
  const file = new File([officeFile('spreadsheetml.sheet')], 'Läufe “Samstag”.xlsx.exe');
  const uploaded = await sent(ana, file);
  expect(uploaded.name).toBe('Läufe “Samstag”.xlsx.exe.xlsx');
  const { id } = await start(ana, [ben], { files: [uploaded.id] });
  const [message] = await messagesOf(ben, id);
  const shown = message?.files[0];
  expect(shown).toMatchObject({ name: uploaded.name, bytes: file.size, type: uploaded.type });
  expect((await call(calls.listConversations, { query: {} as never }, by(ben))).data[0]?.last).toMatchObject({
    text: '',
    images: 0,
    files: 1,
  });
  const path = shown?.path ?? '';
  const reply = await fetched(ben, path);
  expect([reply.statusCode, reply.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  expect(reply.headers['content-disposition']).toBe(
    `attachment; filename="L_ufe _Samstag_.xlsx.exe.xlsx"; filename*=UTF-8''L%C3%A4ufe%20%E2%80%9CSamstag%E2%80%9D.xlsx.exe.xlsx`,
  );
  expect((await fetched(cleo, path)).statusCode).toBe(404);
  await call(calls.deleteMessage, { params: { conversationId: id, messageId: message?.id ?? '' } }, by(ana));
  expect([(await fetched(ben, path)).statusCode, (await fetched(ana, path)).statusCode]).toEqual([404, 404]);
  expect((await messagesOf(ben, id))[0]?.files).toEqual([]);
});

it('files are refused by what they hold, with the field', async () => {
  const ana = await colleague('Ana');
  const page = new File(['<script>alert(1)</script>,'], 'scores.csv', { type: 'text/csv' });
  expect(await failure(sent(ana, page))).toEqual([415, 'unsupported_media_type', 'files.file']);
  const macros = officeFile('wordprocessingml.document', { 'word/vbaProject.bin': new Uint8Array(9) });
  expect(await failure(sent(ana, new Blob([macros])))).toEqual([422, 'file_unsafe', 'files.file']);
  const large = new Blob([new Uint8Array(25 * 1_048_576 + 1)]);
  expect((await failure(sent(ana, large)))[0]).toBe(413);
});

it('files are in their own field, their sender’s own, and ten with the pictures', async () => {
  const [ana, ben] = [await colleague('Ana'), await colleague('Ben')];
  const [own, foreign] = [await sent(ana), await sent(ben)];
  const image = await sentPicture(ana);
  const { id } = await start(ana, [ben], { body: 'hello' });
  const params = { conversationId: id };
  const tried = (body: object) =>
    failure(call(calls.sendMessage, { params, body: body as NewMessage }, by(ana)));
  expect(await tried({ files: [foreign.id] })).toEqual([422, 'upload_unknown', 'body.files']);
  expect(await tried({ files: [image] })).toEqual([422, 'upload_unknown', 'body.files']);
  expect(await tried({ images: [own.id] })).toEqual([422, 'upload_unknown', 'body.images']);
  const many = { images: Array(5).fill(image), files: Array(6).fill(own.id) };
  expect((await tried(many)).slice(0, 3)).toEqual([422, expect.any(String), 'body.files']);
  expect((await tried({ files: [] }))[0]).toBe(422);
});

it('files of a stranger stay closed until they are accepted', async () => {
  const [ana, ben] = [await stranger('Ana'), await stranger('Ben')];
  const { id } = await start(ana, [ben], { body: 'see this', files: [(await sent(ana)).id] });
  const mine = (await messagesOf(ana, id))[0]?.files[0]?.path ?? '';
  expect((await messagesOf(ben, id))[0]).toMatchObject({ files: [], hiddenFiles: 1 });
  expect((await fetched(ben, mine)).statusCode).toBe(404);
  const shared = async (who: Somebody) =>
    (await call(calls.listSharedFiles, { params: { conversationId: id } }, by(who))).data.length;
  expect([await shared(ana), await shared(ben)]).toEqual([1, 0]);
  await call(calls.acceptConversation, { params: { conversationId: id } }, by(ben));
  expect((await messagesOf(ben, id))[0]?.files).toHaveLength(1);
  expect(await shared(ben)).toBe(1);
  expect((await fetched(ben, mine)).statusCode).toBe(200);
});

it('lists what a conversation shared, page by page, for its people alone', async () => {
  const [ana, ben, cleo] = [await colleague('Ana'), await colleague('Ben'), await colleague('Cleo')];
  const { id } = await start(ana, [ben, await colleague('Eva')], {
    body: 'before',
    files: [(await sent(ana)).id],
  });
  const params = { conversationId: id };
  const share = async (message: Partial<NewMessage>) =>
    (await call(calls.sendMessage, { params, body: newMessage.parse(message) }, by(ana))).data.id;
  const shared = async (who: Somebody, query: object = {}) =>
    call(calls.listSharedFiles, { params, query: query as never }, by(who));
  const ids = async (who: Somebody) => (await shared(who)).data.map((row) => row.id);
  const [first] = await ids(ana);
  await call(calls.addParticipants, { params, body: { personIds: [cleo.id] } }, by(ana));
  await share({ body: 'words alone' });
  const picture = await share({ images: [await sentPicture(ana)] });
  const removed = await share({ files: [(await sent(ana)).id] });
  const gone = await share({ files: [(await sent(ana)).id] });
  const last = await share({ body: 'two', files: [(await sent(ana)).id, (await sent(ana)).id] });
  await call(calls.deleteMessage, { params: { ...params, messageId: gone } }, by(ana));
  // By moderators, who keep what was sent for an appeal.
  await setRemoved(parts.database.sql, removed, parts.clock.now());
  expect(await ids(ben)).toEqual([last, picture, first]);
  expect(await ids(cleo)).toEqual([last, picture]);
  const page = await shared(ben, { limit: 1 });
  expect(page.data[0]).toMatchObject({ images: [], files: [{}, {}], author: { name: 'Ana' } });
  const next = await shared(ben, { limit: 2, cursor: page.next });
  expect([next.data.map((row) => row.id), next.next]).toEqual([[picture, first], null]);
  expect((await failure(shared(await colleague('Dario'))))[0]).toBe(404);
  const removal = { params: { ...params, personId: cleo.id } };
  await call(calls.removeParticipant, removal, by(ana));
  expect((await failure(shared(cleo)))[0]).toBe(404);
});

it('files cannot go where only pictures and PDFs are expected', async () => {
  const ana = await colleague('Ana');
  const { id } = await sent(ana, new Blob(['a,b\n1,2']));
  const answer = parts.database.transaction((tx) =>
    setUploads(
      parts,
      tx,
      { personId: ana.id },
      { kind: 'receipt', id: newId(Date.now()) },
      { ids: [id], path: 'body.receiptId' },
    ),
  );
  await expect(answer).rejects.toMatchObject({ status: 422 });
});
