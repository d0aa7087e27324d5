import {
  conversationEvents,
  conversationTopic,
  editableForHours,
  type NewConversation,
  type NewMessage,
  type SearchQuery,
  type ThreadQuery,
} from '@chalkline/contract/messages/message.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { notify, retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { cannotMessage, messageNotFound, messageTooOld } from '../conversations/conversations.errors.ts';
import { claimDirect, insertGroup, pairOf } from '../conversations/conversations.repository.ts';
import {
  type ConversationSeen,
  enterConversation,
  seeConversation,
} from '../conversations/conversations.see.service.ts';
import { asked, joinPeople, requireAddressees, tellPeople } from '../conversations/conversations.service.ts';
import { takeSeq, updateState } from '../conversations/participants.repository.ts';
import { conversationSubject } from './messages.notify.service.ts';
import {
  findMessage,
  findMessages,
  foundOrder,
  insertMessage,
  messageOrder,
  searchMessages as search,
  updateMessage,
  type WrittenMessage,
} from './messages.repository.ts';
import { attachUploads, discardUploads } from './messages.uploads.service.ts';

/** Messages of a conversation with what the viewer is in it. */
export interface MessagesSeen {
  readonly seen: ConversationSeen;
  readonly page: Page<WrittenMessage[]>;
}

/** One message of a conversation. */
export interface MessageSeen {
  readonly seen: ConversationSeen;
  readonly message: WrittenMessage;
}

/** What a reader asks for: all messages or those up to one, those with some words, or with pictures or files. */
export type MessagesAsked = ThreadQuery & { readonly withFiles?: boolean };

/** Newest first; of those with files none before the viewer accepts the conversation. Throws 404. */
export async function listMessages(
  parts: Parts,
  viewer: Viewer,
  conversationId: string,
  { withFiles = false, search, upTo, ...query }: MessagesAsked,
): Promise<MessagesSeen> {
  const { sql } = parts.database;
  const seen = await seeConversation(sql, viewer, conversationId);
  const asked = { ...askedOf(seen), withFiles, search, upTo };
  const isHidden = withFiles && seen.own.state !== 'in';
  const page = await readPage(parts.config, query, {
    list: [withFiles ? 'files' : 'messages', conversationId, viewer.personId, search, upTo?.toString()],
    order: messageOrder,
    read: async (rows) => (isHidden ? [] : findMessages(sql, asked, rows)),
  });
  return { seen, page };
}

function askedOf({ own }: ConversationSeen) {
  return { conversationId: own.conversationId, personId: own.personId, after: own.joinedSeq };
}

/**
 * Writes to one person, in the conversation they have or a new one, or starts a group. Who does not know the viewer is
 * asked first. Throws 403 `cannot_message`. Gives the conversation's id.
 */
export async function startConversation(
  parts: Parts,
  viewer: Viewer,
  { personIds, name, message }: NewConversation,
): Promise<string> {
  return parts.database.transaction(async (tx) => {
    const addressees = await requireAddressees(parts, tx.sql, viewer, personIds);
    const [first, ...others] = addressees;
    if (!first) throw cannotMessage();
    const me = { id: viewer.personId, knowsWriter: true };
    const at = parts.clock.now();
    const fresh = {
      id: newId(at.getTime()),
      lastSeq: 0,
      createdBy: viewer.personId,
      createdAt: at,
      updatedAt: at,
    };
    if (others.length === 0 && name === '') {
      const pair = pairOf(viewer.personId, first.id);
      const found = await claimDirect(tx.sql, { ...fresh, kind: 'direct', pair, name: null, ownerId: null });
      await joinPeople(parts, tx, found, [me, first]);
      await write(parts, tx, viewer, { conversationId: found.id, message });
      return found.id;
    }
    const named = { name: name === '' ? null : name, ownerId: viewer.personId, pair: null };
    await insertGroup(tx.sql, { ...fresh, ...named, kind: 'group' });
    await joinPeople(parts, tx, fresh, [me, ...addressees]);
    await write(parts, tx, viewer, { conversationId: fresh.id, message });
    return fresh.id;
  });
}

/** Throws 403 `cannot_message` and 404. */
export function sendMessage(
  parts: Parts,
  viewer: Viewer,
  conversationId: string,
  message: NewMessage,
): Promise<MessageSeen> {
  return parts.database.transaction((tx) => write(parts, tx, viewer, { conversationId, message }));
}

