import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findForNotices } from './booking-notices.repository.ts';
import type { BookingRow } from './bookings.table.ts';

const subjectKind = 'booking';

/** Notifies the person who made an entry that it was approved or refused. */
export async function tellDecision(
  parts: Parts,
  tx: Transaction,
  { personId: actorId }: Viewer,
  { id, createdBy }: BookingRow,
  happening: 'approved' | 'refused',
): Promise<void> {
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${id}:${happening}`,
    subject: { kind: subjectKind, id },
    happening,
    actorId,
    recipients: [createdBy],
  });
}

/** Shown while it is decided that way. No amounts: notifications are read on locked phones. */
export const bookingSubject: NotificationSubject = { kind: subjectKind, raises: ['money'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const found = await findForNotices(
    database.sql,
    notices.map(({ subjectId }) => subjectId),
  );
  const byId = new Map(found.map((one) => [one.id, one]));
  return notices.map(({ subjectId, happening, personId }) => {
    const booking = byId.get(subjectId);
    if (!booking || booking.state !== happening || booking.createdBy !== personId) return null;
    const what = booking.kind === 'expense' ? 'expense' : 'revenue';
    return {
      title: `Your ${what} was ${happening}`,
      text: [booking.category, booking.reason].filter(Boolean).join(': '),
      address: urlOf(booking.kind === 'expense' ? 'expenseManagement' : 'revenueManagement'),
      discreet: null,
    };
  });
}
