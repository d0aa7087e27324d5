import { changeClientSchedule } from '@chalkline/contract/training/client-training.endpoints.ts';
import type { ScheduleChange } from '@chalkline/contract/training/enrollment.schema.ts';
import { changeSchedule } from '@chalkline/contract/training/enrollments.endpoints.ts';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';

/** Whose schedule is changed: my own, or a client's by me as their trainer. */
export interface ChangedProgram {
  readonly id: string;
  readonly version: number;
  readonly client?: { readonly coachingId: string; readonly name: string };
}

/** Changes the schedule as it was read. */
export function sendChange(
  call: KeyedCall,
  { id: enrollmentId, version, client }: ChangedProgram,
  change: ScheduleChange,
): Promise<unknown> {
  const body = { ...change, version };
  if (!client) return call(changeSchedule, { params: { enrollmentId }, body });
  return call(changeClientSchedule, { params: { coachingId: client.coachingId, enrollmentId }, body });
}
