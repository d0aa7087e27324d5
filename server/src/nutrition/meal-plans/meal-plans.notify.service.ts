import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { notifierOf } from '../../coaching/coachings/coachings.tell.service.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { firstDay } from '../trainer-targets/first-day.rules.ts';
import { findPlansNamed } from './meal-plans.repository.ts';

const subjectKind = 'meal_plan';

/** Tells the client of a plan, or the trainer that it was declined. The foods stay in the app. */
export const notifyOfPlan = notifierOf<'set' | 'declined'>(subjectKind);

export const mealPlanSubject: NotificationSubject = { kind: subjectKind, raises: ['request'], tell };

async function tell(
  { clock, database }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const found = await findPlansNamed(database.sql, [...new Set(notices.map(({ subjectId }) => subjectId))]);
  const byId = new Map(found.map((row) => [row.plan.id, row]));
  return notices.map(({ subjectId, personId, happening }) => {
    const row = byId.get(subjectId);
    if (!row || !isCoached(row.coaching.state)) return null;
    const { coaching, plan, trainerName, clientName } = row;
    if (happening === 'declined' && personId === coaching.trainerId)
      return {
        title: `${clientName} declined your meal plan`,
        text: 'It is no longer in their food diary.',
        address: urlOf('client', { id: coaching.id }),
        open: 'View client',
        discreet: null,
      };
    if (happening !== 'set' || personId !== coaching.clientId || plan.declinedAt !== null) return null;
    return {
      title: `${trainerName} made a meal plan for you`,
      text: 'Log its meals with one tap, or decline it.',
      address: urlOf('trackDiet', {}, firstDay(plan, clock.now())),
      open: 'View meal plan',
      discreet: null,
    };
  });
}
