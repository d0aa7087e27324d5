import { minute } from '@chalkline/contract/spans.ts';
import { findVisibleGroup, type GroupSeen } from '../../groups/groups/group-access.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { eventNotFound } from '../details/details.errors.ts';
import { findEventDetails } from '../details/details.repository.ts';
import { findSettings } from './door.repository.ts';
import { type DoorTimes, usualSettings } from './door.rules.ts';
import type { DoorRow } from './door.table.ts';

/** An event's door for one viewer. */
export interface DoorSeen extends DoorTimes {
  readonly eventId: string;
  readonly group: GroupSeen;
  readonly zone: string;
  readonly signingKey: string;
  /** null: it takes place once. */
  readonly seriesId: string | null;
  readonly settings: Omit<DoorRow, 'groupId'>;
  /** Whether the viewer lets others in. */
  readonly worksHere: boolean;
  /** For those who run the event. Receptionists check in by name and code, and take no list with them. */
  readonly mayExport: boolean;
}

/** Null where the viewer may not know of the event. */
export async function findDoor(sql: Sql, viewer: Viewer, eventId: string): Promise<DoorSeen | null> {
  const group = await findVisibleGroup(sql, viewer, eventId);
  if (!group?.startsAt || !group.endsAt) return null;
  const [details] = await findEventDetails(sql, [group.id]);
  if (!details) return null;
  const settings = (await findSettings(sql, group.id)) ?? usualSettings;
  const runsIt = group.can.moderate || group.can.edit;
  return {
    eventId: group.id,
    group,
    settings,
    zone: details.zone,
    signingKey: details.signingKey,
    seriesId: details.seriesId,
    opensAt: new Date(group.startsAt.getTime() - settings.opensMinutes * minute),
    closesAt: group.endsAt,
    worksHere: runsIt || isOfTheDesk(viewer, group),
    mayExport: runsIt && viewer.accountType !== 'receptionist',
  };
}

/** The same. Throws 404. */
export async function seeDoor(sql: Sql, viewer: Viewer, eventId: string): Promise<DoorSeen> {
  const door = await findDoor(sql, viewer, eventId);
  if (!door) throw eventNotFound();
  return door;
}

/** The same for those who work there. Throws 404 and 403. */
export async function enterDoor(sql: Sql, viewer: Viewer, eventId: string): Promise<DoorSeen> {
  const door = await seeDoor(sql, viewer, eventId);
  if (!door.worksHere) throw notAllowed();
  return door;
}

/** Asked before a repeated call gets its first answer. */
export async function stillWorksAtDoor({
  parts,
  viewer,
  params,
}: {
  readonly parts: Parts;
  readonly viewer: Viewer;
  readonly params: { readonly eventId: string };
}): Promise<void> {
  await enterDoor(parts.database.sql, viewer, params.eventId);
}

/** A venue's receptionists check in for all of its events, and so do its administrators at the desk. */
function isOfTheDesk({ accountType, organizationId }: Viewer, group: GroupSeen): boolean {
  const isTheirs = organizationId !== null && group.organizationId === organizationId;
  const isDesk = accountType === 'receptionist' || accountType === 'corporate_admin';
  return isDesk && isTheirs && group.archivedAt === null;
}
