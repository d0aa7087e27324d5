import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { findUnreadMessages, type UnreadMessage } from './messages.repository.ts';

/** Tells somebody of a conversation with something unread. Once it is read, there is nothing to tell. */
export const conversationSubject: NotificationSubject = { kind: 'conversation', raises: ['message'], tell };

async function tell(parts: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const pairs = notices.map(({ subjectId, personId }) => ({ conversationId: subjectId, personId }));
  const found = await findUnreadMessages(parts.database.sql, pairs);
  const unread = new Map(found.map((one) => [`${one.conversationId} ${one.personId}`, one]));
  return pairs.map(({ conversationId, personId }) => {
    const message = unread.get(`${conversationId} ${personId}`);
    return message ? textOf(message) : null;
  });
}

const excerptLength = 120;

function textOf({
  conversationId,
  isGroup,
  groupName,
  authorName,
  body,
  hasFiles,
}: UnreadMessage): NoticeText {
  const author = authorName ?? 'Someone';
  return {
    title: isGroup ? `${author} in ${groupName ?? 'a group'}` : `Message from ${author}`,
    text: body === '' ? `Sent a ${hasFiles ? 'file' : 'picture'}` : body.slice(0, excerptLength),
    address: urlOf('messages', {}, { open: conversationId }),
    discreet: 'You have a new message',
  };
}
