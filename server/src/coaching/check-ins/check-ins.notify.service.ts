import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notifierOf } from '../coachings/coachings.tell.service.ts';
import { findCheckInsNamed } from './check-ins.repository.ts';

const subjectKind = 'coaching_check_in';

/** Tells one of the two people. What was answered stays in the app. */
export const notifyOfCheckIn = notifierOf<'due' | 'missing' | 'answered' | 'corrected' | 'replied'>(
  subjectKind,
);

export const checkInSubject: NotificationSubject = { kind: subjectKind, raises: ['request'], tell };

type Found = Awaited<ReturnType<typeof findCheckInsNamed>>[number];

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = await findCheckInsNamed(database.sql, ids);
  const byId = new Map(found.map((row) => [row.checkIn.id, row]));
  return notices.map(({ subjectId, personId, happening }) => {
    const row = byId.get(subjectId);
    if (!row || !isCoached(row.coaching.state)) return null;
    return personId === row.coaching.trainerId ? toTrainer(happening, row) : toClient(happening, row);
  });
}

const open = 'View check-in';

function toTrainer(happening: string, { checkIn, coaching, clientName }: Found): NoticeText | null {
  if ((happening !== 'answered' && happening !== 'corrected') || checkIn.reply !== null) return null;
  return {
    title: `${clientName} ${happening} a check-in`,
    text: 'Read it and reply.',
    address: urlOf('client', { id: coaching.id }),
    open,
    discreet: null,
  };
}

function toClient(happening: string, { checkIn, coaching, trainerName }: Found): NoticeText | null {
  const address = urlOf('trainer', { id: coaching.id });
  if (happening === 'replied')
    return { title: `${trainerName} replied to your check-in`, text: null, address, open, discreet: null };
  if (checkIn.answeredAt !== null) return null;
  const title =
    happening === 'due'
      ? `${trainerName} sent you a check-in`
      : `Your check-in with ${trainerName} has no answers yet`;
  return { title, text: 'It takes a minute.', address, open, discreet: null };
}
