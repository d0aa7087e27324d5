import {
  messagesMarkKind,
  messagesTopic,
  type NewMessage,
  newConversation,
  newMessage,
} from '@chalkline/contract/messages/message.schema.ts';
import * as calls from '@chalkline/contract/messages/messages.endpoints.ts';
import * as inbox from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as connections from '@chalkline/contract/profiles/connections.endpoints.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { pictureFile } from '../../uploads/uploads.factory.ts';

const { app, parts, call, clock, live } = await testApp();
const company = await organization(parts);

/** Somebody of one company, where everybody knows everybody. */
async function colleague(name = 'Colleague') {
  const made = await person(parts, { name, organizationId: company.id });
  return { id: made.id, name, as: await signedIn(parts, made) };
}
async function stranger(name = 'Stranger') {
  const made = await person(parts, { name });
  return { id: made.id, name, as: await signedIn(parts, made) };
}
type Somebody = Awaited<ReturnType<typeof colleague>>;

const by = ({ as }: Somebody) => ({ as });
const start = (who: Somebody, whom: readonly Somebody[], message: Partial<NewMessage>, name = '') => {
  const body = newConversation.parse({ personIds: whom.map(({ id }) => id), name, message });
  return call(calls.startConversation, { body }, by(who)).then(({ data }) => data);
};
const send = (who: Somebody, conversationId: string, body: string) =>
  call(calls.sendMessage, { params: { conversationId }, body: newMessage.parse({ body }) }, by(who));
const texts = async (who: Somebody, conversationId: string) =>
  (await call(calls.listMessages, { params: { conversationId } }, by(who))).data.map(({ body }) => body);
const list = async (who: Somebody, query: Record<string, string> = {}) =>
  (await call(calls.listConversations, { query: query as never }, by(who))).data;
const unread = async (who: Somebody) => {
  const { data } = await call(calls.countUnreadConversations, {}, by(who));
  return [data.unread, data.requests];
};
/** Whom the live stream told that somebody has read on. */
const marksTold = () =>
  live.published.filter(({ kind }) => kind === messagesMarkKind).map(({ topic }) => topic);
const read = (who: Somebody, conversationId: string, seq: number, back = false) =>
  call(calls.markConversation, { params: { conversationId }, body: { seq, unread: back } }, by(who));

