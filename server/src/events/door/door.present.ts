import type { AttendanceReply, DoorReply } from '@chalkline/contract/events/door.schema.ts';
import { attendanceOf } from '@chalkline/contract/events/door-verdict.ts';
import type { DoorKit, ScanReceipt } from '@chalkline/contract/events/offline-door.schema.ts';
import type { DoorSeen } from './door.access.service.ts';
import type { AttendeeSeen } from './door.repository.ts';
import type { DoorKitSeen } from './door-kit.service.ts';
import type { AttendeesSeen, DoorView } from './doors.service.ts';
import type { QueuedAnswer } from './queued-scans.service.ts';

export function presentIfThere(door: DoorView | null): DoorReply | null {
  return door && presentDoor(door);
}

const canOf = ({ group, mayExport }: Pick<DoorSeen, 'group' | 'mayExport'>) => ({
  edit: group.can.edit,
  export: mayExport,
});

function presentDoor({ settings, totals, conflicts, opensAt, closesAt, ...door }: DoorView): DoorReply {
  const { reentry, opensMinutes, selfCheckIn } = settings;
  return {
    settings: { reentry, opensMinutes, selfCheckIn },
    totals,
    conflicts,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    can: canOf(door),
  };
}

export function presentAttendee(ticket: AttendeeSeen): AttendanceReply {
  const { id: ticketId, orderId, holderName, typeName, checkedInAt, checkedOutAt } = ticket;
  const { gate, others, addOns, isMissingPapers } = ticket;
  return {
    ticketId,
    orderId,
    holderName,
    typeName,
    addOns,
    gate,
    others,
    isMissingPapers,
    state: attendanceOf(ticket),
    checkedInAt: checkedInAt?.toISOString() ?? null,
    checkedOutAt: checkedOutAt?.toISOString() ?? null,
  };
}

export function presentAttendees({ totals, attendees }: AttendeesSeen) {
  return { totals, attendees: attendees.map(presentAttendee) };
}

export function presentDoorKit({ door, asOf, publicKey, tickets, letInBy, passes }: DoorKitSeen): DoorKit {
  const { reentry, opensMinutes, selfCheckIn } = door.settings;
  return {
    eventId: door.eventId,
    name: door.group.name,
    zone: door.zone,
    publicKey,
    asOf: asOf.toISOString(),
    settings: { reentry, opensMinutes, selfCheckIn },
    opensAt: door.opensAt.toISOString(),
    closesAt: door.closesAt.toISOString(),
    can: canOf(door),
    passes,
    tickets: tickets.map(({ id, paperId: _paperId, checkedInAt, checkedOutAt, ...ticket }) => ({
      ...ticket,
      ticketId: id,
      checkedInAt: checkedInAt?.toISOString() ?? null,
      checkedOutAt: checkedOutAt?.toISOString() ?? null,
      by: letInBy.get(id) ?? '',
    })),
  };
}

export function presentQueued({ ticket, ...answer }: QueuedAnswer): ScanReceipt {
  return { ...answer, ticket: ticket && presentAttendee(ticket) };
}
