import type {
  CheckInFormReply,
  CheckInReply,
  ScheduleReply,
} from '@chalkline/contract/coaching/check-in.schema.ts';
import type { findSchedule } from './check-ins.repository.ts';
import type { CheckInSeen } from './check-ins.service.ts';
import type { CheckInFormRow } from './check-ins.table.ts';

export function presentForm({ id, name, questions, version }: CheckInFormRow): CheckInFormReply {
  return { id, name, questions: [...questions], version };
}

export function presentCheckIn({ row, questions, can }: CheckInSeen): CheckInReply {
  const { id, version, formName, dueAt, answeredAt, correctedAt, reply } = row;
  return {
    id,
    version,
    formName,
    dueAt: dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    correctedAt: correctedAt?.toISOString() ?? null,
    questions,
    reply,
    can,
  };
}

export function presentSchedule(found: Awaited<ReturnType<typeof findSchedule>>): ScheduleReply {
  if (!found) return null;
  const { formId, formName, everyDays, nextAt } = found;
  return { formId, formName, everyDays, nextAt: nextAt.toISOString() };
}
