import { newConversation, newMessage } from '@chalkline/contract/messages/message.schema.ts';
import * as calls from '@chalkline/contract/messages/messages.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call } = await testApp();
const company = await organization(parts);

async function colleague() {
  const made = await person(parts, { organizationId: company.id });
  return { id: made.id, name: made.name, as: await signedIn(parts, made) };
}
type Somebody = Awaited<ReturnType<typeof colleague>>;

const by = ({ as }: Somebody) => ({ as });
async function start(who: Somebody, whom: readonly Somebody[], body: string): Promise<string> {
  const sent = newConversation.parse({ personIds: whom.map(({ id }) => id), message: { body } });
  return (await call(calls.startConversation, { body: sent }, by(who))).data.id;
}
const send = async (who: Somebody, conversationId: string, body: string) =>
  (await call(calls.sendMessage, { params: { conversationId }, body: newMessage.parse({ body }) }, by(who)))
    .data;
const list = async (who: Somebody, conversationId: string, query: Record<string, unknown>) =>
  call(calls.listMessages, { params: { conversationId }, query: query as never }, by(who));
const seqs = async (...asked: Parameters<typeof list>) => (await list(...asked)).data.map(({ seq }) => seq);

it('finds words in one conversation, page by page, without what was deleted', async () => {
  const [ana, ben, cleo] = [await colleague(), await colleague(), await colleague()];
  const id = await start(ana, [ben], 'The barbell is on floor A');
  for (const body of ['Which one?', 'The long barbell', 'Thanks', 'Barbells, two of them'])
    await send(ben, id, body);
  const gone = await send(ana, id, 'No barbell at all');
  await call(calls.deleteMessage, { params: { conversationId: id, messageId: gone.id } }, by(ana));
  await start(ana, [cleo], 'A barbell for Cleo');
  expect(await seqs(ana, id, { search: 'barb' })).toEqual([5, 3, 1]);
  expect(await seqs(ana, id, { search: 'barb floor' })).toEqual([1]);
  const first = await list(ana, id, { search: 'barb', limit: 2 });
  expect(first.data.map(({ seq }) => seq)).toEqual([5, 3]);
  const cursor = first.next;
  expect(await seqs(ana, id, { search: 'barb', limit: 2, cursor })).toEqual([1]);
  expect((await failure(list(ana, id, { search: 'floor', cursor })))[0]).toBe(400);
  expect((await failure(list(cleo, id, { search: 'barb' })))[0]).toBe(404);
});

it('reads on from one message backwards', async () => {
  const [ana, ben] = [await colleague(), await colleague()];
  const id = await start(ana, [ben], '1');
  for (let at = 2; at <= 6; at += 1) await send(ben, id, `${at}`);
  expect(await seqs(ana, id, { upTo: 4 })).toEqual([4, 3, 2, 1]);
  const { next } = await list(ana, id, { upTo: 4, limit: 3 });
  expect(await seqs(ana, id, { upTo: 4, limit: 3, cursor: next })).toEqual([1]);
});

it('says what a group is for, and who started it', async () => {
  const [ana, ben, cleo] = [await colleague(), await colleague(), await colleague()];
  const id = await start(ana, [ben, cleo], 'hello');
  const params = { conversationId: id };
  const change = (body: object) => call(calls.renameConversation, { params, body: body as never }, by(ben));
  await change({ name: 'Lane crew' });
  await change({ about: 'Judges of workout 4, floor A.' });
  expect((await call(calls.getConversation, { params }, by(cleo))).data).toMatchObject({
    name: 'Lane crew',
    about: 'Judges of workout 4, floor A.',
    startedBy: { id: ana.id, name: ana.name },
  });
  expect((await failure(change({})))[0]).toBe(422);
  const direct = await start(ana, [ben], 'hi');
  const { data } = await call(calls.getConversation, { params: { conversationId: direct } }, by(ana));
  expect([data.about, data.startedBy]).toEqual(['', null]);
});
