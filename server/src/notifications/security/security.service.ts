import { urlOf } from '@chalkline/contract/urls.ts';
import type { SecurityNotice } from '../../accounts/notices/notices.service.ts';
import type { Parts } from '../../platform/parts.ts';
import type {
  Notice,
  NoticeWords,
  NotificationSubject,
} from '../notifications/notification-subject.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { securityWords } from './security-words.service.ts';

const subjectKind = 'account';

/** Tells a person what happened to their account: in the app and by mail at once. Run twice it tells once. */
export async function tellSecurityNotice(parts: Parts, notice: SecurityNotice): Promise<void> {
  const { id, personId, happening, details } = notice;
  await parts.database.transaction((tx) =>
    notify(parts, tx, {
      kind: 'security',
      cause: `security:${id}`,
      subject: { kind: subjectKind, id: personId },
      happening,
      details,
      actorId: null,
      recipients: [personId],
    }),
  );
}

/** The account of whoever is told: they alone are. */
export const accountSubject: NotificationSubject = {
  kind: subjectKind,
  raises: ['security'],
  tell: async (_parts, notices) => notices.map(wordsOf),
};

function wordsOf(notice: Notice): NoticeWords | null {
  if (notice.personId !== notice.subjectId) return null;
  const words = securityWords(notice);
  return words && { ...words, address: urlOf('editProfile', {}, { tab: 'security' }), discreet: null };
}
