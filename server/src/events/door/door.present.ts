import type { AttendanceReply, DoorReply } from '@chalkline/contract/events/door.schema.ts';
import type { Attendee } from './door.repository.ts';
import { attendanceOf } from './door.rules.ts';
import type { AttendeesSeen, DoorView } from './doors.service.ts';

export function presentIfThere(door: DoorView | null): DoorReply | null {
  return door && presentDoor(door);
}

function presentDoor({ settings, totals, opensAt, closesAt, group }: DoorView): DoorReply {
  const { reentry, opensMinutes, selfCheckIn } = settings;
  return {
    settings: { reentry, opensMinutes, selfCheckIn },
    totals,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    can: { edit: group.can.edit },
  };
}

export function presentAttendee(ticket: Attendee): AttendanceReply {
  const { id: ticketId, orderId, holderName, typeName, checkedInAt, checkedOutAt, gate, others } = ticket;
  return {
    ...{ ticketId, orderId, holderName, typeName, gate, others },
    state: attendanceOf(ticket),
    checkedInAt: checkedInAt?.toISOString() ?? null,
    checkedOutAt: checkedOutAt?.toISOString() ?? null,
  };
}

export function presentAttendees({ totals, attendees }: AttendeesSeen) {
  return { totals, attendees: attendees.map(presentAttendee) };
}
