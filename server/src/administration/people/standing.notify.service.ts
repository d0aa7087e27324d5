import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findStandings } from './standing-notices.repository.ts';

const subjectKind = 'standing';

/** How an administrator changed what somebody is, or where. */
type StandingChange = {
  readonly happening: 'type_changed' | 'removed' | 'added';
  /** After the change; of `removed` the organization that was left. */
  readonly organizationId: string | null;
  readonly accountType: AccountType;
};

/** Notifies a person that an administrator changed their account type or organization; not of what they did themselves. */
export async function notifyStanding(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  personId: string,
  { happening, organizationId, accountType }: StandingChange,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'role',
    cause: `${subjectKind}:${newId(parts.clock.now().getTime())}`,
    subject: { kind: subjectKind, id: personId },
    happening,
    details: { accountType, ...(organizationId !== null && { organizationId }) },
    actorId: viewer.personId,
    recipients: [personId],
  });
}

/** Shown as long as it is still so. */
export const standingSubject: NotificationSubject = { kind: subjectKind, raises: ['role'], tell };

async function tell(parts: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const { standings, names } = await findStandings(parts.database.sql, {
    personIds: [...new Set(notices.map(({ personId }) => personId))],
    organizationIds: [...new Set(notices.flatMap(({ details }) => organizationOf(details) ?? []))],
  });
  return notices.map(({ personId, happening, details }) => {
    const now = standings.get(personId);
    const organizationId = organizationOf(details);
    const name = organizationId && (names.get(organizationId) ?? null);
    const isInside = now?.organizationId === organizationId;
    if (happening === 'removed') return name && !isInside ? removedText(name) : null;
    if (!now || !isInside) return null;
    if (happening === 'added') return name ? addedText(name) : null;
    return now.accountType === details.accountType ? typeText(now.accountType, name) : null;
  });
}

const organizationOf = ({ organizationId }: Notice['details']): string | null =>
  typeof organizationId === 'string' ? organizationId : null;

const plain = { text: null, address: urlOf('profile'), discreet: null };

function removedText(name: string): NoticeText {
  const text = 'You keep your account, your results and your orders.';
  return { ...plain, title: `You’re no longer in ${name}`, text };
}

function addedText(name: string): NoticeText {
  const text = 'Your profile shows what it offers, and your account what its administrators can see.';
  return { ...plain, title: `You’re now in ${name}`, text };
}

const typeNames: Readonly<Record<AccountType, string>> = {
  admin: 'a site administrator',
  corporate_admin: 'an administrator',
  trainer: 'a trainer',
  trainee: 'a trainee',
  receptionist: 'a receptionist',
};

const workOf: Partial<Readonly<Record<AccountType, string>>> = {
  admin: urlOf('dashboard'),
  corporate_admin: urlOf('dashboard'),
  receptionist: urlOf('dashboard'),
  trainer: urlOf('clients'),
};

function typeText(type: AccountType, name: string | null): NoticeText {
  const title = `You’re now ${typeNames[type]}${name ? ` at ${name}` : ''}`;
  return { ...plain, title, address: workOf[type] ?? plain.address };
}
