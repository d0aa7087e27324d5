import { dateFormat } from '@chalkline/contract/date-format.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findShiftsForNotices } from './shift-notices.repository.ts';

const subjectKind = 'competition_shift';

interface ShiftNotice {
  readonly shiftId: string;
  readonly happening: 'changed' | 'removed' | 'taken_over';
  readonly actorId: string;
  readonly recipients: readonly string[];
}

/** Gives how many people were notified. */
export async function notifyOfShift(
  parts: Pick<Parts, 'clock' | 'jobs' | 'live'>,
  tx: Transaction,
  { shiftId, ...notice }: ShiftNotice,
): Promise<number> {
  return notify(parts, tx, {
    ...notice,
    kind: 'announcement',
    cause: `${subjectKind}:${newId(parts.clock.now().getTime())}`,
    subject: { kind: subjectKind, id: shiftId },
  });
}

/** A change is for those who still have the shift, the rest for those who don't any more. */
export const shiftSubject: NotificationSubject = { kind: subjectKind, raises: ['announcement'], tell };

type Found = Awaited<ReturnType<typeof findShiftsForNotices>>[number];

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const pairs = notices.map(({ subjectId, personId }) => ({ shiftId: subjectId, personId }));
  const found = await findShiftsForNotices(database.sql, pairs);
  const rows = new Map(found.map((row) => [`${row.shift.id} ${row.personId}`, row]));
  return notices.map(({ subjectId, personId, happening, reader }) => {
    const row = rows.get(`${subjectId} ${personId}`);
    const isSeen = row && row.competition.state !== 'draft' && row.isTheirs === (happening === 'changed');
    return isSeen ? textOf(happening, row, reader.locale) : null;
  });
}

const dayAndTime = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

function textOf(
  happening: string,
  { shift, competition: { name, zone } }: Found,
  locale: string,
): NoticeText {
  const titles: Readonly<Record<string, string>> = {
    changed: `Your volunteer shift changed in ${name}`,
    removed: `You were taken off a volunteer shift in ${name}`,
  };
  const { place, startsAt, endsAt, competitionId: id } = shift;
  const span = dateFormat({ ...dayAndTime, timeZone: zone }, locale).formatRange(startsAt, endsAt);
  return {
    title: titles[happening] ?? `Someone took over your volunteer shift in ${name}`,
    text: `${place}, ${span}.`,
    address: urlOf('volunteer', { id }),
    discreet: null,
  };
}
