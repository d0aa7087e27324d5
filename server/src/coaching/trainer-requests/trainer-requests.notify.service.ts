import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify, retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findDeciderIds, findDecidersAmong, findTrainerRequestsById } from './trainer-requests.repository.ts';
import type { TrainerRequestRow } from './trainer-requests.table.ts';

const subjectKind = 'trainer_request';

/** The most administrators notified of a request. */
const toldAtMost = 200;

/** Tells the administrators who decide it that someone asks to become a trainer. */
export async function notifyDeciders(
  parts: Pick<Parts, 'clock' | 'jobs' | 'live'>,
  tx: Transaction,
  { id, personId }: TrainerRequestRow,
  organizationId: string | null,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'request',
    cause: `${subjectKind}:${id}:asked`,
    subject: { kind: subjectKind, id },
    happening: 'asked',
    actorId: personId,
    recipients: await findDeciderIds(tx.sql, organizationId, toldAtMost),
  });
}

/** Tells who asked what was decided. Administrators have nothing to decide anymore. */
export async function notifyOfTrainerRequest(
  parts: Pick<Parts, 'clock' | 'jobs' | 'live'>,
  tx: Transaction,
  { id, personId, state }: TrainerRequestRow,
  actorId: string,
): Promise<void> {
  await retractNotices(parts, tx, { kind: subjectKind, id });
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
  const deciders = await findDecidersAmong(database.sql, [
    ...new Set(notices.map((notice) => notice.personId)),
  ]);
  return notices.map(({ subjectId, personId }) => {
    const row = byId.get(subjectId);
    if (row?.personId === personId) return outcomeOf(row.state);
    const decider = deciders.get(personId);
    const decides = decider && (decider.isOfSite || (decider.organizationId ?? '') === row?.organizationId);
    if (row?.state !== 'asked' || !decides) return null;
    return {
      title: `${row.name} asks to become a trainer`,
      text: 'Read their experience, then accept or decline.',
      address: urlOf('requestsTrainer'),
      discreet: null,
    };
  });
}

function outcomeOf(state: TrainerRequestRow['state']): NoticeText | null {
  if (state === 'accepted')
    return {
      title: 'You’re a trainer now',
      text: 'Build programs and coach clients.',
      address: urlOf('clients'),
      open: 'View your clients',
      discreet: null,
    };
  if (state !== 'declined') return null;
  return {
    title: 'Your request to become a trainer was declined',
    text: 'Read the reason.',
    address: urlOf('trainers'),
    discreet: null,
  };
}
