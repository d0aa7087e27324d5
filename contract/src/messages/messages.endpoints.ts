import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { idField } from '../http/fields.ts';
import {
  conversationParams,
  conversationPatch,
  conversationReply,
  conversationRow,
  conversationsQuery,
  foundMessage,
  markBody,
  messageParams,
  messagePatch,
  messageReply,
  messageSettings,
  messagesQuery,
  muteBody,
  newConversation,
  newMessage,
  newParticipants,
  participantParams,
  searchQuery,
  sharedFiles,
  threadQuery,
  unreadConversations,
} from './message.schema.ts';

/** community.md: 60 messages a minute. */
const sending = { times: 60, perSeconds: 60, together: 'messages' } as const;
const changing = { times: 60, perSeconds: 60 } as const;

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  summary: 'List your conversations, the latest message first',
  access: 'signed_in',
  query: conversationsQuery,
  data: z.array(conversationRow),
  shape: 'list',
  errors: [],
});

export const countUnreadConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/unread',
  summary: 'Count your conversations with unread messages, and message requests',
  access: 'signed_in',
  data: unreadConversations,
  errors: [],
});

export const startConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  summary: 'Message one person, or start a group',
  access: 'signed_in',
  idempotency: 'required',
  body: newConversation,
  data: conversationReply,
  rateLimit: sending,
  errors: ['cannot_message', 'upload_unknown'],
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:conversationId',
  summary: 'Get one of your conversations with its people',
  access: 'signed_in',
  params: conversationParams,
  data: conversationReply,
  errors: [],
});

export const renameConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/:conversationId',
  summary: 'Rename a group, or say what it’s for',
  access: 'signed_in',
  params: conversationParams,
  body: conversationPatch,
  data: conversationReply,
  errors: ['not_a_group', 'cannot_message'],
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:conversationId/messages',
  summary: 'List messages, newest first: all, those with some words, or those up to one',
  access: 'signed_in',
  params: conversationParams,
  query: threadQuery,
  data: z.array(messageReply),
  shape: 'list',
  errors: [],
});

export const listSharedFiles = endpoint({
  method: 'GET',
  path: '/api/conversations/:conversationId/files',
  summary: 'List messages with pictures or files, newest first; none before a request is accepted',
  access: 'signed_in',
  params: conversationParams,
  query: messagesQuery,
  data: z.array(sharedFiles),
  shape: 'list',
  errors: [],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:conversationId/messages',
  summary: 'Send a message',
  access: 'signed_in',
  idempotency: 'required',
  params: conversationParams,
  body: newMessage,
  data: messageReply,
  rateLimit: sending,
  errors: ['cannot_message', 'upload_unknown'],
});

export const editMessage = endpoint({
  method: 'PATCH',
  path: '/api/conversations/:conversationId/messages/:messageId',
  summary: 'Edit your message within 24 hours',
  access: 'signed_in',
  params: messageParams,
  body: messagePatch,
  data: messageReply,
  rateLimit: changing,
  errors: ['message_too_old', 'cannot_message'],
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:conversationId/messages/:messageId',
  summary: 'Delete your message for everyone; a note that there was one stays',
  access: 'signed_in',
  params: messageParams,
  data: messageReply,
  errors: [],
});

export const markConversation = endpoint({
  method: 'PUT',
  path: '/api/conversations/:conversationId/mark',
  summary: 'Mark messages as read up to one, or as unread from one',
  access: 'signed_in',
  params: conversationParams,
  body: markBody,
  data: z.null(),
  rateLimit: { times: 240, perSeconds: 60 },
  errors: [],
});

export const tellTyping = endpoint({
  method: 'POST',
  path: '/api/conversations/:conversationId/typing',
  summary: 'Show the others that you are writing; nothing is stored',
  access: 'signed_in',
  params: conversationParams,
  data: z.null(),
  rateLimit: changing,
  errors: ['cannot_message'],
});

export const listHere = endpoint({
  method: 'GET',
  path: '/api/conversations/:conversationId/presence',
  summary: 'List who of a conversation is here now, of those who show it to you',
  access: 'signed_in',
  params: conversationParams,
  data: z.array(idField),
  errors: [],
});

export const muteConversation = endpoint({
  method: 'PUT',
  path: '/api/conversations/:conversationId/mute',
  summary: 'Mute a conversation until a time, or unmute it',
  access: 'signed_in',
  params: conversationParams,
  body: muteBody,
  data: z.null(),
  errors: [],
});

export const acceptConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:conversationId/acceptance',
  summary: 'Accept a message request, also one that you refused',
  access: 'signed_in',
  params: conversationParams,
  data: conversationReply,
  errors: ['cannot_message'],
});

export const refuseConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:conversationId/refusal',
  summary: 'Refuse a message request; the sender isn’t told and can’t write again until you accept it',
  access: 'signed_in',
  params: conversationParams,
  data: z.null(),
  errors: [],
});

export const addParticipants = endpoint({
  method: 'POST',
  path: '/api/conversations/:conversationId/participants',
  summary: 'Add people to a group; they see messages from now on',
  access: 'signed_in',
  params: conversationParams,
  body: newParticipants,
  data: conversationReply,
  rateLimit: changing,
  errors: ['cannot_message', 'conversation_full', 'not_a_group'],
});

export const removeParticipant = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:conversationId/participants/:personId',
  summary: 'Leave a group, or remove someone from a group you own',
  access: 'signed_in',
  params: participantParams,
  data: z.null(),
  errors: ['not_a_group', 'cannot_message'],
});

export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/found-messages',
  summary: 'Search the messages of your conversations, newest first',
  access: 'signed_in',
  query: searchQuery,
  data: z.array(foundMessage),
  shape: 'list',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const getMessageSettings = endpoint({
  method: 'GET',
  path: '/api/conversations/settings',
  summary: 'Get your message settings',
  access: 'signed_in',
  data: messageSettings,
  errors: [],
});

export const changeMessageSettings = endpoint({
  method: 'PUT',
  path: '/api/conversations/settings',
  summary: 'Change your message settings; without read marks you don’t see others’ either',
  access: 'signed_in',
  body: messageSettings,
  data: messageSettings,
  errors: [],
});
