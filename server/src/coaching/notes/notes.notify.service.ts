import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notifierOf } from '../coachings/coachings.tell.service.ts';
import { findNotesNamed } from './notes.repository.ts';

const subjectKind = 'coaching_note';

/** Tells the client. What the note says stays in the app. */
export const notifyOfNote = notifierOf<'shared'>(subjectKind);

export const noteSubject: NotificationSubject = { kind: subjectKind, raises: ['request'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map((await findNotesNamed(database.sql, ids)).map((row) => [row.id, row]));
  return notices.map(({ subjectId, personId }) => {
    const row = found.get(subjectId);
    if (!row || row.clientId !== personId || !isCoached(row.state)) return null;
    const address = urlOf('trainer', { id: row.coachingId });
    return {
      title: `${row.trainer} shared a note with you`,
      text: null,
      address,
      open: 'View note',
      discreet: null,
    };
  });
}
