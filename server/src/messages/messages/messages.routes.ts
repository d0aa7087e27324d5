import * as endpoints from '@chalkline/contract/messages/messages.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import {
  acceptConversation,
  addParticipants,
  changeSettings,
  countUnread,
  markConversation,
  muteConversation,
  readSettings,
  refuseConversation,
  removeParticipant,
  renameConversation,
  tellTyping,
} from '../conversations/conversations.service.ts';
import { showConversation, showConversations } from './conversation-views.service.ts';
import { showFound } from './found-messages.service.ts';
import { showMessage } from './message-views.service.ts';
import {
  presentConversation,
  presentConversationDetail,
  presentFound,
  presentMessage,
} from './messages.present.ts';
import {
  deleteMessage,
  editMessage,
  listMessages,
  sendMessage,
  startConversation,
} from './messages.service.ts';

export const messageRoutes: readonly Route[] = [
  serve(endpoints.listConversations, async ({ parts, viewer, query }) =>
    presentPage(await showConversations(parts, viewer, query), presentConversation),
  ),
  serve(endpoints.countUnreadConversations, async ({ parts, viewer }) => countUnread(parts, viewer)),
  serve(endpoints.searchMessages, async ({ parts, viewer, query }) =>
    presentPage(await showFound(parts, viewer, query), presentFound),
  ),
  serve(endpoints.getMessageSettings, async ({ parts, viewer }) => readSettings(parts, viewer)),
  serve(endpoints.changeMessageSettings, async ({ parts, viewer, body }) =>
    changeSettings(parts, viewer, body),
  ),
  serve(endpoints.startConversation, async ({ parts, viewer, body }) => {
    const id = await startConversation(parts, viewer, body);
    return presentConversationDetail(await showConversation(parts, viewer, id));
  }),
  serve(endpoints.getConversation, async ({ parts, viewer, params }) =>
    presentConversationDetail(await showConversation(parts, viewer, params.conversationId)),
  ),
  serve(endpoints.renameConversation, async ({ parts, viewer, params, body }) => {
    await renameConversation(parts, viewer, params.conversationId, body.name);
    return presentConversationDetail(await showConversation(parts, viewer, params.conversationId));
  }),
  serve(endpoints.listMessages, async ({ parts, viewer, params, query }) => {
    const { seen, page } = await listMessages(parts, viewer, params.conversationId, query);
    return presentPage(page, (message) => presentMessage(showMessage(parts, viewer, seen, message)));
  }),
  serve(
    endpoints.sendMessage,
    async ({ parts, viewer, params, body }) => {
      const { seen, message } = await sendMessage(parts, viewer, params.conversationId, body);
      return presentMessage(showMessage(parts, viewer, seen, message));
    },
    {
      mayRepeat: async ({ parts, viewer, params }) => {
        await showConversation(parts, viewer, params.conversationId);
      },
    },
  ),
  serve(endpoints.editMessage, async ({ parts, viewer, params, body }) => {
    const { seen, message } = await editMessage(parts, viewer, params, body.body);
    return presentMessage(showMessage(parts, viewer, seen, message));
  }),
  serve(endpoints.deleteMessage, async ({ parts, viewer, params }) => {
    const { seen, message } = await deleteMessage(parts, viewer, params);
    return presentMessage(showMessage(parts, viewer, seen, message));
  }),
  serve(endpoints.markConversation, async ({ parts, viewer, params, body }) =>
    markConversation(parts, viewer, params.conversationId, body),
  ),
  serve(endpoints.tellTyping, async ({ parts, viewer, params }) =>
    tellTyping(parts, viewer, params.conversationId),
  ),
  serve(endpoints.muteConversation, async ({ parts, viewer, params, body }) =>
    muteConversation(parts, viewer, params.conversationId, body.until),
  ),
  serve(endpoints.acceptConversation, async ({ parts, viewer, params }) => {
    await acceptConversation(parts, viewer, params.conversationId);
    return presentConversationDetail(await showConversation(parts, viewer, params.conversationId));
  }),
  serve(endpoints.refuseConversation, async ({ parts, viewer, params }) =>
    refuseConversation(parts, viewer, params.conversationId),
  ),
  serve(endpoints.addParticipants, async ({ parts, viewer, params, body }) => {
    await addParticipants(parts, viewer, params.conversationId, body.personIds);
    return presentConversationDetail(await showConversation(parts, viewer, params.conversationId));
  }),
  serve(endpoints.removeParticipant, async ({ parts, viewer, params }) =>
    removeParticipant(parts, viewer, params),
  ),
];
