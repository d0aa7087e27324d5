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
import type { Entry } from '../entries/entries.repository.ts';
import { findPenalisedEntries, type PenalisedEntry } from './penalties.repository.ts';

const subjectKind = 'competition_penalty';

export interface PenaltyNews {
  readonly penaltyId: string;
  readonly entry: Pick<Entry, 'id' | 'personId'>;
  readonly happening: 'given' | 'withdrawn';
  readonly workout: string;
  readonly reason: string;
  /** The result before and after the decision, as it is written. */
  readonly before: string;
  readonly after: string;
}

/** Tells the athlete of a penalty, with their result before and after it. An unclaimed entry has nobody to tell. */
export async function notifyAthlete(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { penaltyId, entry, happening, ...details }: PenaltyNews,
): Promise<void> {
  if (entry.personId === null) return;
  await notify(parts, tx, {
    kind: 'case',
    cause: `${subjectKind}:${penaltyId}:${happening}`,
    subject: { kind: subjectKind, id: entry.id },
    happening,
    details,
    actorId: viewer.personId,
    recipients: [entry.personId],
  });
}

/** Told as long as the entry is the person's own. */
export const penaltySubject: NotificationSubject = { kind: subjectKind, raises: ['case'], tell };

async function tell(parts: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map(
    (await findPenalisedEntries(parts.database.sql, ids)).map((entry) => [entry.id, entry]),
  );
  return notices.map((notice) => {
    const entry = found.get(notice.subjectId);
    return entry && entry.personId === notice.personId ? textOf(entry, notice) : null;
  });
}

function textOf({ competitionId, competitionName, divisionId }: PenalisedEntry, notice: Notice): NoticeText {
  const { workout, reason, before, after } = notice.details;
  const isGiven = notice.happening === 'given';
  return {
    title: isGiven
      ? `A penalty in ${competitionName}, ${workout}`
      : `A penalty was taken back in ${competitionName}, ${workout}`,
    text: `${reason} Your result was ${before} and is now ${after}.`,
    address: urlOf('leaderboard', { id: competitionId }, { division: divisionId }),
    discreet: isGiven
      ? 'A penalty was decided on one of your results'
      : 'A penalty on one of your results was taken back',
  };
}
