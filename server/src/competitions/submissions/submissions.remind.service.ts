import { urlOf } from '@chalkline/contract/urls.ts';
import { momentText } from '@chalkline/contract/zone-text.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  findClosingWindows,
  findWhoOwes,
  findWindowsForNotices,
  markReminded,
} from './window-notices.repository.ts';

const subjectKind = 'submission_window';

/** On the last day of each window, reminds who hasn't submitted, once for each end that it is given. */
export async function remindOfWindows(parts: Parts, _data: unknown, { signal }: JobRun): Promise<void> {
  for (const window of await findClosingWindows(parts.database.sql, parts.clock.now())) {
    if (signal.aborted) return;
    const { workoutId, closesAt } = window;
    await parts.database.transaction(async (tx) => {
      if (!(await markReminded(tx.sql, window))) return;
      await notify(parts, tx, {
        kind: 'announcement',
        cause: `${subjectKind}:${workoutId}:${closesAt.toISOString()}`,
        subject: { kind: subjectKind, id: workoutId },
        happening: 'closing',
        actorId: null,
        recipients: await findWhoOwes(tx.sql, workoutId),
      });
    });
  }
}

/** Shown until the person has submitted or the window has closed. */
export const submissionWindowSubject: NotificationSubject = {
  kind: subjectKind,
  raises: ['announcement'],
  tell,
};

async function tell(
  { database, clock }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const pairs = notices.map(({ subjectId: workoutId, personId }) => ({ workoutId, personId }));
  const found = await findWindowsForNotices(database.sql, pairs);
  const byPair = new Map(found.map((row) => [`${row.workoutId} ${row.personId}`, row]));
  const now = clock.now();
  return notices.map(({ subjectId, personId }) => {
    const row = byPair.get(`${subjectId} ${personId}`);
    if (!row || row.closesAt <= now) return null;
    return {
      title: `Submit your result of ${row.workout}`,
      text: `In ${row.competition}, by ${momentText(row.closesAt, row.zone)}.`,
      address: urlOf('workoutDetail', { id: subjectId }),
      discreet: null,
    };
  });
}
