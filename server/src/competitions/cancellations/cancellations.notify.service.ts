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
import { mailCancellationJob } from './cancellations.jobs.ts';
import { findCanceled } from './cancellations.repository.ts';

const subjectKind = 'canceled_competition';

interface News {
  readonly competitionId: string;
  readonly actorId: string;
  readonly recipients: readonly string[];
}

/** Tells people that a competition is canceled: in the app, and by a mail with the entry for their calendar. */
export async function tellOfCancellation(parts: Parts, tx: Transaction, news: News): Promise<void> {
  const { competitionId, actorId, recipients } = news;
  await notify(parts, tx, {
    kind: 'challenge',
    cause: `${subjectKind}:${competitionId}`,
    subject: { kind: subjectKind, id: competitionId },
    happening: 'canceled',
    details: {},
    actorId,
    recipients,
    // The mail with the calendar entry is one of its own.
    byMail: false,
  });
  for (const personId of recipients) {
    const onlyOne = `${competitionId}:${personId}`;
    await parts.jobs.enqueue(tx, mailCancellationJob, { competitionId, personId }, { onlyOne });
  }
}

/** Shown to those who got it, for as long as it’s canceled. */
export const cancellationSubject: NotificationSubject = { kind: subjectKind, raises: ['challenge'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const byId = new Map((await findCanceled(database.sql, ids)).map((row) => [row.id, row]));
  return notices.map(({ subjectId: id }) => {
    const canceled = byId.get(id);
    if (!canceled) return null;
    const { name, reason, returnsMoney } = canceled;
    return {
      title: `${name} is canceled`,
      text: returnsMoney ? `${reason} Everything paid for registrations is refunded in full.` : reason,
      address: urlOf('competitionDetail', { id }),
      discreet: 'A competition you’re part of is canceled',
    };
  });
}
