import type { AttendanceReply, AttendanceState, DoorReply } from '@chalkline/contract/events/door.schema.ts';
import { attendanceOf } from '@chalkline/contract/events/door-verdict.ts';
import type { DoorKit, KeptTicket } from '@chalkline/contract/events/offline-door.schema.ts';
import { plainWords } from '@chalkline/contract/plain-words.ts';

type Tickets = ReadonlyMap<string, KeptTicket>;

interface Wanted {
  readonly search: string;
  readonly status: AttendanceState | '';
}

/** Good tickets on the list by the beginnings of their holder's names, without accents. */
export function findKept(tickets: Tickets, { search, status }: Wanted): AttendanceReply[] {
  const asked = plainWords(search);
  return [...tickets.values()]
    .filter((ticket) => {
      if (ticket.state === 'void' || ticket.holderName === '') return false;
      if (status !== '' && attendanceOf(ticket) !== status) return false;
      const words = plainWords(ticket.holderName);
      return asked.every((word) => words.some((one) => one.startsWith(word)));
    })
    .map((ticket) => ({ ...ticket, state: attendanceOf(ticket), others: 0 }));
}

/** The door as its list and this device's own scans have it. */
export function keptDoor({ settings, opensAt, closesAt, can }: DoorKit, tickets: Tickets): DoorReply {
  const good = [...tickets.values()].filter(({ state }) => state === 'valid');
  const letIn = good.filter(({ checkedInAt }) => checkedInAt !== null);
  const inside = letIn.filter(({ checkedOutAt }) => checkedOutAt === null);
  const totals = { sold: good.length, letIn: letIn.length, inside: inside.length };
  return { settings, totals, conflicts: 0, opensAt, closesAt, can };
}
