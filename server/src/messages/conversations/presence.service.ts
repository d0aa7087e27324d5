import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { whoIsHere } from '../../profiles/presence/presence.service.ts';
import { seeConversation } from './conversations.see.service.ts';

/** Who of a conversation is here. Nobody where one of the two was not accepted yet. Throws 404. */
export async function listHere(parts: Parts, viewer: Viewer, conversationId: string): Promise<string[]> {
  const { own, people } = await seeConversation(parts.database.sql, viewer, conversationId);
  if (own.state !== 'in') return [];
  const inside = people.filter(({ state }) => state === 'in');
  return whoIsHere(
    parts,
    viewer,
    inside.map(({ personId }) => personId),
  );
}
