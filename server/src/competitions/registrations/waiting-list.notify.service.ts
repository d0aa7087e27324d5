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

/** Tells somebody that a place is held for them. */
export async function notifyOffered(
  parts: Parts,
  tx: Transaction,
  { waitingId, personId }: { readonly waitingId: string; readonly personId: string },
): Promise<void> {
  await notify(parts, tx, {
    kind: 'challenge',
    cause: `${subjectKind}:${waitingId}`,
    subject: { kind: subjectKind, id: waitingId },
    happening: 'offered',
    actorId: null,
    recipients: [personId],
  });
}

/** Shown while the place is held. */
export const waitingPlaceSubject: NotificationSubject = { kind: subjectKind, raises: ['challenge'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const found = await findWaitingForNotices(database.sql, [
    ...new Set(notices.map(({ subjectId }) => subjectId)),
  ]);
  const byId = new Map(found.map((row) => [row.place.id, row]));
  return notices.map(({ subjectId, personId }) => {
    const row = byId.get(subjectId);
    return row && row.place.personId === personId ? textOf(row) : null;
  });
}

function textOf({ place, division, competition }: WaitingForNotice): NoticeText | null {
  const { competitionId: id, offerUntil, state } = place;
  if (competition.state === 'draft' || state !== 'offered' || offerUntil === null) return null;
  return {
    title: `A place in ${division} is yours at ${competition.name}`,
    text: `It’s held for you until ${momentText(offerUntil, competition.zone)}. After that it goes to the next person.`,
    address: urlOf('compete', { id }),
    discreet: null,
  };
}
