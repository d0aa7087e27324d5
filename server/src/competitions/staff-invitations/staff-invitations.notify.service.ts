import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify, retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { roleNames, roleTasks } from '../staff/staff-roles.rules.ts';
import { findInvitationsForNotices, type StaffInvitation } from './staff-invitations.repository.ts';

const subjectKind = 'staff_invitation';

/** Notifies someone with an account that they're invited to help run a competition. */
export async function notifyInvited(
  parts: Parts,
  tx: Transaction,
  { id, createdBy }: Pick<StaffInvitation, 'id' | 'createdBy'>,
  personId: string,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'invite',
    cause: `${subjectKind}:${newId(parts.clock.now().getTime())}`,
    subject: { kind: subjectKind, id },
    happening: 'invited',
    actorId: createdBy,
    recipients: [personId],
  });
}

/** Retracts the notices of an invitation that is no longer open, including unsent mail. */
export async function retractInvitationNotices(
  parts: Parts,
  tx: Transaction,
  staffInvitationId: string,
): Promise<void> {
  await retractNotices(parts, tx, { kind: subjectKind, id: staffInvitationId });
}

/** Shown while the invitation can be accepted, with its current role. */
export const staffInvitationSubject: NotificationSubject = {
  kind: subjectKind,
  raises: ['invite'],
  tell,
};

async function tell(
  { database, clock }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const found = await findInvitationsForNotices(
    database.sql,
    [...new Set(notices.map(({ subjectId }) => subjectId))],
    [...new Set(notices.map(({ personId }) => personId))],
  );
  const now = clock.now();
  const waiting = new Map(
    found.filter(({ expiresAt }) => expiresAt > now).map((one) => [`${one.id} ${one.personId}`, one]),
  );
  return notices.map(({ subjectId, personId }) => {
    const invitation = waiting.get(`${subjectId} ${personId}`);
    if (!invitation) return null;
    const { role, competition } = invitation;
    return {
      title: `You’re invited to help run ${competition}`,
      text: `You’d be ${roleNames[role]} and could ${roleTasks[role]}. Accept or decline under My competitions.`,
      address: urlOf('myCompetitions'),
      discreet: null,
    };
  });
}
