import type { SearchQuery } from '@chalkline/contract/messages/message.schema.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { findConversationsById, findPeopleIn } from '../conversations/conversations.repository.ts';
import type { PersonShown } from './conversation-views.service.ts';
import type { WrittenMessage } from './messages.repository.ts';
import { searchMessages } from './messages.service.ts';

/** A message that was searched for, with its conversation. */
export interface FoundShown {
  readonly conversation: { readonly id: string; readonly name: string | null; readonly ownId: string };
  /** The others of the conversation. */
  readonly people: readonly PersonShown[];
  readonly message: WrittenMessage;
  readonly photoPath: string | null;
}

/** The viewer's messages with these words, newest first. */
export async function showFound(
  parts: Parts,
  viewer: Viewer,
  query: SearchQuery,
): Promise<Page<FoundShown[]>> {
  const { sql } = parts.database;
  const page = await searchMessages(parts, viewer, query);
  const ids = [...new Set(page.data.map(({ conversationId }) => conversationId))];
  const found = ids.length === 0 ? [] : await findConversationsById(sql, ids);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const everybody = ids.length === 0 ? [] : await findPeopleIn(sql, ids);
  const path = (name: string | null) => name && pathFor(parts, viewer, name, 'viewer');
  return presentPage(page, (message) => {
    const { conversationId: id } = message;
    const others = everybody.filter((one) => one.conversationId === id && one.personId !== viewer.personId);
    return {
      conversation: { id, name: names.get(id) ?? null, ownId: viewer.personId },
      people: others.map((one) => ({ ...one, photoPath: path(one.photo) })),
      message,
      photoPath: path(message.author?.photo ?? null),
    };
  });
}
