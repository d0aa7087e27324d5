import type { ConversationFilter } from '@chalkline/contract/messages/message.schema.ts';
import {
  countUnreadConversations,
  getConversation,
  getMessageSettings,
  listConversations,
  listHere,
  listMessages,
  listSharedFiles,
  searchMessages,
} from '@chalkline/contract/messages/messages.endpoints.ts';
import { findPeople } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { seePerson } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const all = ['messages'];

/** Of a message that was found, how many later ones are shown with it. */
const shownAfter = 10;

const askHereMs = 30_000;

/** Every key of the feature. */
export const messageQueries = {
  all,
  lists: [...all, 'list'],

  list: (filter: ConversationFilter, search: string) =>
    pagedQuery([...all, 'list', filter, search], listConversations, { query: { filter, search } }),

  /** The id of the conversation of two with somebody; null where there is none, and asks for nobody. */
  withPerson: (personId: string | null) =>
    queryOptions({
      queryKey: [...all, 'list', 'with', personId],
      queryFn: async ({ signal }) => {
        const query = { personId: personId ?? '', limit: 1 };
        return (await call(listConversations, { query }, { signal })).data[0]?.id ?? null;
      },
      enabled: personId !== null,
    }),

  found: (search: string) =>
    pagedQuery([...all, 'list', 'found', search], searchMessages, { query: { search } }),

  unread: () =>
    queryOptions({
      queryKey: [...all, 'unread'],
      queryFn: async ({ signal }) => (await call(countUnreadConversations, {}, { signal })).data,
    }),

  conversation: (conversationId: string) =>
    queryOptions({
      queryKey: [...all, 'conversation', conversationId],
      queryFn: async ({ signal }) =>
        (await call(getConversation, { params: { conversationId } }, { signal })).data,
    }),

  /** Of the conversation: what changes it asks again. */
  here: (conversationId: string) =>
    queryOptions({
      queryKey: [...all, 'conversation', conversationId, 'here'],
      queryFn: async ({ signal }) => (await call(listHere, { params: { conversationId } }, { signal })).data,
      refetchInterval: askHereMs,
    }),

  messages: (conversationId: string) =>
    pagedQuery([...all, 'thread', conversationId], listMessages, { params: { conversationId } }),

  /** From a message backwards, with a few that came after it. */
  messagesAround: (conversationId: string, seq: number) =>
    pagedQuery([...all, 'thread', conversationId, 'around', seq], listMessages, {
      params: { conversationId },
      query: { upTo: seq + shownAfter },
    }),

  /** Those of one conversation with these words. */
  foundIn: (conversationId: string, search: string) =>
    pagedQuery([...all, 'thread', conversationId, 'found', search], listMessages, {
      params: { conversationId },
      query: { search },
    }),

  /** Below the key of the messages: what changes those changes these. */
  files: (conversationId: string) =>
    pagedQuery([...all, 'thread', conversationId, 'files'], listSharedFiles, {
      params: { conversationId },
      query: { limit: 10 },
    }),

  people: (search: string) =>
    pagedQuery([...all, 'people', search], findPeople, { query: { search, limit: 8 } }),

  /** Somebody to write to; null asks for nobody. */
  person: (personId: string | null) =>
    queryOptions({
      queryKey: [...all, 'person', personId],
      queryFn: async ({ signal }) =>
        (await call(seePerson, { params: { personId: personId ?? '' } }, { signal })).data,
      enabled: personId !== null,
    }),

  settings: () =>
    queryOptions({
      queryKey: [...all, 'settings'],
      queryFn: async ({ signal }) => (await call(getMessageSettings, {}, { signal })).data,
    }),
};