async function write(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { conversationId, message }: { readonly conversationId: string; readonly message: NewMessage },
): Promise<MessageSeen> {
  const seen = await enterConversation(tx.sql, viewer, conversationId);
  const { conversation, people, can } = seen;
  if (!can.write) throw cannotMessage();
  // To answer is to accept.
  await updateState(tx.sql, { conversationId, personId: viewer.personId }, 'in', asked);
  const at = parts.clock.now();
  const id = newId(at.getTime());
  const seq = conversation.lastSeq + 1;
  const uploads = await attachUploads(parts, tx, viewer, id, message);
  const row = { id, conversationId, seq, authorId: viewer.personId, body: message.body, ...uploads };
  const written = { ...row, createdAt: at, editedAt: null, deletedAt: null };
  await insertMessage(tx.sql, written);
  await takeSeq(tx.sql, { id: conversationId, seq, authorId: viewer.personId, at });
  await tellOf(parts, tx, { conversationId, seq });
  const others = people.filter(({ personId }) => personId !== viewer.personId);
  await tellPeople(
    parts,
    tx,
    people.map(({ personId }) => personId),
  );
  await notify(parts, tx, {
    kind: 'message',
    cause: `${conversationSubject.kind}:${conversationId}`,
    subject: { kind: conversationSubject.kind, id: conversationId },
    happening: String(seq),
    revises: true,
    actorId: viewer.personId,
    recipients: others
      .filter(({ state, mutedUntil }) => state === 'in' && (mutedUntil === null || mutedUntil <= at))
      .map(({ personId }) => personId),
  });
  const own = { ...seen.own, state: 'in' as const };
  return { seen: { ...seen, own }, message: { ...written, author: { ...own, id: own.personId } } };
}

/** Throws 403 for another's message, 404, and 409 `message_too_old` after a day. */
export async function editMessage(
  parts: Parts,
  viewer: Viewer,
  params: { readonly conversationId: string; readonly messageId: string },
  body: string,
): Promise<MessageSeen> {
  return parts.database.transaction(async (tx) => {
    const { seen, message } = await enterMessage(tx, viewer, params);
    if (message.body === body) return { seen, message };
    const editedAt = parts.clock.now();
    if (editedAt.getTime() - message.createdAt.getTime() > editableForHours * hour) throw messageTooOld();
    await updateMessage(tx.sql, message.id, { body, editedAt });
    await tellOf(parts, tx, message);
    return { seen, message: { ...message, body, editedAt } };
  });
}

/** Words, pictures and files go for everybody at once; a gravestone stays. Throws 403 for another's message, and 404. */
export async function deleteMessage(
  parts: Parts,
  viewer: Viewer,
  params: { readonly conversationId: string; readonly messageId: string },
): Promise<MessageSeen> {
  return parts.database.transaction(async (tx) => {
    const { seen, message } = await enterMessage(tx, viewer, params);
    const { people, conversation } = seen;
    const gone = { body: '', images: [], files: [], deletedAt: parts.clock.now() };
    await updateMessage(tx.sql, message.id, gone);
    await discardUploads(parts, tx, message.id);
    await tellOf(parts, tx, message);
    await tellPeople(
      parts,
      tx,
      people.map(({ personId }) => personId),
    );
    if (conversation.lastSeq === message.seq)
      await retractNotices(parts, tx, { kind: conversationSubject.kind, id: conversation.id });
    return { seen, message: { ...message, ...gone } };
  });
}

/** One's own message that is not deleted, with its conversation held. */
async function enterMessage(
  tx: Transaction,
  viewer: Viewer,
  { conversationId, messageId }: { readonly conversationId: string; readonly messageId: string },
): Promise<MessageSeen> {
  const seen = await enterConversation(tx.sql, viewer, conversationId);
  const message = isId(messageId) ? await findMessage(tx.sql, askedOf(seen), messageId) : null;
  if (!message || message.deletedAt) throw messageNotFound();
  if (message.authorId !== viewer.personId) throw notAllowed();
  return { seen, message };
}

/** Updates screens that have the conversation open. */
export function tellOf(
  parts: Pick<Parts, 'live'>,
  tx: Transaction,
  { conversationId, seq }: { readonly conversationId: string; readonly seq: number },
): Promise<void> {
  const topic = conversationTopic(conversationId);
  return parts.live.publish(tx, { topic, kind: conversationEvents.message, data: { seq } });
}

/** The viewer's messages with these words, newest first. */
export function searchMessages(
  parts: Parts,
  { personId }: Viewer,
  query: SearchQuery,
): Promise<Page<WrittenMessage[]>> {
  return readPage(parts.config, query, {
    list: ['found messages', personId, query.search],
    order: foundOrder,
    read: (page) => search(parts.database.sql, personId, query.search, page),
  });
}
