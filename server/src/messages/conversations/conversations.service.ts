import {
  type ConversationPatch,
  type ConversationsQuery,
  conversationEvents,
  conversationTopic,
  type MarkBody,
  messagesChangedKind,
  messagesMarkKind,
  messagesTopic,
  type ParticipantState,
  peopleAtMost,
} from '@chalkline/contract/messages/message.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { isChild } from '../../profiles/profiles/profiles.rules.ts';
import { acquaintances } from './acquaintances.service.ts';
import { type Addressee, findAddressees } from './addressees.repository.ts';
import { cannotMessage, conversationFull, conversationNotFound, notAGroup } from './conversations.errors.ts';
import {
  conversationOrder,
  countConversations,
  findConversations,
  type ListedConversation,
  type PersonIn,
  pairOf,
  updateConversation,
} from './conversations.repository.ts';
import { type ConversationSeen, enterConversation, seeConversation } from './conversations.see.service.ts';
import {
  findReadMarks,
  moveMark,
  moveMarkBack,
  putParticipants,
  putReadMarks,
  updateMute,
  updateState,
} from './participants.repository.ts';

/** The viewer's conversations, the latest message first. */
export function listConversations(
  parts: Parts,
  { personId }: Viewer,
  query: ConversationsQuery,
): Promise<Page<ListedConversation[]>> {
  const { filter, search } = query;
  const pair = query.personId && pairOf(personId, query.personId);
  return readPage(parts.config, query, {
    list: ['conversations', personId, filter, search, pair],
    order: conversationOrder,
    read: (page) => findConversations(parts.database.sql, { personId, filter, search, pair }, page),
  });
}

/** How many conversations hold something unread, and how many requests wait. */
export async function countUnread(parts: Parts, { personId }: Viewer) {
  // Before the rows are read, so that no event between the two is missed.
  const position = await parts.live.reached(parts.database.sql);
  return { ...(await countConversations(parts.database.sql, personId, parts.clock.now())), position };
}

/**
 * Who of these can be written to. Throws 403 `cannot_message` unless all can: the same for an id that never was, for
 * somebody who blocks or is blocked, and for a child that does not know the writer well.
 */
export async function requireAddressees(
  parts: Pick<Parts, 'clock'>,
  sql: Sql,
  viewer: Viewer,
  ids: readonly string[],
): Promise<readonly Addressee[]> {
  if (!ids.every(isId)) throw cannotMessage();
  const wanted = new Set(ids);
  const found = await findAddressees(sql, viewer, [...wanted], acquaintances());
  const now = parts.clock.now();
  const isOpen = ({ birthDate, knowsWriterWell }: Addressee) => knowsWriterWell || !isChild(birthDate, now);
  if (found.length < wanted.size || !found.every(isOpen)) throw cannotMessage();
  return found;
}

/** Adds people to a group; who does not know the viewer is asked first. Throws 403, 404 and 409. */
export async function addParticipants(
  parts: Parts,
  viewer: Viewer,
  conversationId: string,
  personIds: readonly string[],
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const seen = await enterConversation(tx.sql, viewer, conversationId);
    if (seen.conversation.kind !== 'group') throw notAGroup();
    if (!seen.can.add) throw cannotMessage();
    const addressees = await requireAddressees(parts, tx.sql, viewer, personIds);
    const isHere = new Set(seen.people.map(({ personId }) => personId));
    const added = addressees.filter(({ id }) => !isHere.has(id));
    if (isHere.size + added.length > peopleAtMost) throw conversationFull();
    await joinPeople(parts, tx, seen.conversation, added);
    await tellChanged(parts, tx, seen, added);
    return null;
  });
}

/** Rows for people who come to a conversation now. Strangers of the viewer are asked first. */
export function joinPeople(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  { id: conversationId, lastSeq }: { readonly id: string; readonly lastSeq: number },
  people: readonly Pick<Addressee, 'id' | 'knowsWriter'>[],
): Promise<void> {
  const at = parts.clock.now();
  return putParticipants(
    tx.sql,
    people.map(({ id: personId, knowsWriter }) => ({
      conversationId,
      personId,
      joinedSeq: lastSeq,
      mark: lastSeq,
      lastAt: at,
      createdAt: at,
      state: knowsWriter ? 'in' : 'requested',
    })),
  );
}

/** Leaves a group, or takes somebody out of one's own. The next one owns what its owner leaves. Throws 403, 404, 409. */
export async function removeParticipant(
  parts: Parts,
  viewer: Viewer,
  { conversationId, personId }: { readonly conversationId: string; readonly personId: string },
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const seen = await enterConversation(tx.sql, viewer, conversationId);
    const { conversation, people, can } = seen;
    if (conversation.kind !== 'group') throw notAGroup();
    const isMe = personId === viewer.personId;
    if (!isMe && !can.remove) throw cannotMessage();
    const isThere =
      isId(personId) &&
      (await updateState(tx.sql, { conversationId, personId }, 'left', ['in', 'requested']));
    if (!isThere) throw conversationNotFound();
    if (conversation.ownerId === personId) {
      const next = people.find((one) => one.personId !== personId && one.state === 'in');
      await updateConversation(tx.sql, conversationId, { ownerId: next?.personId ?? null });
    }
    await tellChanged(parts, tx, seen);
    return null;
  });
}

