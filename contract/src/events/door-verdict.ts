import type { AttendanceState, ReentryRule } from './door.schema.ts';

// The same rules at the server and on a device without a network.

interface Attendance {
  readonly checkedInAt: Date | string | null;
  readonly checkedOutAt: Date | string | null;
}

export function attendanceOf({ checkedInAt, checkedOutAt }: Attendance): AttendanceState {
  if (checkedInAt === null) return 'expected';
  return checkedOutAt === null ? 'in' : 'out';
}

/** When a door lets people in, in ms. */
interface DoorOpening {
  readonly opensAt: number;
  readonly closesAt: number;
}

interface AtTheDoor extends Attendance {
  readonly state: 'valid' | 'void';
  /** A waiver or an answer. */
  readonly isMissingPapers: boolean;
}

/** Why this ticket isn't let in now, or null. The order is fixed: the first reason is the one that is said. */
export function refusalToLetIn(
  ticket: AtTheDoor,
  reentry: ReentryRule,
  { opensAt, closesAt }: DoorOpening,
  now: number,
): 'ticket_void' | 'door_not_open' | 'door_closed' | 'papers_missing' | 'already_checked_in' | null {
  if (ticket.state === 'void') return 'ticket_void';
  if (now < opensAt) return 'door_not_open';
  if (now >= closesAt) return 'door_closed';
  if (ticket.isMissingPapers) return 'papers_missing';
  return mayEnter(attendanceOf(ticket), reentry) ? null : 'already_checked_in';
}

export function mayEnter(state: AttendanceState, reentry: ReentryRule): boolean {
  if (state === 'expected' || reentry === 'always') return true;
  return state === 'out' && reentry === 'after_exit';
}
