import {
  type ConversationReply,
  type ConversationRow,
  editableForHours,
  type FoundMessage,
  type MessageReply,
  type SharedFiles,
} from '@chalkline/contract/messages/message.schema.ts';
import type { PersonCard } from '@chalkline/contract/profiles/connection.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import type { ConversationDetail, ConversationShown, PersonShown } from './conversation-views.service.ts';
import type { FoundShown } from './found-messages.service.ts';
import type { MessageShown } from './message-views.service.ts';

const excerptLength = 160;
const peopleShown = 3;

export function presentConversation(shown: ConversationShown): ConversationRow {
  const { conversation, own, people, last, unread, now } = shown;
  const others = people.filter(({ personId }) => personId !== own.personId);
  return {
    id: conversation.id,
    kind: conversation.kind,
    name: conversation.name,
    people: others.slice(0, peopleShown).map(presentPersonIn),
    peopleCount: people.length,
    state: own.state,
    unread,
    isMuted: own.mutedUntil !== null && own.mutedUntil > now,
    last: last && {
      seq: last.seq,
      authorId: last.author?.id ?? null,
      authorName: last.author?.name ?? null,
      isMine: last.authorId === own.personId,
      text: last.body.slice(0, excerptLength),
      images: last.images.length,
      files: last.files.length,
      isDeleted: last.deletedAt !== null,
      at: last.createdAt.toISOString(),
    },
    updatedAt: own.lastAt.toISOString(),
  };
}

export function presentConversationDetail(detail: ConversationDetail): ConversationReply {
  const { conversation, own, people, can, position } = detail;
  const starter = people.find(
    ({ personId }) => conversation.kind === 'group' && personId === conversation.createdBy,
  );
  const showsMarks = own.readMarks && own.state === 'in';
  return {
    ...presentConversation(detail),
    participants: people.map((one) => ({
      ...presentPersonIn(one),
      mark: showsMarks && one.readMarks && one.state === 'in' ? one.mark : null,
      isOwner: one.personId === conversation.ownerId,
      isMe: one.personId === own.personId,
    })),
    mark: own.mark,
    mutedUntil: own.mutedUntil?.toISOString() ?? null,
    lastSeq: conversation.lastSeq,
    about: conversation.about,
    startedBy: starter ? { id: starter.personId, name: starter.name } : null,
    can,
    position,
  };
}

function presentPersonIn({ personId, name, handle, photoPath }: PersonShown): PersonCard {
  return { id: personId, name, handle, photo: photoPath };
}

export function presentFound({ conversation, people, message, photoPath }: FoundShown): FoundMessage {
  const { id, seq, author, authorId, body, createdAt, editedAt } = message;
  const { ownId } = conversation;
  return {
    conversationId: conversation.id,
    conversationName: conversation.name,
    people: people.slice(0, peopleShown).map(presentPersonIn),
    message: {
      id,
      seq,
      body,
      isMine: authorId === ownId,
      isDeleted: false,
      author: author && { id: author.id, name: author.name, handle: author.handle, photo: photoPath },
      at: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    },
  };
}

export function presentMessage({
  message,
  own,
  images,
  files,
  photoPath,
  now,
  mayWrite,
}: MessageShown): MessageReply {
  const { id, seq, author, authorId, body, createdAt, editedAt, deletedAt } = message;
  const isMine = authorId === own.personId;
  const isLeft = isMine && deletedAt === null;
  const isFresh = now.getTime() - createdAt.getTime() <= editableForHours * hour;
  return {
    id,
    seq,
    isMine,
    body,
    isDeleted: deletedAt !== null,
    author: author && { id: author.id, name: author.name, handle: author.handle, photo: photoPath },
    // What strangers send is not shown before they are accepted.
    ...(own.state === 'in'
      ? { images, files, hiddenImages: 0, hiddenFiles: 0 }
      : { images: [], files: [], hiddenImages: images.length, hiddenFiles: files.length }),
    at: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    can: { edit: isLeft && isFresh && mayWrite, delete: isLeft },
  };
}

export function presentSharedFiles(shown: MessageShown): SharedFiles {
  const { id, author, images, files, at } = presentMessage(shown);
  return { id, author, images, files, at };
}
