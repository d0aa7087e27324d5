import { newConversation } from '@chalkline/contract/messages/message.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { startConversation } from './messages.service.ts';

/** A conversation with one message, begun by the viewer. Gives its id. */
export function conversation(
  parts: Parts,
  viewer: Viewer,
  personIds: readonly string[],
  { name = '', body = 'Lanes are out.' } = {},
): Promise<string> {
  const message = { body };
  return startConversation(parts, viewer, newConversation.parse({ personIds, name, message }));
}
