import type { AttendeesQuery, DoorPatch, DoorTotals } from '@chalkline/contract/events/door.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { markMissing } from '../tickets/missing-papers.service.ts';
import { type DoorSeen, enterDoor, seeDoor } from './door.access.service.ts';
import { publishDoorChanged } from './door.live.service.ts';
import {
  type AttendeeSeen,
  attendeeOrder,
  countAttendees,
  countDoor,
  findAttendees,
  saveSettings,
} from './door.repository.ts';
import { countConflicts } from './scans.repository.ts';

export interface DoorView extends DoorSeen {
  readonly totals: DoorTotals;
  /** Scans to settle. */
  readonly conflicts: number;
}

export interface AttendeesSeen {
  readonly totals: DoorTotals;
  readonly attendees: readonly AttendeeSeen[];
}

/** Null for who may see the event and doesn't work at its door. Throws 404. */
export async function getDoor(
  { database }: Parts,
  viewer: Viewer,
  eventId: string,
): Promise<DoorView | null> {
  const door = await seeDoor(database.sql, viewer, eventId);
  if (!door.worksHere) return null;
  const [totals, conflicts] = [
    await countDoor(database.sql, door.eventId),
    await countConflicts(database.sql, door.eventId),
  ];
  return { ...door, totals, conflicts };
}

/** Changes how the door works; for those who run the event. */
export async function editDoor(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
  patch: DoorPatch,
): Promise<DoorView | null> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'door', eventId, 'exclusive');
    const { settings, group } = await enterDoor(tx.sql, viewer, eventId);
    if (!group.can.edit) throw notAllowed();
    const { reentry, opensMinutes, selfCheckIn } = settings;
    const change = readPatch({ reentry, opensMinutes, selfCheckIn }, patch);
    if (!change) return;
    await saveSettings(tx.sql, { groupId: group.id, ...change.row });
    const { before, after } = change;
    const facts = { actorId: viewer.personId, subjectKind: 'group', subjectId: group.id, before, after };
    await recordAudit(parts, tx, { action: 'event.door_changed', ...facts });
    await publishDoorChanged(parts, tx, group.id);
  });
  return getDoor(parts, viewer, eventId);
}

/** Tickets by name, with the counts of all. */
export async function listAttendees(
  { config, database }: Parts,
  viewer: Viewer,
  { group_id: eventId, search, status, ...page }: AttendeesQuery,
): Promise<Page<AttendeesSeen>> {
  const { sql } = database;
  const door = await enterDoor(sql, viewer, eventId);
  const filter = { search, status };
  const found = await readPage(config, page, {
    list: ['attendees', door.eventId, filter],
    order: attendeeOrder,
    read: (keyset) => findAttendees(sql, door.eventId, filter, keyset),
    count: () => countAttendees(sql, door.eventId, filter),
  });
  const totals = await countDoor(sql, door.eventId);
  const attendees = await markMissing(sql, door.eventId, found.data);
  return new Page({ totals, attendees }, found.next, found.total);
}
