import type { ReviewVerdict } from '@chalkline/contract/competitions/submission.schema.ts';
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
import type { SubmissionRow } from './submissions.table.ts';
import { findForNotices, type SubmissionForNotice } from './submissions-notices.repository.ts';

const subjectKind = 'competition_submission';

interface ReviewNews {
  readonly row: Pick<SubmissionRow, 'id'>;
  readonly athletes: readonly string[];
  readonly happening: ReviewVerdict | 'reopened';
  readonly reason: string;
  readonly at: Date;
}

/** Tells those who compete in the entry how their result was decided. */
export async function notifyOfReview(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { row, athletes, happening, reason, at }: ReviewNews,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'case',
    cause: `${subjectKind}:${row.id}:${at.toISOString()}`,
    subject: { kind: subjectKind, id: row.id },
    happening,
    details: { reason },
    actorId: viewer.personId,
    recipients: athletes,
  });
}

/** Shown while the person competes in the entry. */
export const submissionSubject: NotificationSubject = { kind: subjectKind, raises: ['case'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map((await findForNotices(database.sql, ids)).map((row) => [row.id, row]));
  return notices.map((notice) => {
    const about = found.get(notice.subjectId);
    return about?.athletes.includes(notice.personId) ? textOf(about, notice) : null;
  });
}

const endings: Readonly<Record<string, string>> = {
  accepted: 'was accepted',
  adjusted: 'was adjusted',
  zeroed: 'was zeroed',
  rejected: 'was rejected',
  reopened: 'is being reviewed again',
};

function textOf({ competition, workout, workoutId }: SubmissionForNotice, notice: Notice): NoticeText {
  const ending = endings[notice.happening] ?? 'was reviewed';
  return {
    title: `Your result in ${competition}, ${workout} ${ending}`,
    text: String(notice.details.reason ?? ''),
    address: urlOf('workoutDetail', { id: workoutId }),
    discreet: `One of your results ${ending}`,
  };
}
