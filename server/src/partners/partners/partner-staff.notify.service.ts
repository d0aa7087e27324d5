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
import { findInvitations } from './partner-staff.repository.ts';
import type { PartnerStaffRow } from './partner-staff.table.ts';
import { findPartnersById } from './partners.repository.ts';
import type { PartnerRow } from './partners.table.ts';

const invitationKind = 'partner_invitation';
const staffKind = 'partner_staff';

/** Notifies who is invited. */
export async function notifyInvited(
  parts: Parts,
  tx: Transaction,
  { id, invitedBy }: Pick<PartnerStaffRow, 'id' | 'invitedBy'>,
  personId: string,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'invite',
    cause: `${invitationKind}:${id}`,
    subject: { kind: invitationKind, id },
    happening: 'invited',
    actorId: invitedBy,
    recipients: [personId],
  });
}

interface StaffNews {
  readonly staffId: string;
  readonly partner: PartnerRow;
  readonly happening: 'accepted' | 'declined';
  /** Who answered. */
  readonly name: string;
  readonly actorId: string;
}

/** Notifies the partner's owner of the answer. */
export async function notifyOfStaff(parts: Parts, tx: Transaction, news: StaffNews): Promise<void> {
  const { staffId, partner, happening, name, actorId } = news;
  await notify(parts, tx, {
    kind: 'invite',
    cause: `${staffKind}:${staffId}:${happening}`,
    subject: { kind: staffKind, id: partner.id },
    happening,
    details: { name },
    actorId,
    recipients: [partner.createdBy],
  });
}

/** Shown while the invitation is open. */
export const partnerInvitationSubject: NotificationSubject = {
  kind: invitationKind,
  raises: ['invite'],
  tell: tellInvited,
};

/** Shown to the partner's owner. */
export const partnerStaffSubject: NotificationSubject = { kind: staffKind, raises: ['invite'], tell };

async function tellInvited(
  { database, clock }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = await findInvitations(database.sql, { ids }, clock.now());
  const open = new Map(
    found.filter(({ staff }) => staff.personId === null).map((one) => [one.staff.id, one]),
  );
  return notices.map(({ subjectId }) => {
    const one = open.get(subjectId);
    return one
      ? {
          title: `${one.invitedBy} invites you to work for ${one.partner}`,
          text: 'You’d handle its orders and products.',
          address: urlOf('partnersDashboard'),
          discreet: null,
        }
      : null;
  });
}

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map((await findPartnersById(database.sql, ids)).map((partner) => [partner.id, partner]));
  return notices.map(({ subjectId, personId, happening, details }) => {
    const partner = found.get(subjectId);
    if (partner?.createdBy !== personId) return null;
    const name = String(details.name ?? '');
    return {
      title: happening === 'accepted' ? `${name} joined your staff` : `${name} declined your invitation`,
      text: `At ${partner.name}.`,
      address: urlOf('partnersDashboard'),
      discreet: null,
    };
  });
}
