import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { notifierOf } from '../../coaching/coachings/coachings.tell.service.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { firstDay } from './first-day.rules.ts';
import { findTargetsNamed } from './trainer-targets.repository.ts';

const subjectKind = 'trainer_targets';

/** Tells the client of targets, or the trainer that they were declined. The figures stay in the app. */
export const notifyOfTargets = notifierOf<'set' | 'declined'>(subjectKind);

export const trainerTargetsSubject: NotificationSubject = { kind: subjectKind, raises: ['request'], tell };

async function tell(
  { clock, database }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const found = await findTargetsNamed(database.sql, [...new Set(notices.map(({ subjectId }) => subjectId))]);
  const byId = new Map(found.map((row) => [row.targets.id, row]));
  return notices.map(({ subjectId, personId, happening }) => {
    const row = byId.get(subjectId);
    if (!row || !isCoached(row.coaching.state)) return null;
    const { coaching, targets, trainerName, clientName } = row;
    if (happening === 'declined' && personId === coaching.trainerId)
      return {
        title: `${clientName} declined your targets`,
        text: 'Their own targets apply again.',
        address: urlOf('client', { id: coaching.id }),
        open: 'View client',
        discreet: null,
      };
    if (happening !== 'set' || personId !== coaching.clientId || targets.declinedAt !== null) return null;
    return {
      title: `${trainerName} set targets for your food diary`,
      text: 'Keep them or decline them.',
      address: urlOf('trackDiet', {}, { ...firstDay(targets, clock.now()), show: 'targets' }),
      open: 'View targets',
      discreet: null,
    };
  });
}
