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
import type { Parts } from '../../platform/parts.ts';
import { mailCancellationJob } from './cancellations.jobs.ts';
import { findCanceled, findReturned } from './cancellations.repository.ts';
import { refundText } from './cancellations.rules.ts';

const subjectKind = 'canceled_competition';

interface News {
  readonly competitionId: string;
  readonly actorId: string;
  readonly recipients: readonly string[];
  /** Entries of athletes without an account: the addresses that were invited to claim them get the mail alone. */
  readonly entryIds: readonly string[];
}

/** Tells people that a competition is canceled: in the app, and by a mail with the entry for their calendar. */
export async function tellOfCancellation(parts: Parts, tx: Transaction, news: News): Promise<void> {
  const { competitionId, actorId, recipients, entryIds } = news;
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
  const letterTo = (to: { readonly personId: string } | { readonly entryId: string }) => ({
    data: { competitionId, ...to },
    onlyOne: [competitionId, ...Object.values(to)].join(':'),
  });
  await parts.jobs.enqueueAll(tx, mailCancellationJob, [
    ...recipients.map((personId) => letterTo({ personId })),
    ...entryIds.map((entryId) => letterTo({ entryId })),
  ]);
}

/** Shown to those who got it, for as long as it’s canceled. */
export const cancellationSubject: NotificationSubject = { kind: subjectKind, raises: ['challenge'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const byId = new Map((await findCanceled(database.sql, ids)).map((row) => [row.id, row]));
  const readers = [...new Set(notices.map(({ personId }) => personId))];
  const returned = Map.groupBy(
    await findReturned(database.sql, ids, readers),
    (row) => `${row.competitionId} ${row.personId}`,
  );
  return notices.map(({ subjectId: id, personId }) => {
    const canceled = byId.get(id);
    if (!canceled) return null;
    const { name, reason, returnsMoney } = canceled;
    const refund = refundText({ returnsMoney, own: returned.get(`${id} ${personId}`) ?? [] });
    return {
      title: `${name} is canceled`,
      text: refund ? `${asSentence(reason)} ${refund}` : reason,
      address: urlOf('competitionDetail', { id }),
      discreet: 'A competition you’re part of is canceled',
    };
  });
}
