import { asSentence } from '@chalkline/contract/sentence.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findCanceledEvents, findHolders } from './cancellations.repository.ts';

const subjectKind = 'canceled_event';

/** Notifies everyone who had a ticket. */
export async function notifyOfCancellation(
  parts: Parts,
  tx: Transaction,
  about: {
    readonly groupId: string;
    readonly actorId: string;
    readonly recipients: readonly string[];
  },
): Promise<void> {
  await notify(parts, tx, {
    kind: 'event',
    cause: `${subjectKind}:${about.groupId}`,
    subject: { kind: subjectKind, id: about.groupId },
    happening: 'canceled',
    details: {},
    actorId: about.actorId,
    recipients: about.recipients,
    // The mail with the calendar entry is one of its own.
    byMail: false,
  });
}

/** Shown to whom had a ticket. */
export const cancellationSubject: NotificationSubject = { kind: subjectKind, raises: ['event'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const holders = await findHolders(database.sql, ids);
  const canceled = new Map((await findCanceledEvents(database.sql, ids)).map((row) => [row.groupId, row]));
  return notices.map(({ subjectId, personId }) => {
    const about = canceled.get(subjectId);
    const holder = holders.get(`${subjectId} ${personId}`);
    if (!about || !holder) return null;
    const money = holder.goesBack
      ? 'Your tickets are void. The money goes back to the person who paid.'
      : 'Your pass has no place there anymore. The organizer decides what goes back for it.';
    return {
      title: `${about.name} is canceled`,
      text: `${asSentence(about.reason)} ${money}`,
      address: urlOf('myTickets'),
      discreet: 'An event you have a ticket for is canceled',
    };
  });
}
