import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';

/** What happened to something between a trainer and a client. */
interface CoachingNews<Happening extends string> {
  /** Of the thing. */
  readonly id: string;
  readonly happening: Happening;
  /** Null for what the schedule does. */
  readonly actorId: string | null;
  readonly recipient: string;
  /** Of those that can happen again, which time it is. */
  readonly time?: number;
}

/** Tells one of the two people of a check-in, targets or a plan, once for each thing that happens to it. */
export function notifierOf<Happening extends string>(subjectKind: string) {
  return async (
    parts: Pick<Parts, 'clock' | 'jobs' | 'live'>,
    tx: Transaction,
    { id, happening, actorId, recipient, time }: CoachingNews<Happening>,
  ): Promise<void> => {
    await notify(parts, tx, {
      kind: 'request',
      cause: [subjectKind, id, happening, ...(time === undefined ? [] : [time])].join(':'),
      subject: { kind: subjectKind, id },
      happening,
      actorId,
      recipients: [recipient],
    });
  };
}
