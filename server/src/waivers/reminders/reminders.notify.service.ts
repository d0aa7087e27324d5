import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { namedSubjects } from '../subjects/subjects.service.ts';
import { findForNotices } from './reminders.repository.ts';

export const waiverSubjectKind = 'waiver';

/** Shown while the waiver is asked for; once a guardian has signed, to the minor. */
export const waiverReminderSubject: NotificationSubject = {
  kind: waiverSubjectKind,
  raises: ['request'],
  tell,
};

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const found = await findForNotices(database.sql, [...new Set(notices.map(({ subjectId }) => subjectId))]);
  const waivers = new Map(found.map((waiver) => [waiver.id, waiver]));
  const subjects = await namedSubjects(database.sql, found);
  return notices.map(({ subjectId, happening }) => {
    const waiver = waivers.get(subjectId);
    const subject = waiver && subjects.get(waiver.subjectId);
    if (!waiver || !subject) return null;
    if (happening === 'guardian_signed') {
      return {
        title: `Your guardian signed “${waiver.title}”`,
        text: `The waiver for ${subject.title} is complete.`,
        address: subject.address,
        open: 'View waiver',
        discreet: null,
      };
    }
    return {
      title: `Sign “${waiver.title}”`,
      text: `${subject.title} still needs your signature.`,
      address: subject.address,
      open: 'Sign waiver',
      discreet: null,
    };
  });
}
