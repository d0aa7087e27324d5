import type { DaysAsked } from '../../platform/calendar/latest-days.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findAnsweredBy } from './check-ins.repository.ts';

/** A check-in by the day on which the client answered it. */
export interface CheckInOfDay {
  readonly day: string;
  readonly id: string;
  readonly coachingId: string;
  readonly form: string;
  readonly trainer: string;
  readonly reply: string | null;
}

/** The viewer’s answers on the latest days before one, with their trainers’ replies. */
export function checkInsOfDays(
  parts: Parts,
  { personId }: Viewer,
  zone: string,
  asked: DaysAsked,
): Promise<CheckInOfDay[]> {
  return findAnsweredBy(parts.database.sql, personId, zone, asked);
}
