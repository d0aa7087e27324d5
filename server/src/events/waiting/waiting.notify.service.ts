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
import { findWaitingForNotices, type WaitingForNotice } from '../tickets/waiting.repository.ts';

const subjectKind = 'event_waiting_ticket';

/** Tells somebody that a ticket is held for them. */
export async function notifyOfTicket(
  parts: Parts,
  tx: Transaction,
  { waitingId, personId }: { readonly waitingId: string; readonly personId: string },
): Promise<void> {
  await notify(parts, tx, {
    kind: 'event',
    cause: `${subjectKind}:${waitingId}`,
    subject: { kind: subjectKind, id: waitingId },
    happening: 'offered',
    actorId: null,
    recipients: [personId],
  });
}

/** Shown while the ticket is held. */
export const waitingTicketSubject: NotificationSubject = { kind: subjectKind, raises: ['event'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const found = await findWaitingForNotices(database.sql, [
    ...new Set(notices.map(({ subjectId }) => subjectId)),
  ]);
  const byId = new Map(found.map((row) => [row.place.id, row]));
  return notices.map(({ subjectId, personId, reader }) => {
    const row = byId.get(subjectId);
    return row && row.place.personId === personId ? textOf(row, reader.locale) : null;
  });
}

function textOf({ place, typeName, event }: WaitingForNotice, locale: string): NoticeText | null {
  const { groupId: id, offerUntil, state } = place;
  if (event.archivedAt || state !== 'offered' || offerUntil === null) return null;
  const until = momentText(offerUntil, event.zone, { locale });
  return {
    title: `A ticket to ${event.name} is yours`,
    text: `${typeName}. It’s held for you until ${until}. After that it goes to the next person.`,
    address: urlOf('eventDetail', { id }),
    discreet: null,
  };
}
