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
import { findTrainerRequestsById } from './trainer-requests.repository.ts';
import type { TrainerRequestRow } from './trainer-requests.table.ts';

const subjectKind = 'trainer_request';

/** Tells who asked what was decided. */
export async function notifyOfTrainerRequest(
  parts: Pick<Parts, 'clock' | 'jobs' | 'live'>,
  tx: Transaction,
  { id, personId, state }: TrainerRequestRow,
  actorId: string,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'request',
    cause: `${subjectKind}:${id}`,
    subject: { kind: subjectKind, id },
    happening: state,
    actorId,
    recipients: [personId],
  });
}

export const trainerRequestSubject: NotificationSubject = { kind: subjectKind, raises: ['request'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const byId = new Map((await findTrainerRequestsById(database.sql, ids)).map((row) => [row.id, row]));
  return notices.map(({ subjectId, personId }) => {
    const row = byId.get(subjectId);
    if (row?.personId !== personId) return null;
    if (row.state === 'accepted')
      return {
        title: 'You’re a trainer now',
        text: 'Build programs and coach clients.',
        address: urlOf('clients'),
        discreet: null,
      };
    if (row.state !== 'declined') return null;
    return {
      title: 'Your request to become a trainer was declined',
      text: 'Read the reason.',
      address: urlOf('trainers'),
      discreet: null,
    };
  });
}
