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

export function presentCheckIn({ row, questions, mayAnswer, mayReply }: CheckInSeen): CheckInReply {
  const { id, formName, dueAt, answeredAt, reply } = row;
  return {
    id,
    formName,
    dueAt: dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    questions,
    reply,
    can: { answer: mayAnswer, reply: mayReply },
  };
}

export function presentSchedule(found: Awaited<ReturnType<typeof findSchedule>>): ScheduleReply {
  if (!found) return null;
  const { formId, formName, everyDays, nextAt } = found;
  return { formId, formName, everyDays, nextAt: nextAt.toISOString() };
}
