import { conversationTopicPrefix, messagesTopicPrefix } from '@chalkline/contract/messages/message.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { LiveTopic } from '../../platform/live/live-topics.ts';
import { seeConversation } from './conversations.see.service.ts';

/** `conversation:<id>`: for who is in it, or is asked whether they want to be. */
export const conversationLiveTopic: LiveTopic = {
  prefix: conversationTopicPrefix,
  mayWatch: async (parts, viewer, id) => {
    if (viewer === null) return false;
    return seeConversation(parts.database.sql, viewer, id).then(
      () => true,
      () => false,
    );
  },
};

/** `messages:<person id>` is watched by that person alone. */
export const messagesLiveTopic: LiveTopic = {
  prefix: messagesTopicPrefix,
  mayWatch: async (_parts, viewer: MaybeViewer, personId) => viewer !== null && viewer.personId === personId,
};
