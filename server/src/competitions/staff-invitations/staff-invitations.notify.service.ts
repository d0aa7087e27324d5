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
import { findInvitationsForNotices, type StaffInvitation } from './staff-invitations.repository.ts';

const subjectKind = 'staff_invitation';

/** Tells somebody with an account that they are asked to run a competition. */
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

/** Takes back what was told of an invitation that waits no longer, mail that waits included. */
export async function retractInvitationNotices(
  parts: Parts,
  tx: Transaction,
  staffInvitationId: string,
): Promise<void> {
  await retractNotices(parts, tx, { kind: subjectKind, id: staffInvitationId });
}

/** An invitation is told of as long as it can be accepted, in the role that it has then. */
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
      title: `You are asked to help to run ${competition}`,
      text:
        role === 'owner'
          ? 'As an owner you would decide everything. Accept or decline it below My competitions.'
          : 'On the staff you would see to entries and scores. Accept or decline it below My competitions.',
      address: urlOf('myCompetitions'),
      discreet: null,
    };
  });
}
