import { missingAfterDays } from '@chalkline/contract/coaching/check-in.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { notifyOfCheckIn } from './check-ins.notify.service.ts';
import {
  insertCheckIn,
  putSchedule,
  takeDueSchedules,
  takeMissing,
  updateCheckIn,
} from './check-ins.repository.ts';
import { nextAfter } from './check-ins.rules.ts';
import type { CheckInFormRow } from './check-ins.table.ts';

const atOnce = 200;

interface Sent {
  readonly coachingId: string;
  readonly clientId: string;
  readonly form: Pick<CheckInFormRow, 'name' | 'questions'>;
  /** The trainer who sends it by hand; null for the schedule. */
  readonly actorId: string | null;
}

/** Sends a client a form, unless one is open. */
export async function sendCheckIn(
  parts: Parts,
  tx: Transaction,
  { coachingId, clientId, form, actorId }: Sent,
): Promise<void> {
  const dueAt = parts.clock.now();
  const id = newId(dueAt.getTime());
  const about = { formName: form.name, questions: form.questions };
  if (!(await insertCheckIn(tx.sql, { id, coachingId, clientId, dueAt, ...about }))) return;
  await notifyOfCheckIn(parts, tx, { id, happening: 'due', actorId, recipient: clientId });
}

/** Sends what is due by the schedules, then reminds of what is missing. Run twice, it does nothing more. */
export async function sendDueCheckIns(parts: Parts): Promise<void> {
  while ((await sendSome(parts)) === atOnce);
  while ((await remindSome(parts)) === atOnce);
}

function sendSome(parts: Parts): Promise<number> {
  return parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const due = await takeDueSchedules(tx.sql, now, atOnce);
    for (const { schedule, coaching, form } of due) {
      const nextAt = nextAfter(schedule.nextAt, schedule.everyDays, now);
      await putSchedule(tx.sql, { ...schedule, nextAt });
      const { id: coachingId, clientId } = coaching;
      await sendCheckIn(parts, tx, { coachingId, clientId, form, actorId: null });
    }
    return due.length;
  });
}

function remindSome(parts: Parts): Promise<number> {
  return parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const missing = await takeMissing(tx.sql, new Date(now.getTime() - missingAfterDays * day), atOnce);
    for (const { checkIn } of missing) {
      await updateCheckIn(tx.sql, checkIn.id, { remindedAt: now });
      const recipient = checkIn.clientId;
      await notifyOfCheckIn(parts, tx, { id: checkIn.id, happening: 'missing', actorId: null, recipient });
    }
    return missing.length;
  });
}
