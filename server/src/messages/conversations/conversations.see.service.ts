import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import { conversationNotFound } from './conversations.errors.ts';
import { type ConversationCan, conversationCan, knowsOf } from './conversations.policy.ts';
import {
  findConversation,
  findPeopleIn,
  lockConversation,
  type PersonIn,
} from './conversations.repository.ts';
import type { ConversationRow } from './conversations.table.ts';
import { findBlockedAmong } from './participants.repository.ts';

/** A conversation that the viewer knows of, with its people and what the viewer may do. */
export interface ConversationSeen {
  readonly conversation: ConversationRow;
  readonly own: PersonIn;
  /** Who is in it, the viewer too; of a direct one also who has not answered yet or refused. */
  readonly people: readonly PersonIn[];
  readonly can: ConversationCan;
}

/** Throws 404 for a conversation that is not the viewer's, or that they left. */
export async function seeConversation(sql: Sql, viewer: Viewer, id: string): Promise<ConversationSeen> {
  const conversation = isId(id) ? await findConversation(sql, id) : null;
  return see(sql, viewer, conversation);
}

/** The same, and nobody else sends, joins or leaves until the transaction ends. */
export async function enterConversation(sql: Sql, viewer: Viewer, id: string): Promise<ConversationSeen> {
  const conversation = isId(id) ? await lockConversation(sql, id) : null;
  return see(sql, viewer, conversation);
}

async function see(
  sql: Sql,
  { personId }: Viewer,
  conversation: ConversationRow | null,
): Promise<ConversationSeen> {
  if (!conversation) throw conversationNotFound();
  const everybody = await findPeopleIn(sql, [conversation.id]);
  const own = everybody.find((one) => one.personId === personId);
  if (!own || !knowsOf(own)) throw conversationNotFound();
  const isDirect = conversation.kind === 'direct';
  const people = isDirect ? everybody : everybody.filter(({ state }) => state === 'in');
  const others = everybody.filter((one) => one.personId !== personId);
  const blocked = isDirect
    ? await findBlockedAmong(
        sql,
        personId,
        others.map((other) => other.personId),
      )
    : new Set();
  const isOpen = !isDirect || (blocked.size === 0 && others.every(({ state }) => state !== 'refused'));
  return { conversation, own, people, can: conversationCan(conversation, own, isOpen) };
}
