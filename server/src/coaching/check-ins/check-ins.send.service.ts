import { isDeepStrictEqual } from 'node:util';
import { missingAfterDays } from '@chalkline/contract/coaching/check-in.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterAsTrainer } from '../notes/notes.service.ts';
import { checkInNotFound } from './check-ins.errors.ts';
import { checkInSubject, notifyOfCheckIn } from './check-ins.notify.service.ts';
import {
  insertCheckIn,
  putSchedule,
  removeCheckIn,
  takeDueSchedules,
  takeMissing,
  takeOpen,
  updateCheckIn,
} from './check-ins.repository.ts';
import { nextAfter } from './check-ins.rules.ts';
import type { AboutCheckIn } from './check-ins.service.ts';
import type { CheckInFormRow } from './check-ins.table.ts';

const atOnce = 200;

interface Sent {
  readonly coachingId: string;
  readonly clientId: string;
  readonly form: Pick<CheckInFormRow, 'name' | 'questions'>;
  /** The trainer who sends it by hand; null for the schedule. */
  readonly actorId: string | null;
}

/** Sends a client a form, in place of one without answers; by hand not the same form again. */
export async function sendCheckIn(
  parts: Parts,
  tx: Transaction,
  { coachingId, clientId, form, actorId }: Sent,
): Promise<void> {
  const dueAt = parts.clock.now();
  const id = newId(dueAt.getTime());
  const about = { formName: form.name, questions: form.questions };
  const open = await takeOpen(tx.sql, coachingId);
  const isSame = open?.formName === form.name && isDeepStrictEqual(open.questions, form.questions);
  if (isSame && actorId !== null) return;
  if (open) await withdraw(parts, tx, open.id);
  if (!(await insertCheckIn(tx.sql, { id, coachingId, clientId, dueAt, ...about }))) return;
  await notifyOfCheckIn(parts, tx, { id, happening: 'due', actorId, recipient: clientId });
}

/** The trainer takes a check-in back that has no answers. Throws 404 for others, and once it was answered. */
export function withdrawCheckIn(
  parts: Parts,
  viewer: Viewer,
  { coachingId, checkInId }: AboutCheckIn,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterAsTrainer(parts, viewer, coachingId);
    const open = await takeOpen(tx.sql, coachingId);
    if (open?.id !== checkInId) throw checkInNotFound();
    await withdraw(parts, tx, checkInId);
    return null;
  });
}

async function withdraw(parts: Parts, tx: Transaction, id: string): Promise<void> {
  await removeCheckIn(tx.sql, id);
  await retractNotices(parts, tx, { kind: checkInSubject.kind, id });
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
