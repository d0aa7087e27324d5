import { messagesTopic, messagesTypingKind } from '@chalkline/contract/messages/message.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { cannotMessage } from './conversations.errors.ts';
import { seeConversation } from './conversations.see.service.ts';
import { findBlockedAmong } from './participants.repository.ts';

/**
 * Shows the others that the viewer is writing; nothing is stored. Not shown of a stranger or to one, nor between people
 * of whom one blocks the other. Throws 403, 404.
 */
export async function tellTyping(
  { database, live }: Parts,
  viewer: Viewer,
  conversationId: string,
): Promise<null> {
  const { personId } = viewer;
  const { own, people, can } = await seeConversation(database.sql, viewer, conversationId);
  if (!can.write) throw cannotMessage();
  if (own.state !== 'in') return null;
  const others = people.flatMap((one) =>
    one.personId !== personId && one.state === 'in' ? [one.personId] : [],
  );
  const blocked = await findBlockedAmong(database.sql, personId, others);
  const topics = others.filter((id) => !blocked.has(id)).map(messagesTopic);
  if (topics.length > 0) {
    await live.pass(topics, { kind: messagesTypingKind, data: { conversationId, personId } });
  }
  return null;
}
