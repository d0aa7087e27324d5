import { z } from 'zod';
import { idField, lineField, momentField, optionalLine, optionalText, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { patchOf } from '../http/patch.ts';
import { positionField } from '../live/live.endpoints.ts';
import { personCard } from '../profiles/connection.schema.ts';
import { fileReply, uploadField, uploadReply } from '../uploads/upload.schema.ts';

/** Counts include the person themselves. */
export const peopleAtMost = 50;
/** Pictures and files of one message. */
export const filesAtMost = 10;
export const messageLength = 4000;
export const editableForHours = 24;

export const conversationKinds = ['direct', 'group'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/**
 * What a conversation is to one person. `requested`: a stranger wrote, and it is neither accepted nor refused; `refused`
 * can still be accepted; `left` has no way back but a new invitation.
 */
export const participantStates = ['in', 'requested', 'refused', 'left'] as const;
export type ParticipantState = (typeof participantStates)[number];

export const conversationFilters = ['all', 'unread', 'groups', 'requests', 'refused'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

export const conversationsQuery = z.strictObject({
  ...pageQuery,
  filter: z.enum(conversationFilters).default('all'),
  /** Only the conversation of two with them, also when it is requested or refused. */
  personId: idField.optional(),
});
export type ConversationsQuery = z.output<typeof conversationsQuery>;

/** Shown in the list under a name. */
const lastMessage = z.object({
  seq: z.int(),
  /** null: a message of somebody who is gone, or of the system. */
  authorId: z.string().nullable(),
  authorName: z.string().nullable(),
  isMine: z.boolean(),
  /** The beginning; empty for pictures alone and for deleted ones. */
  text: z.string(),
  images: z.int(),
  files: z.int(),
  isDeleted: z.boolean(),
  at: momentField,
});

export const conversationRow = z.object({
  id: z.string(),
  kind: z.enum(conversationKinds),
  /** null for direct ones and for groups without a name: shown by their people. */
  name: z.string().nullable(),
  /** The others, at most three; the other one of a direct conversation. */
  people: z.array(personCard),
  /** Everybody in it, the viewer too. */
  peopleCount: z.int(),
  state: z.enum(participantStates),
  unread: z.int(),
  isMuted: z.boolean(),
  last: lastMessage.nullable(),
  updatedAt: momentField,
});
export type ConversationRow = z.output<typeof conversationRow>;

const participant = personCard.extend({
  /** Up to where they have read; null where either of the two keeps read marks off, and of strangers. */
  mark: z.int().nullable(),
  isOwner: z.boolean(),
  isMe: z.boolean(),
});

export const conversationReply = conversationRow.extend({
  participants: z.array(participant),
  /** The viewer's own. */
  mark: z.int(),
  mutedUntil: momentField.nullable(),
  lastSeq: z.int(),
  /** What a group is for. */
  about: z.string(),
  /** Who started a group; null for direct ones, and once their account is gone. */
  startedBy: personCard.pick({ id: true, name: true }).nullable(),
  can: z.object({
    write: z.boolean(),
    accept: z.boolean(),
    rename: z.boolean(),
    add: z.boolean(),
    remove: z.boolean(),
    leave: z.boolean(),
  }),
  /** Follow the live topic `conversation:<id>` from here. */
  position: positionField,
});
export type ConversationReply = z.output<typeof conversationReply>;

export const messageReply = z.object({
  id: z.string(),
  seq: z.int(),
  author: personCard.nullable(),
  isMine: z.boolean(),
  /** Empty when it was deleted. */
  body: z.string(),
  images: z.array(uploadReply),
  files: z.array(fileReply),
  /** Pictures and files of a stranger, shown once they are accepted. */
  hiddenImages: z.int(),
  hiddenFiles: z.int(),
  at: momentField,
  editedAt: momentField.nullable(),
  isDeleted: z.boolean(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type MessageReply = z.output<typeof messageReply>;

/** A message as far as its pictures and files go. */
export const sharedFiles = messageReply.pick({ id: true, author: true, images: true, files: true, at: true });
export type SharedFiles = z.output<typeof sharedFiles>;

export const messagesQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type MessagesQuery = z.output<typeof messagesQuery>;

/** Of one conversation: those with these words, or those from one backwards. */
export const threadQuery = z.strictObject({
  ...pageQuery,
  upTo: z.coerce.number().int().min(1).optional(),
});
export type ThreadQuery = z.output<typeof threadQuery>;

/** Words, pictures, files, or all of them. */
export const newMessage = z
  .strictObject({
    body: optionalText(messageLength).default(''),
    images: z.array(uploadField).max(filesAtMost).default([]),
    files: z.array(uploadField).max(filesAtMost).default([]),
  })
  .refine(({ body, images, files }) => body !== '' || images.length + files.length > 0, {
    error: 'is empty',
    path: ['body'],
  })
  .refine(({ images, files }) => images.length + files.length <= filesAtMost, {
    error: `has more than ${filesAtMost} pictures and files`,
    path: ['files'],
  });
export type NewMessage = z.output<typeof newMessage>;

export const messagePatch = z.strictObject({ body: textField(messageLength) });

export const newConversation = z.strictObject({
  /** One: the conversation with them, begun or found again. More: a new group. */
  personIds: z
    .array(idField)
    .min(1)
    .max(peopleAtMost - 1),
  name: optionalLine(80).default(''),
  message: newMessage,
});
export type NewConversation = z.output<typeof newConversation>;

export const aboutLength = 300;
export const conversationPatch = patchOf({
  name: optionalLine(80),
  about: optionalText(aboutLength),
});
export type ConversationPatch = z.output<typeof conversationPatch>;

export const newParticipants = z.strictObject({
  personIds: z
    .array(idField)
    .min(1)
    .max(peopleAtMost - 1),
});

/** Marks go forward only, unless the person asks for a message to be unread again. */
export const markBody = z.strictObject({ seq: z.int().nonnegative(), unread: z.boolean().default(false) });
export type MarkBody = z.output<typeof markBody>;

/** null: heard again. */
export const muteBody = z.strictObject({ until: momentField.nullable() });

export const unreadConversations = z.object({
  /** Conversations with something unread, muted ones left out. */
  unread: z.int(),
  requests: z.int(),
  /** Follow the live topic `messages:<person id>` from here. */
  position: positionField,
});

export const messageSettings = z.strictObject({ readMarks: z.boolean() });

export const foundMessage = z.object({
  conversationId: z.string(),
  conversationName: z.string().nullable(),
  people: z.array(personCard),
  message: messageReply.omit({ images: true, files: true, hiddenImages: true, hiddenFiles: true, can: true }),
});
export type FoundMessage = z.output<typeof foundMessage>;

export const searchQuery = z.strictObject({ ...pageQuery, search: lineField(200).min(2) });
export type SearchQuery = z.output<typeof searchQuery>;

export const conversationParams = z.strictObject({ conversationId: idField });
export const messageParams = z.strictObject({ conversationId: idField, messageId: idField });
export const participantParams = z.strictObject({ conversationId: idField, personId: idField });

export const conversationTopicPrefix = 'conversation';
export const conversationTopic = (id: string) => `${conversationTopicPrefix}:${id}`;
/** `message` holds the seq of a new or changed one. */
export const conversationEvents = {
  message: 'message',
  changed: 'changed',
} as const;

export const messagesTopicPrefix = 'messages';
/** Tells one person that their list has changed. Only they may watch it. */
export const messagesTopic = (personId: string) => `${messagesTopicPrefix}:${personId}`;
export const messagesChangedKind = 'changed';
/** Somebody has read on in the conversation of that id. Goes to those alone who show their own marks. */
export const messagesMarkKind = 'mark';
/** Somebody is writing in a conversation. Passes without being stored. */
export const messagesTypingKind = 'typing';
