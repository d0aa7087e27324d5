import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify, retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findAdministratorIds, findAdministratorsAmong, findWaitingMessages } from './contact.repository.ts';
import { beginningOf } from './contact.rules.ts';

const kind = 'contact_message';

/** The most administrators notified of a message. */
const toldAtMost = 200;

/**
 * Notifies the site's administrators that a message is waiting, and emails them as each has chosen, unless a separate
 * address is set for messages from /contact.
 */
export async function tellAdministrators(
  parts: Parts,
  tx: Transaction,
  message: { readonly id: string; readonly personId: string | null },
): Promise<void> {
  await notify(parts, tx, {
    kind: 'request',
    cause: `${kind}:${message.id}`,
    subject: { kind, id: message.id },
    happening: 'arrived',
    actorId: message.personId,
    recipients: await findAdministratorIds(tx.sql, toldAtMost),
    byMail: parts.config.contactEmail === null,
  });
}

/** The message was answered or closed: retracts its notifications and their pending emails. */
export async function tellTakenCareOf(
  parts: Parts,
  tx: Transaction,
  contactMessageId: string,
): Promise<void> {
  await retractNotices(parts, tx, { kind, id: contactMessageId });
}

/** For site administrators, until the message is answered or closed. */
export const contactSubject: NotificationSubject = {
  kind,
  raises: ['request'],
  accountTypes: ['admin'],
  tell,
};

async function tell(parts: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const { sql } = parts.database;
  const waiting = await findWaitingMessages(sql, [...new Set(notices.map(({ subjectId }) => subjectId))]);
  const may = await findAdministratorsAmong(sql, [...new Set(notices.map(({ personId }) => personId))]);
  const messages = new Map(waiting.map((message) => [message.id, message]));
  return notices.map(({ subjectId, personId }) => {
    const message = messages.get(subjectId);
    if (!message || !may.has(personId)) return null;
    return {
      title: `Message from ${message.name}`,
      text: `${message.email}: ${beginningOf(message.body)}`,
      address: urlOf('dashboard', {}, { part: 'contact', message: message.id }),
      open: 'View message',
      discreet: null,
    };
  });
}
