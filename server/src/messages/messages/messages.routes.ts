import * as endpoints from '@chalkline/contract/messages/messages.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import {
  changeSettings,
  countUnread,
  markConversation,
  muteConversation,
  readSettings,
  refuseConversation,
  removeParticipant,
  stillIn,
} from '../conversations/conversations.service.ts';
import { listHere } from '../conversations/presence.service.ts';
import { tellTyping } from '../conversations/typing.service.ts';
import { showConversation, showConversations } from './conversation-views.service.ts';
import { showFound } from './found-messages.service.ts';
import { accept, addPeople, edit, list, remove, rename, send, start } from './message-calls.service.ts';
import {
  presentConversation,
  presentConversationDetail,
  presentFound,
  presentMessage,
  presentSharedFiles,
} from './messages.present.ts';

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
  serve(endpoints.startConversation, async ({ parts, viewer, body }) =>
    presentConversationDetail(await start(parts, viewer, body)),
  ),
  serve(endpoints.getConversation, async ({ parts, viewer, params }) =>
    presentConversationDetail(await showConversation(parts, viewer, params.conversationId)),
  ),
  serve(endpoints.renameConversation, async ({ parts, viewer, params, body }) =>
    presentConversationDetail(await rename(parts, viewer, params.conversationId, body)),
  ),
  serve(endpoints.listMessages, async ({ parts, viewer, params, query }) =>
    presentPage(await list(parts, viewer, params.conversationId, query), presentMessage),
  ),
  serve(endpoints.listSharedFiles, async ({ parts, viewer, params, query }) =>
    presentPage(
      await list(parts, viewer, params.conversationId, { ...query, withFiles: true }),
      presentSharedFiles,
    ),
  ),
  serve(
    endpoints.sendMessage,
    async ({ parts, viewer, params, body }) =>
      presentMessage(await send(parts, viewer, params.conversationId, body)),
    { mayRepeat: stillIn },
  ),
  serve(endpoints.editMessage, async ({ parts, viewer, params, body }) =>
    presentMessage(await edit(parts, viewer, params, body.body)),
  ),
  serve(endpoints.deleteMessage, async ({ parts, viewer, params }) =>
    presentMessage(await remove(parts, viewer, params)),
  ),
  serve(endpoints.markConversation, async ({ parts, viewer, params, body }) =>
    markConversation(parts, viewer, params.conversationId, body),
  ),
  serve(endpoints.tellTyping, async ({ parts, viewer, params }) =>
    tellTyping(parts, viewer, params.conversationId),
  ),
  serve(endpoints.listHere, async ({ parts, viewer, params }) =>
    listHere(parts, viewer, params.conversationId),
  ),
  serve(endpoints.muteConversation, async ({ parts, viewer, params, body }) =>
    muteConversation(parts, viewer, params.conversationId, body.until),
  ),
  serve(endpoints.acceptConversation, async ({ parts, viewer, params }) =>
    presentConversationDetail(await accept(parts, viewer, params.conversationId)),
  ),
  serve(endpoints.refuseConversation, async ({ parts, viewer, params }) =>
    refuseConversation(parts, viewer, params.conversationId),
  ),
  serve(endpoints.addParticipants, async ({ parts, viewer, params, body }) =>
    presentConversationDetail(await addPeople(parts, viewer, params.conversationId, body.personIds)),
  ),
  serve(endpoints.removeParticipant, async ({ parts, viewer, params }) =>
    removeParticipant(parts, viewer, params),
  ),
];
