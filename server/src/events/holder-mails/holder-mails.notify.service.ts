import { urlOf } from '@chalkline/contract/urls.ts';
import { momentText } from '@chalkline/contract/zone-text.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findEventsForNotices, findHolderPairs } from './holder-mails.repository.ts';

const subjectKind = 'held_event';

interface Reminder {
  readonly groupId: string;
  /** Tells this start from others. */
  readonly cause: string;
  readonly recipients: readonly string[];
}

/** Reminds people with tickets. */
export async function remindOf(
  parts: Parts,
  tx: Transaction,
  { groupId, cause, recipients }: Reminder,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'event',
    cause: `${subjectKind}:${groupId}:${cause}`,
    subject: { kind: subjectKind, id: groupId },
    happening: 'reminder',
    actorId: null,
    recipients,
  });
}

/** Shown to whom has a good ticket, with where and when the event is now. */
export const heldEventSubject: NotificationSubject = { kind: subjectKind, raises: ['event'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const people = [...new Set(notices.map(({ personId }) => personId))];
  const found = await findEventsForNotices(database.sql, ids);
  const events = new Map(found.map((row) => [row.groupId, row]));
  const holders = await findHolderPairs(database.sql, ids, people);
  return notices.map(({ subjectId, personId, reader: { locale } }) => {
    const event = events.get(subjectId);
    if (!event?.startsAt || event.canceledAt || !holders.has(`${subjectId} ${personId}`)) return null;
    const { name, place, zone, startsAt } = event;
    return {
      title: `${name} is coming up`,
      text: `${momentText(startsAt, zone, { locale, dateStyle: 'full' })}, ${place}. Your QR code is under My tickets.`,
      address: urlOf('myTickets'),
      discreet: 'An event you have a ticket for is coming up',
    };
  });
}
