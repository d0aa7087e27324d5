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
import type { Parts } from '../../platform/parts.ts';
import { findCountedForNotices } from './rejections.repository.ts';

const subjectKind = 'challenge_result';

/** Tells an athlete that a result of theirs was taken out of a challenge or counts again; the latest replaces the one before. */
export async function tellOfRejection(
  parts: Parts,
  tx: Transaction,
  about: {
    readonly groupId: string;
    readonly resultId: string;
    readonly personId: string;
    readonly actorId: string;
  },
): Promise<void> {
  const { groupId, resultId, personId, actorId } = about;
  await notify(parts, tx, {
    kind: 'challenge',
    cause: `${subjectKind}:${groupId}:${resultId}`,
    subject: { kind: subjectKind, id: resultId },
    happening: parts.clock.now().toISOString(),
    details: { groupId },
    revises: true,
    actorId,
    recipients: [personId],
  });
}

/** Told as it is now, for as long as the athlete takes part. */
export const challengeResultSubject: NotificationSubject = {
  kind: subjectKind,
  raises: ['challenge'],
  tell,
};

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const asked = notices.map(({ subjectId, details }) => ({
    resultId: subjectId,
    groupId: String(details.groupId),
  }));
  const found = await findCountedForNotices(database.sql, asked);
  const byPair = new Map(found.map((row) => [`${row.groupId} ${row.resultId}`, row]));
  return notices.map(({ subjectId, personId, details, reader }) => {
    const row = byPair.get(`${details.groupId} ${subjectId}`);
    if (!row || row.personId !== personId) return null;
    const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' }, reader.locale).format(new Date(row.day));
    return {
      ...(row.rejectedAt
        ? {
            title: `A result of yours doesn’t count in ${row.name}`,
            text: `It’s the one of ${day}.${row.reason && ` Reason: ${row.reason}`}`,
          }
        : {
            title: `A result of yours counts again in ${row.name}`,
            text: `It’s the one of ${day}.`,
          }),
      address: urlOf('sharedChallenge', { id: row.groupId }, { tab: 'results' }),
      discreet: 'News about a result of yours',
    };
  });
}
