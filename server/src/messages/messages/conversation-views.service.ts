import type { ConversationsQuery } from '@chalkline/contract/messages/message.schema.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { countUnreadIn, findPeopleIn, type PersonIn } from '../conversations/conversations.repository.ts';
import { type ConversationSeen, seeConversation } from '../conversations/conversations.see.service.ts';
import { listConversations } from '../conversations/conversations.service.ts';
import type { ConversationRow, ParticipantRow } from '../conversations/conversations.table.ts';
import { findLastMessages, type WrittenMessage } from './messages.repository.ts';

/** Somebody of a conversation with the path of their photo for the viewer. */
export interface PersonShown extends PersonIn {
  readonly photoPath: string | null;
}

/** A conversation as the viewer's list shows it. */
export interface ConversationShown {
  readonly conversation: ConversationRow;
  readonly own: ParticipantRow;
  readonly people: readonly PersonShown[];
  readonly last: WrittenMessage | null;
  readonly unread: number;
  readonly now: Date;
}

/** One conversation with everybody in it. */
export interface ConversationDetail extends ConversationShown {
  readonly own: PersonIn;
  readonly can: ConversationSeen['can'];
  readonly position: string;
}

/** A page of the viewer's list: people, last messages and unread counts in a fixed number of statements. */
export async function showConversations(
  parts: Parts,
  viewer: Viewer,
  query: ConversationsQuery,
): Promise<Page<ConversationShown[]>> {
  const { sql } = parts.database;
  const page = await listConversations(parts, viewer, query);
  const ids = page.data.map(({ id }) => id);
  if (ids.length === 0) return new Page<ConversationShown[]>([], page.next);
  const [everybody, last, unread] = await Promise.all([
    findPeopleIn(sql, ids),
    findLastMessages(sql, viewer.personId, ids),
    countUnreadIn(sql, viewer.personId, ids),
  ]);
  const people = Map.groupBy(everybody, ({ conversationId }) => conversationId);
  const now = parts.clock.now();
  const shown = page.data.map(({ own, ...conversation }) => ({
    conversation,
    own,
    now,
    people: (people.get(conversation.id) ?? [])
      .filter(({ state }) => conversation.kind === 'direct' || state === 'in')
      .map((one) => withPhoto(parts, viewer, one)),
    last: last.get(conversation.id) ?? null,
    unread: unread.get(conversation.id) ?? 0,
  }));
  return new Page(shown, page.next);
}

/** Throws 404. */
export async function showConversation(
  parts: Parts,
  viewer: Viewer,
  id: string,
): Promise<ConversationDetail> {
  const { sql } = parts.database;
  // Before the rows are read, so that no event between the two is missed.
  const position = await parts.live.reached(sql);
  const { conversation, own, people, can } = await seeConversation(sql, viewer, id);
  const last = await findLastMessages(sql, viewer.personId, [conversation.id]);
  const unread = await countUnreadIn(sql, viewer.personId, [conversation.id]);
  return {
    conversation,
    own,
    can,
    position,
    people: people.map((one) => withPhoto(parts, viewer, one)),
    last: last.get(conversation.id) ?? null,
    unread: unread.get(conversation.id) ?? 0,
    now: parts.clock.now(),
  };
}

function withPhoto(parts: Parts, viewer: Viewer, one: PersonIn): PersonShown {
  return { ...one, photoPath: one.photo && pathFor(parts, viewer, one.photo, 'viewer') };
}
