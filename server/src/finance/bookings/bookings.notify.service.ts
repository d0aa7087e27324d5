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
import { findForNotices, findKeepers } from './booking-notices.repository.ts';
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

/** Notifies those who keep the books that an entry waits for their approval. */
export async function tellWaiting(
  parts: Parts,
  tx: Transaction,
  { personId: actorId }: Viewer,
  { id, organizationId }: Pick<BookingRow, 'id' | 'organizationId'>,
): Promise<void> {
  const keepers = await findKeepers(tx.sql, [organizationId]);
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${id}:${waiting}`,
    subject: { kind: subjectKind, id },
    happening: waiting,
    actorId,
    recipients: keepers.map(({ personId }) => personId),
  });
}

const waiting = 'waiting';

/** Shown while it is decided that way, or still waits. No amounts: notifications are read on locked phones. */
export const bookingSubject: NotificationSubject = { kind: subjectKind, raises: ['money'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const found = await findForNotices(
    database.sql,
    notices.map(({ subjectId }) => subjectId),
  );
  const byId = new Map(found.map((one) => [one.id, one]));
  const keepers = await findKeepers(database.sql, [
    ...new Set(found.map(({ organizationId }) => organizationId)),
  ]);
  return notices.map((notice) => {
    const booking = byId.get(notice.subjectId);
    if (!booking) return null;
    const keeps = keepers.some(
      ({ organizationId, personId }) =>
        organizationId === booking.organizationId && personId === notice.personId,
    );
    return notice.happening === waiting ? waitingText(booking, keeps) : decidedText(booking, notice);
  });
}

type Told = Awaited<ReturnType<typeof findForNotices>>[number];

const screens = { expense: 'expenseManagement', revenue: 'revenueManagement' } as const;

function waitingText({ kind, state, category, enteredBy }: Told, keeps: boolean): NoticeText | null {
  if (!keeps || state !== 'pending') return null;
  return {
    title: `${kind === 'expense' ? 'An expense' : 'A revenue'} needs your approval`,
    text: `${category}, entered by ${enteredBy}.`,
    address: urlOf(screens[kind], {}, { state: 'pending' }),
    discreet: null,
  };
}

function decidedText(
  { kind, state, category, reason, createdBy }: Told,
  { happening, personId }: Notice,
): NoticeText | null {
  if (state !== happening || createdBy !== personId) return null;
  return {
    title: `Your ${kind} was ${happening}`,
    text: [category, reason].filter(Boolean).join(': '),
    address: urlOf(screens[kind]),
    discreet: null,
  };
}
