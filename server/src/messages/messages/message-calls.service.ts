import type {
  ConversationPatch,
  NewConversation,
  NewMessage,
} from '@chalkline/contract/messages/message.schema.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  acceptConversation,
  addParticipants,
  renameConversation,
} from '../conversations/conversations.service.ts';
import { type ConversationDetail, showConversation } from './conversation-views.service.ts';
import { type MessageShown, showMessage } from './message-views.service.ts';
import {
  deleteMessage,
  editMessage,
  listMessages,
  type MessageSeen,
  type MessagesAsked,
  sendMessage,
  startConversation,
} from './messages.service.ts';

interface MessageParams {
  readonly conversationId: string;
  readonly messageId: string;
}

/** Changes a conversation or message, and gives it as the viewer sees it afterwards. */
export async function start(
  parts: Parts,
  viewer: Viewer,
  body: NewConversation,
): Promise<ConversationDetail> {
  return showConversation(parts, viewer, await startConversation(parts, viewer, body));
}

export async function rename(
  parts: Parts,
  viewer: Viewer,
  conversationId: string,
  patch: ConversationPatch,
): Promise<ConversationDetail> {
  await renameConversation(parts, viewer, conversationId, patch);
  return showConversation(parts, viewer, conversationId);
}

export async function accept(
  parts: Parts,
  viewer: Viewer,
  conversationId: string,
): Promise<ConversationDetail> {
  await acceptConversation(parts, viewer, conversationId);
  return showConversation(parts, viewer, conversationId);
}

export async function addPeople(
  parts: Parts,
  viewer: Viewer,
  conversationId: string,
  personIds: readonly string[],
): Promise<ConversationDetail> {
  await addParticipants(parts, viewer, conversationId, personIds);
  return showConversation(parts, viewer, conversationId);
}

export async function list(
  parts: Parts,
  viewer: Viewer,
  conversationId: string,
  query: MessagesAsked,
): Promise<Page<MessageShown[]>> {
  const { seen, page } = await listMessages(parts, viewer, conversationId, query);
  return presentPage(page, (message) => showMessage(parts, viewer, seen, message));
}

export async function send(
  parts: Parts,
  viewer: Viewer,
  conversationId: string,
  body: NewMessage,
): Promise<MessageShown> {
  return shown(parts, viewer, await sendMessage(parts, viewer, conversationId, body));
}

export async function edit(
  parts: Parts,
  viewer: Viewer,
  params: MessageParams,
  body: string,
): Promise<MessageShown> {
  return shown(parts, viewer, await editMessage(parts, viewer, params, body));
}

export async function remove(parts: Parts, viewer: Viewer, params: MessageParams): Promise<MessageShown> {
  return shown(parts, viewer, await deleteMessage(parts, viewer, params));
}

function shown(parts: Parts, viewer: Viewer, { seen, message }: MessageSeen): MessageShown {
  return showMessage(parts, viewer, seen, message);
}
