import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';

const subjectKind = 'training_max';

interface SetByTrainer {
  readonly coachingId: string;
  readonly clientId: string;
  readonly exercise: { readonly id: string; readonly name: string };
}

/** Tells a client that their trainer set a training max, without the load. A later one replaces what an earlier one said. */
export async function notifyOfMax(
  parts: Pick<Parts, 'clock' | 'jobs' | 'live'>,
  tx: Transaction,
  trainer: Pick<Viewer, 'personId' | 'name'>,
  { coachingId, clientId, exercise }: SetByTrainer,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'request',
    cause: `${subjectKind}:${coachingId}`,
    subject: { kind: subjectKind, id: coachingId },
    happening: `set ${parts.clock.now().toISOString()}`,
    details: { trainer: trainer.name, exercise: exercise.name, exerciseId: exercise.id },
    actorId: trainer.personId,
    recipients: [clientId],
    revises: true,
  });
}

export const maxSubject: NotificationSubject = { kind: subjectKind, raises: ['request'], tell };

async function tell(_: unknown, notices: readonly Notice[]): Promise<NoticeText[]> {
  return notices.map(({ details: { trainer, exercise, exerciseId } }) => ({
    title: `${trainer} set your training max: ${exercise}`,
    text: 'Sets in percent of max use it. You can change it.',
    // A notice of an older version doesn’t name it.
    address: urlOf('fitnessTrainer', {}, { view: 'records', exercise: String(exerciseId ?? '') }),
    open: 'View training max',
    discreet: null,
  }));
}
