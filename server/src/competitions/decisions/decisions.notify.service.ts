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
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Entry } from '../entries/entries.repository.ts';
import { findPenalizedEntries, type PenalizedEntry } from './penalties.repository.ts';

const subjectKind = 'competition_penalty';

export interface PenaltyNews {
  readonly penaltyId: string;
  readonly entry: Pick<Entry, 'id'>;
  readonly happening: 'given' | 'withdrawn';
  readonly workout: string;
  readonly reason: string;
  /** The score before and after the decision, formatted. */
  readonly before: string;
  readonly after: string;
}

/** Notifies the athlete of a penalty, or all of a team, with the score before and after. */
export async function notifyAthlete(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { penaltyId, entry, happening, ...details }: PenaltyNews,
): Promise<void> {
  const [penalized] = await findPenalizedEntries(tx.sql, [entry.id]);
  await notify(parts, tx, {
    kind: 'case',
    cause: `${subjectKind}:${penaltyId}:${happening}`,
    subject: { kind: subjectKind, id: entry.id },
    happening,
    details,
    actorId: viewer.personId,
    recipients: penalized?.personIds ?? [],
  });
}

/** Shown while the person competes in the entry. */
export const penaltySubject: NotificationSubject = { kind: subjectKind, raises: ['case'], tell };

async function tell(parts: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map(
    (await findPenalizedEntries(parts.database.sql, ids)).map((entry) => [entry.id, entry]),
  );
  return notices.map((notice) => {
    const entry = found.get(notice.subjectId);
    return entry?.personIds.includes(notice.personId) ? textOf(entry, notice) : null;
  });
}

function textOf({ competitionId, competitionName, divisionId }: PenalizedEntry, notice: Notice): NoticeText {
  const { workout, reason, before, after } = notice.details;
  const isGiven = notice.happening === 'given';
  return {
    title: isGiven
      ? `You got a penalty in ${competitionName}, ${workout}`
      : `Your penalty in ${competitionName}, ${workout} was removed`,
    text: `${asSentence(String(reason))} Your score changed from ${before} to ${after}.`,
    address: urlOf('leaderboard', { id: competitionId }, { division: divisionId }),
    discreet: isGiven ? 'One of your scores got a penalty' : 'A penalty on one of your scores was removed',
  };
}
