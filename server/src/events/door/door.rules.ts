import type { AttendanceState, DoorSettings, ReentryRule } from '@chalkline/contract/events/door.schema.ts';
import { hour, minute } from '@chalkline/contract/spans.ts';

/** Until somebody changes them. */
export const usualSettings: DoorSettings = {
  reentry: 'none',
  opensMinutes: (2 * hour) / minute,
  selfCheckIn: false,
};

interface Attendance {
  readonly checkedInAt: Date | null;
  readonly checkedOutAt: Date | null;
}

export function attendanceOf({ checkedInAt, checkedOutAt }: Attendance): AttendanceState {
  if (checkedInAt === null) return 'expected';
  return checkedOutAt === null ? 'in' : 'out';
}

export interface DoorTimes {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

interface AtTheDoor extends Attendance {
  readonly state: 'valid' | 'void';
}

/** Why this ticket isn't let in now, or null. The order is fixed: the first reason is the one that is said. */
export function refusalToLetIn(
  ticket: AtTheDoor,
  { reentry }: Pick<DoorSettings, 'reentry'>,
  { opensAt, closesAt }: DoorTimes,
  now: Date,
): 'ticket_void' | 'door_not_open' | 'door_closed' | 'already_checked_in' | null {
  if (ticket.state === 'void') return 'ticket_void';
  if (now < opensAt) return 'door_not_open';
  if (now >= closesAt) return 'door_closed';
  return mayEnter(attendanceOf(ticket), reentry) ? null : 'already_checked_in';
}

function mayEnter(state: AttendanceState, reentry: ReentryRule): boolean {
  if (state === 'expected' || reentry === 'always') return true;
  return state === 'out' && reentry === 'after_exit';
}

/** What a ticket's scans amount to, oldest first; those that were undone are left out. */
export function attendanceFrom(
  scans: readonly { readonly kind: 'in' | 'out'; readonly at: Date; readonly gate: string }[],
): Attendance & { readonly gate: string } {
  const last = scans.findLastIndex(({ kind }) => kind === 'in');
  const checkedIn = scans[last];
  const out = scans.slice(last + 1).findLast(({ kind }) => kind === 'out');
  if (!checkedIn) return { checkedInAt: null, checkedOutAt: null, gate: '' };
  return { checkedInAt: checkedIn.at, checkedOutAt: out?.at ?? null, gate: checkedIn.gate };
}
