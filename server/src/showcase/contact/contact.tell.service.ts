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

/** More people need not be told of each message. */
const toldAtMost = 200;

/**
 * Rings for those who administer the site: somebody waits for an answer. By mail as well, as each has chosen,
 * unless an address of its own is set for what is written on /contact.
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

/** Somebody has taken care of it: it rings for nobody any more, and mail that waits does not go. */
export async function tellTakenCareOf(
  parts: Parts,
  tx: Transaction,
  contactMessageId: string,
): Promise<void> {
  await retractNotices(parts, tx, { kind, id: contactMessageId });
}

/** Told to whoever administers the site, as long as nobody has answered or closed the message. */
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
      discreet: null,
    };
  });
}