describe('a conversation of two', () => {
  it('is the same one, whichever person starts it, even at the same time', async () => {
    const [ana, ben] = [await colleague('Ana'), await colleague('Ben')];
    const made = await Promise.all([
      ...Array.from({ length: 4 }, (_, at) => start(ana, [ben], { body: `a${at}` })),
      ...Array.from({ length: 4 }, (_, at) => start(ben, [ana], { body: `b${at}` })),
    ]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const { data } = await call(
      calls.listMessages,
      { params: { conversationId: made[0]?.id ?? '' } },
      by(ana),
    );
    expect(data.map(({ seq }) => seq)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('is found by the other person, whatever it is to the one who asks', async () => {
    const [ana, ben, cleo] = [await stranger('Ana'), await stranger('Ben'), await stranger('Cleo')];
    const { id } = await start(ana, [ben], { body: 'hello' });
    await start(ana, [ben, cleo], { body: 'all of us' }, 'Crew');
    const withPerson = async (who: Somebody, personId: string) =>
      (await list(who, { personId })).map((row) => [row.id, row.state]);
    expect(await withPerson(ana, ben.id)).toEqual([[id, 'in']]);
    expect(await withPerson(ben, ana.id)).toEqual([[id, 'requested']]);
    await call(calls.refuseConversation, { params: { conversationId: id } }, by(ben));
    expect(await withPerson(ben, ana.id)).toEqual([[id, 'refused']]);
    for (const personId of [cleo.id, ana.id, newId(Date.now()), 'nonsense'])
      expect(await withPerson(ana, personId)).toEqual([]);
    expect(await withPerson(cleo, ben.id)).toEqual([]);
  });

  it('numbers messages without gaps, and counts what is unread for each', async () => {
    const [ana, ben] = [await colleague('Ana'), await colleague('Ben')];
    const { id } = await start(ana, [ben], { body: 'first' });
    await Promise.all(Array.from({ length: 9 }, (_, at) => send(at % 3 ? ana : ben, id, `m${at}`)));
    const { data } = await call(calls.listMessages, { params: { conversationId: id } }, by(ben));
    expect(data.map(({ seq }) => seq).toReversed()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const detail = (await call(calls.getConversation, { params: { conversationId: id } }, by(ben))).data;
    const after = data.filter(({ seq, isMine }) => seq > detail.mark && !isMine).length;
    expect(detail.unread).toBe(after);

    await send(ana, id, 'last');
    await read(ben, id, 4);
    await read(ben, id, 11);
    await read(ben, id, 2);
    expect(await unread(ben)).toEqual([0, 0]);
    await read(ben, id, 11, true);
    expect((await list(ben))[0]?.unread).toBe(1);
    expect(await unread(ben)).toEqual([1, 0]);
    const until = new Date(clock.now().getTime() + hour).toISOString();
    await call(calls.muteConversation, { params: { conversationId: id }, body: { until } }, by(ben));
    expect(await unread(ben)).toEqual([0, 0]);
  });

  it('shows a mark to both or to neither', async () => {
    const [ana, ben] = [await colleague('Ana'), await colleague('Ben')];
    const { id } = await start(ana, [ben], { body: 'hello' });
    live.published.length = 0;
    await read(ben, id, 1);
    const markOf = async (who: Somebody, whom: Somebody) =>
      (await call(calls.getConversation, { params: { conversationId: id } }, by(who))).data.participants.find(
        (one) => one.id === whom.id,
      )?.mark;
    expect(await markOf(ana, ben)).toBe(1);
    expect(marksTold()).toEqual([messagesTopic(ana.id)]);
    await call(calls.changeMessageSettings, { body: { readMarks: false } }, by(ben));
    expect(await markOf(ana, ben)).toBeNull();
    expect(await markOf(ben, ana)).toBeNull();
    await send(ana, id, 'and again');
    await read(ben, id, 2);
    await send(ben, id, 'hello too');
    await read(ana, id, 3);
    expect(marksTold()).toHaveLength(1);
  });

  it('is edited for a day by its author, and deleted for everybody', async () => {
    const [ana, ben] = [await colleague('Ana'), await colleague('Ben')];
    const { id } = await start(ana, [ben], { body: 'lane 3' });
    const { data } = await call(calls.listMessages, { params: { conversationId: id } }, by(ana));
    const params = { conversationId: id, messageId: data[0]?.id ?? '' };
    const edit = (who: Somebody, body: string) =>
      call(calls.editMessage, { params, body: { body } }, by(who));
    expect((await failure(edit(ben, 'lane 9')))[0]).toBe(403);
    expect((await edit(ana, 'lane 4')).data).toMatchObject({ body: 'lane 4', editedAt: expect.anything() });
    clock.advance(25 * hour);
    expect((await failure(edit(ana, 'lane 5')))[1]).toBe('message_too_old');
    expect((await failure(call(calls.deleteMessage, { params }, by(ben))))[0]).toBe(403);
    await call(calls.deleteMessage, { params }, by(ana));
    expect((await list(ben))[0]).toMatchObject({ unread: 0, last: { text: '', isDeleted: true } });
    expect((await failure(call(calls.deleteMessage, { params }, by(ana))))[0]).toBe(404);
  });

  it('shows its pictures to its people, and to nobody once they are deleted', async () => {
    const [ana, ben, cleo] = [await colleague('Ana'), await colleague('Ben'), await colleague('Cleo')];
    const file = new Blob([Uint8Array.from(await pictureFile())]);
    const image = (await call(uploadImage, { body: {} }, { as: ana.as, files: { file } })).data.id;
    const { id } = await start(ana, [ben], { images: [image] });
    const { data } = await call(calls.listMessages, { params: { conversationId: id } }, by(ben));
    const [message] = data;
    const fetched = async ({ as }: Somebody, path = message?.images[0]?.path) => {
      const headers = { authorization: `Bearer ${as}` };
      return (await app.inject({ url: `/api/uploads/${path?.split('?')[0]}`, headers })).statusCode;
    };
    expect([await fetched(ben), await fetched(cleo)]).toEqual([200, 404]);
    const params = { conversationId: id, messageId: message?.id ?? '' };
    await call(calls.deleteMessage, { params }, by(ana));
    expect(await fetched(ben)).toBe(404);
    const another = start(ben, [ana], { images: [image] });
    expect((await failure(another))[1]).toBe('upload_unknown');
  });
});

it('is one of sixty a minute, whether it starts a conversation or not', async () => {
  const [ana, ben, cleo] = [await colleague('Ana'), await colleague('Ben'), await colleague('Cleo')];
  const { id } = await start(ana, [ben], { body: '1' });
  for (let count = 2; count <= 60; count += 1) await send(ana, id, String(count));
  // Both at once: a refusal that nobody listens to yet would end the run.
  const more = [send(ana, id, '61'), start(ana, [cleo], { body: '61' })];
  for (const [status] of await Promise.all(more.map(failure))) expect(status).toBe(429);
  await send(ben, id, 'mine');
});

describe('a stranger', () => {
  it('waits among the requests, rings nothing, and is answered or refused', async () => {
    const [ana, ben] = [await stranger('Ana'), await stranger('Ben')];
    const { id } = await start(ana, [ben], { body: 'hello' });
    expect(await unread(ben)).toEqual([0, 1]);
    expect(await list(ben)).toEqual([]);
    expect((await list(ben, { filter: 'requests' })).map((row) => row.id)).toEqual([id]);
    expect((await call(inbox.listNotifications, { query: {} }, by(ben))).data).toEqual([]);
    await read(ben, id, 1);
    const seen = (await call(calls.getConversation, { params: { conversationId: id } }, by(ana))).data;
    expect(seen.participants.map(({ isMe, mark }) => [isMe, mark]).toSorted()).toEqual([
      [false, null],
      [true, 1],
    ]);

    const type = async (who: Somebody) => {
      live.passed.length = 0;
      await call(calls.tellTyping, { params: { conversationId: id } }, by(who));
      return live.passed.map(({ topic }) => topic);
    };
    expect([await type(ana), await type(ben)]).toEqual([[], []]);

    await send(ben, id, 'hi');
    expect([await type(ana), await type(ben)]).toEqual([[messagesTopic(ben.id)], [messagesTopic(ana.id)]]);
    expect((await list(ben)).map((row) => row.id)).toEqual([id]);
    await send(ana, id, 'how was it?');
    const { data } = await call(inbox.listNotifications, { query: {} }, by(ben));
    expect(data.map(({ title, text }) => [title, text])).toEqual([['Message from Ana', 'how was it?']]);
  });

  it('gets the same reply for a refusal, a block, a child and an unknown person', async () => {
    const [ana, refuser, blocker, child] = [
      await stranger('Ana'),
      await stranger('Refuser'),
      await stranger('Blocker'),
      await stranger('Child'),
    ];
    const { id } = await start(ana, [refuser], { body: 'hello' });
    await call(calls.refuseConversation, { params: { conversationId: id } }, by(refuser));
    await call(connections.blockPerson, { params: { personId: ana.id } }, by(blocker));
    await call(changeProfile, { body: { birthDate: '2015-01-01' } }, by(child));
    const nobody = { ...ana, id: newId(Date.now()) };
    const refused = [start(ana, [blocker], { body: 'x' }), start(ana, [child], { body: 'x' })];
    const tries = [...refused, start(ana, [nobody], { body: 'x' }), start(ana, [ana], { body: 'x' })];
    const all = [...tries, send(ana, id, 'again'), start(ana, [refuser], { body: 'again' })];
    for (const answer of await Promise.all(all.map(failure))) {
      expect(answer.slice(0, 2)).toEqual([403, 'cannot_message']);
    }
  });

  it('who was refused is listed for the refuser alone, who can still accept or write', async () => {
    const [ana, ben, cleo] = [await stranger('Ana'), await stranger('Ben'), await stranger('Cleo')];
    const params = { conversationId: (await start(ana, [ben], { body: 'hello' })).id };
    const idsOf = async (who: Somebody, query: Record<string, string>) =>
      (await list(who, query)).map(({ id }) => id);
    await call(calls.refuseConversation, { params }, by(ben));
    await call(calls.refuseConversation, { params }, by(ben));
    expect(await unread(ben)).toEqual([0, 0]);
    expect([await idsOf(ben, { filter: 'all' }), await idsOf(ben, { filter: 'requests' })]).toEqual([[], []]);
    expect(await idsOf(ben, { filter: 'refused' })).toEqual([params.conversationId]);
    expect(await idsOf(ana, { filter: 'refused' })).toEqual([]);
    const shown = (await call(calls.getConversation, { params }, by(ben))).data;
    expect([shown.state, shown.can.accept, shown.can.write]).toEqual(['refused', true, true]);
    for (const who of [ana, cleo]) {
      const accepted = call(calls.acceptConversation, { params }, by(who));
      expect((await failure(accepted.then(() => send(who, params.conversationId, 'x'))))[0]).toBe(
        who === ana ? 403 : 404,
      );
    }

    await call(connections.blockPerson, { params: { personId: ana.id } }, by(ben));
    expect((await failure(call(calls.acceptConversation, { params }, by(ben))))[1]).toBe('cannot_message');
    expect((await failure(send(ben, params.conversationId, 'x')))[1]).toBe('cannot_message');
    await call(connections.unblockPerson, { params: { personId: ana.id } }, by(ben));

    await Promise.all([1, 2].map(() => call(calls.acceptConversation, { params }, by(ben))));
    await send(ana, params.conversationId, 'thank you');
    expect(await texts(ben, params.conversationId)).toEqual(['thank you', 'hello']);
    expect(await idsOf(ben, { filter: 'refused' })).toEqual([]);

    const other = await start(cleo, [ben], { body: 'hi' });
    await call(calls.refuseConversation, { params: { conversationId: other.id } }, by(ben));
    expect((await start(ben, [cleo], { body: 'sorry, hi' })).id).toBe(other.id);
    await send(cleo, other.id, 'no worries');
  });

  it('of another company is out of reach', async () => {
    const [ana, outside] = [await colleague('Ana'), await stranger('Outside')];
    expect((await failure(start(outside, [ana], { body: 'x' })))[1]).toBe('cannot_message');
  });
});

describe('a group', () => {
  it('shows newcomers what comes after them, and nothing to who left', async () => {
    const [ana, ben, cleo] = [await colleague('Ana'), await colleague('Ben'), await colleague('Cleo')];
    const { id } = await start(ana, [ben], { body: 'before' }, 'Lane crew');
    const add = (who: Somebody, whom: Somebody) =>
      call(
        calls.addParticipants,
        { params: { conversationId: id }, body: { personIds: [whom.id] } },
        by(who),
      );
    expect((await failure(add(cleo, cleo)))[0]).toBe(404);
    await add(ben, cleo);
    await send(ana, id, 'after');
    expect(await texts(cleo, id)).toEqual(['after']);
    expect(await texts(ben, id)).toEqual(['after', 'before']);
    expect((await list(cleo))[0]).toMatchObject({ name: 'Lane crew', unread: 1, peopleCount: 3 });

    const remove = (who: Somebody, whom: Somebody) =>
      call(calls.removeParticipant, { params: { conversationId: id, personId: whom.id } }, by(who));
    expect((await failure(remove(cleo, ben)))[0]).toBe(403);
    await remove(ana, ben);
    expect((await failure(send(ben, id, 'x')))[0]).toBe(404);
    expect(await list(ben)).toEqual([]);
    await remove(ana, ana);
    // Cleo owns it now.
    await add(cleo, ben);
    await remove(cleo, ben);
    expect(await texts(cleo, id)).toEqual(['after']);
  });

  it('takes fifty people and no more, also when asked at once', async () => {
    const crew = await Promise.all(Array.from({ length: 51 }, (_, at) => colleague(`P${at}`)));
    const [owner, ...others] = crew;
    if (!owner) throw new Error('Nobody was made.');
    const { id } = await start(owner, others.slice(0, 48), { body: 'all hands' });
    const last = others
      .slice(48)
      .map(({ id: personId }) =>
        call(
          calls.addParticipants,
          { params: { conversationId: id }, body: { personIds: [personId] } },
          by(owner),
        ),
      );
    const answers = await Promise.allSettled(last);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await list(owner))[0]?.peopleCount).toBe(50);
  });

  it('shows who is typing to those in it, but not between people who block each other, and to nobody outside', async () => {
    const [ana, ben, cleo] = [await colleague('Ana'), await colleague('Ben'), await colleague('Cleo')];
    const { id } = await start(ana, [ben, cleo], { body: 'hello' }, 'Crew');
    await call(connections.blockPerson, { params: { personId: cleo.id } }, by(ben));
    const type = async (who: Somebody) => {
      live.passed.length = 0;
      live.published.length = 0;
      await call(calls.tellTyping, { params: { conversationId: id } }, by(who));
      expect(live.published).toEqual([]);
      return live.passed.map(({ topic }) => topic).toSorted();
    };
    expect(await type(ana)).toEqual([ben.id, cleo.id].map(messagesTopic).toSorted());
    expect(live.passed[0]).toMatchObject({ kind: 'typing', data: { conversationId: id, personId: ana.id } });
    expect(await type(cleo)).toEqual([messagesTopic(ana.id)]);
    const params = { conversationId: id, personId: cleo.id };
    await call(calls.removeParticipant, { params }, by(ana));
    expect(await type(ana)).toEqual([messagesTopic(ben.id)]);
    expect((await failure(type(cleo)))[0]).toBe(404);
  });

  it('hides what blocked people write, from words and counts alike', async () => {
    const [ana, ben, cleo] = [await colleague('Ana'), await colleague('Ben'), await colleague('Cleo')];
    const { id } = await start(ana, [ben, cleo], { body: 'hello' }, 'Crew');
    await read(ben, id, 1);
    await call(connections.blockPerson, { params: { personId: cleo.id } }, by(ben));
    await send(cleo, id, 'unseen by Ben');
    expect(await texts(ben, id)).toEqual(['hello']);
    expect(await unread(ben)).toEqual([0, 0]);
    expect((await call(inbox.listNotifications, { query: {} }, by(ben))).data).toEqual([]);
    await send(ben, id, 'unseen by Cleo');
    expect(await texts(cleo, id)).toEqual(['unseen by Ben', 'hello']);
    expect(await texts(ana, id)).toEqual(['unseen by Cleo', 'unseen by Ben', 'hello']);
  });
});

describe('search', () => {
  it('finds words in one’s own conversations alone, newest first', async () => {
    const [ana, ben, cleo] = [await colleague('Ana'), await colleague('Ben'), await colleague('Cleo')];
    const { id } = await start(ana, [ben], { body: 'the barbell is on floor A' });
    clock.advance(1000);
    await send(ben, id, 'Which barbell?');
    await start(ben, [cleo], { body: 'a barbell for Cleo' });
    const found = async (who: Somebody, search: string) =>
      (await call(calls.searchMessages, { query: { search } as never }, by(who))).data.map(
        ({ message }) => message.body,
      );
    expect(await found(ana, 'barb')).toEqual(['Which barbell?', 'the barbell is on floor A']);
    expect(await found(cleo, 'barb floor')).toEqual([]);
    expect((await list(ana, { search: 'be' })).map((row) => row.id)).toEqual([id]);
  });
});

it('is for people who are signed in, and for those in it', async () => {
  const [ana, ben, other] = [await colleague('Ana'), await colleague('Ben'), await colleague('Other')];
  const { id } = await start(ana, [ben], { body: 'hello' });
  const params = { conversationId: id };
  expect((await failure(call(calls.listConversations, { query: {} as never })))[0]).toBe(401);
  const tries = [
    call(calls.getConversation, { params }, by(other)),
    call(calls.listMessages, { params }, by(other)),
    send(other, id, 'x'),
    read(other, id, 1),
    call(calls.tellTyping, { params }, by(other)),
    call(calls.acceptConversation, { params }, by(other)),
    call(calls.renameConversation, { params, body: { name: 'x' } }, by(other)),
  ];
  for (const answer of await Promise.all(tries.map(failure))) expect(answer[0]).toBe(404);
  const rename = call(calls.renameConversation, { params, body: { name: 'x' } }, by(ana));
  expect((await failure(rename))[1]).toBe('not_a_group');
});