/** Gives a group another name, or says what it is for. Throws 403, 404 and 409. */
export async function renameConversation(
  parts: Parts,
  viewer: Viewer,
  conversationId: string,
  { name, about }: ConversationPatch,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const seen = await enterConversation(tx.sql, viewer, conversationId);
    if (seen.conversation.kind !== 'group') throw notAGroup();
    if (!seen.can.rename) throw cannotMessage();
    const updatedAt = parts.clock.now();
    await updateConversation(tx.sql, conversationId, {
      ...(name !== undefined && { name: name === '' ? null : name }),
      ...(about !== undefined && { about }),
      updatedAt,
    });
    await tellChanged(parts, tx, seen);
    return null;
  });
}

/** Takes up a stranger's conversation, also one that was refused. Throws 403 where one blocks the other, and 404. */
export async function acceptConversation(parts: Parts, viewer: Viewer, conversationId: string) {
  return parts.database.transaction(async (tx) => {
    const seen = await enterConversation(tx.sql, viewer, conversationId);
    if (!seen.can.accept && seen.own.state !== 'in') throw cannotMessage();
    await updateState(tx.sql, { conversationId, personId: viewer.personId }, 'in', asked);
    await tellChanged(parts, tx, seen);
    return null;
  });
}

/** The states of those who were asked, and have not accepted. */
export const asked: readonly ParticipantState[] = ['requested', 'refused'];

/** Refuses one, without a word to the person who wrote. Refusing twice changes nothing. Throws 404. */
export async function refuseConversation(parts: Parts, viewer: Viewer, conversationId: string) {
  return parts.database.transaction(async (tx) => {
    const seen = await enterConversation(tx.sql, viewer, conversationId);
    const one = { conversationId, personId: viewer.personId };
    await updateState(tx.sql, one, seen.conversation.kind === 'group' ? 'left' : 'refused', ['requested']);
    await tellPeople(parts, tx, [viewer.personId]);
    return null;
  });
}

/** Moves the viewer's mark on, or back where they want messages to be unread again. Throws 404. */
export async function markConversation(
  parts: Parts,
  viewer: Viewer,
  conversationId: string,
  { seq, unread }: MarkBody,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const seen = await seeConversation(tx.sql, viewer, conversationId);
    const one = { conversationId, personId: viewer.personId };
    if (unread) {
      await moveMarkBack(tx.sql, one, seq);
    } else {
      const reached = Math.min(seq, seen.conversation.lastSeq);
      if (!(await moveMark(tx.sql, one, reached))) return null;
      await tellMark(parts, tx, seen);
    }
    await tellPeople(parts, tx, [viewer.personId]);
    return null;
  });
}

/** Strangers do not learn that they were read, and of who keeps marks off neither learns of the other. */
async function tellMark(
  parts: Pick<Parts, 'live'>,
  tx: Transaction,
  { conversation, own, people }: ConversationSeen,
): Promise<void> {
  const showsMarks = (one: PersonIn) => one.state === 'in' && one.readMarks;
  if (!showsMarks(own)) return;
  const others = people.filter((one) => one.personId !== own.personId && showsMarks(one));
  await parts.live.publishToMany(
    tx,
    others.map(({ personId }) => messagesTopic(personId)),
    { kind: messagesMarkKind, data: { conversationId: conversation.id } },
  );
}

export async function muteConversation(
  parts: Parts,
  viewer: Viewer,
  conversationId: string,
  until: string | null,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await seeConversation(tx.sql, viewer, conversationId);
    const one = { conversationId, personId: viewer.personId };
    await updateMute(tx.sql, one, until === null ? null : new Date(until));
    await tellPeople(parts, tx, [viewer.personId]);
    return null;
  });
}

export async function readSettings(parts: Parts, { personId }: Viewer): Promise<{ readMarks: boolean }> {
  return { readMarks: await findReadMarks(parts.database.sql, personId) };
}

export async function changeSettings(
  parts: Parts,
  { personId }: Viewer,
  { readMarks }: { readonly readMarks: boolean },
): Promise<{ readMarks: boolean }> {
  await putReadMarks(parts.database.sql, personId, readMarks);
  return { readMarks };
}

/** Says to everybody of a conversation that it, or who is in it, has changed. */
async function tellChanged(
  parts: Pick<Parts, 'live'>,
  tx: Transaction,
  { conversation, people }: ConversationSeen,
  added: readonly { readonly id: string }[] = [],
): Promise<void> {
  const topic = conversationTopic(conversation.id);
  await parts.live.publish(tx, { topic, kind: conversationEvents.changed, data: null });
  await tellPeople(parts, tx, [...people.map(({ personId }) => personId), ...added.map(({ id }) => id)]);
}

/** Says to these people that their list of conversations has changed. */
export function tellPeople(
  parts: Pick<Parts, 'live'>,
  tx: Transaction,
  personIds: readonly string[],
): Promise<void> {
  return parts.live.publishToMany(tx, personIds.map(messagesTopic), {
    kind: messagesChangedKind,
    data: null,
  });
}

/** Of a repeated call: whether the person is still in the conversation. Throws 404. */
export async function stillIn({ parts, viewer, params }: RepeatedCall): Promise<void> {
  await seeConversation(parts.database.sql, viewer, params.conversationId);
}

interface RepeatedCall {
  readonly parts: Parts;
  readonly viewer: Viewer;
  readonly params: { readonly conversationId: string };
}
