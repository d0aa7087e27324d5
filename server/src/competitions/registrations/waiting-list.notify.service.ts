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
import { findWaitingForNotices, type WaitingForNotice } from './waiting-list.repository.ts';

const subjectKind = 'competition_waiting_place';

/** Tells somebody that a place is held for them, or that their list has ended without one. */
export async function notifyOfWaiting(
  parts: Parts,
  tx: Transaction,
  happening: 'offered' | 'list_ended',
  { id: waitingId, personId }: { readonly id: string; readonly personId: string },
): Promise<void> {
  await notify(parts, tx, {
    kind: 'challenge',
    cause: happening === 'offered' ? `${subjectKind}:${waitingId}` : `${subjectKind}:${waitingId}:ended`,
    subject: { kind: subjectKind, id: waitingId },
    happening,
    actorId: null,
    recipients: [personId],
  });
}

/** Shown while the place is held; that a list has ended, for good. */
export const waitingPlaceSubject: NotificationSubject = { kind: subjectKind, raises: ['challenge'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const found = await findWaitingForNotices(database.sql, [
    ...new Set(notices.map(({ subjectId }) => subjectId)),
  ]);
  const byId = new Map(found.map((row) => [row.place.id, row]));
  return notices.map(({ subjectId, personId, happening }) => {
    const row = byId.get(subjectId);
    return row && row.place.personId === personId ? textOf(row, happening) : null;
  });
}

function textOf(
  { place, division, competition }: WaitingForNotice,
  happening: Notice['happening'],
): NoticeText | null {
  const { competitionId: id, offerUntil, state } = place;
  if (competition.state === 'draft') return null;
  if (happening === 'list_ended')
    return {
      title: `The waiting list for ${division} has closed`,
      text: `No place became free in time at ${competition.name}.`,
      address: urlOf('competitionDetail', { id }),
      discreet: null,
    };
  if (state !== 'offered' || offerUntil === null) return null;
  return {
    title: `A place in ${division} is yours at ${competition.name}`,
    text: `It’s held for you until ${momentText(offerUntil, competition.zone)}. After that it goes to the next person.`,
    address: urlOf('compete', { id }),
    discreet: null,
  };
}
