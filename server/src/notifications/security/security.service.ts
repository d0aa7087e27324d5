import { urlOf } from '@chalkline/contract/urls.ts';
import { leavingAddress } from '../../accounts/leaving/leaving-link.service.ts';
import type { DetailsOf, SecurityNotice } from '../../accounts/notices/notices.service.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Parts } from '../../platform/parts.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../notifications/notification-subject.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { securityText } from './security-texts.service.ts';

const subjectKind = 'account';

/** Tells a person what happened to their account, in the app and by email right away. Safe to retry. */
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

/** The person's own account, visible to no one else. */
export const accountSubject: NotificationSubject = {
  kind: subjectKind,
  raises: ['security'],
  tell,
};

async function tell({ config }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  return notices.map((notice) => textOf(config, notice));
}

function textOf(config: Config, notice: Notice): NoticeText | null {
  if (notice.personId !== notice.subjectId) return null;
  const texts = securityText(notice, notice.reader);
  return texts && { ...texts, ...leadsTo(config, notice), discreet: null };
}

/** Who is suspended can’t sign in, but can write; who is leaving can still choose what happens to their posts. */
function leadsTo(
  config: Config,
  { happening, details, personId }: Notice,
): Pick<NoticeText, 'address' | 'open'> {
  if (happening === 'account_suspended') return { address: urlOf('contact'), open: 'Contact us' };
  if (happening === 'account_leaving') {
    const { until } = details as DetailsOf<'account_leaving'>;
    return {
      address: leavingAddress(config, { personId, erasedFrom: until }),
      open: 'Choose what happens to your posts',
    };
  }
  return { address: urlOf('editProfile', {}, { tab: 'security' }) };
}
