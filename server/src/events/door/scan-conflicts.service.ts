import type { ConflictSettlement, ScanConflict } from '@chalkline/contract/events/offline-door.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterDoor } from './door.access.service.ts';
import { conflictSettled } from './door.errors.ts';
import { publishDoorChanged } from './door.live.service.ts';
import { findConflict, findConflicts, findScans, settleScan } from './scans.repository.ts';

/** What the staff have to settle, each with all scans of its ticket. Throws 404 and 403. */
export async function listScanConflicts(
  { database }: Parts,
  viewer: Viewer,
  eventId: string,
): Promise<ScanConflict[]> {
  const door = await enterDoor(database.sql, viewer, eventId);
  return conflictsOf(database.sql, door.eventId);
}

/** Settles one; again with the same words it stays as it is. Throws 404, and 409 where somebody else was first. */
export async function settleScanConflict(
  parts: Parts,
  viewer: Viewer,
  { eventId, scanId }: { readonly eventId: string; readonly scanId: string },
  { settlement, note }: ConflictSettlement,
): Promise<ScanConflict[]> {
  return parts.database.transaction(async (tx) => {
    const door = await enterDoor(tx.sql, viewer, eventId);
    const change = {
      settlement,
      settledNote: note,
      settledAt: parts.clock.now(),
      settledBy: viewer.personId,
    };
    const found = isId(scanId) ? await findConflict(tx.sql, door.eventId, scanId) : null;
    if (!found) throw notFound('scan');
    if (await settleScan(tx.sql, scanId, change)) await publishDoorChanged(parts, tx, door.eventId);
    else {
      const settled = await findConflict(tx.sql, door.eventId, scanId);
      if (settled?.settlement !== settlement || settled.settledNote !== note) throw conflictSettled();
    }
    return conflictsOf(tx.sql, door.eventId);
  });
}

async function conflictsOf(sql: Sql, eventId: string): Promise<ScanConflict[]> {
  const found = await findConflicts(sql, eventId);
  const shown: ScanConflict[] = [];
  for (const { conflict, ...ticket } of found) {
    if (conflict === null) continue;
    const scans = (await findScans(sql, ticket.ticketId)).map((scan) => ({
      scanId: scan.id,
      kind: scan.kind,
      gate: scan.gate,
      by: scan.by ?? '',
      conflict: scan.conflict,
      at: scan.at.toISOString(),
      clockAhead: scan.clockAhead,
      receivedAt: scan.receivedAt?.toISOString() ?? null,
    }));
    shown.push({ ...ticket, conflict, scans });
  }
  return shown;
}
