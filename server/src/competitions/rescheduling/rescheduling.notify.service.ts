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
import { mailRescheduledJob } from './rescheduling.jobs.ts';
import { findInvolved, findRescheduled } from './rescheduling.repository.ts';
import { heldText, type Rescheduling, rescheduledTitle } from './rescheduling.rules.ts';

const subjectKind = 'rescheduled_competition';

interface News {
  readonly competitionId: string;
  readonly change: Rescheduling;
  readonly actorId: string;
}

/** Tells everyone who takes part that a competition has new days or another place, in the app and by mail. Gives how many. */
export async function tellOfRescheduling(
  parts: Parts,
  tx: Transaction,
  { competitionId, change, actorId }: News,
): Promise<number> {
  const recipients = (await findInvolved(tx.sql, competitionId)).filter((id) => id !== actorId);
  await notify(parts, tx, {
    kind: 'challenge',
    cause: `${subjectKind}:${competitionId}:${parts.clock.now().toISOString()}`,
    subject: { kind: subjectKind, id: competitionId },
    happening: change,
    actorId,
    recipients,
    // The mail with the calendar entry is one of its own.
    byMail: false,
  });
  await parts.jobs.enqueueAll(
    tx,
    mailRescheduledJob,
    recipients.map((personId) => ({
      data: { competitionId, personId, change },
      onlyOne: [competitionId, personId, change].join(':'),
    })),
  );
  return recipients.length;
}

/** Shown with when and where it is now, while it still takes place. */
export const reschedulingSubject: NotificationSubject = { kind: subjectKind, raises: ['challenge'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const byId = new Map((await findRescheduled(database.sql, ids)).map((row) => [row.id, row]));
  return notices.map(({ subjectId: id, happening, reader: { locale } }) => {
    const competition = byId.get(id);
    if (!competition || (competition.state !== 'published' && competition.state !== 'live')) return null;
    return {
      title: rescheduledTitle(competition.name, happening as Rescheduling),
      text: heldText(competition, locale),
      address: urlOf('competitionDetail', { id }),
      discreet: 'A competition you’re part of has changed',
    };
  });
}
