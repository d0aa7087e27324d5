import type { NewPlace } from '@chalkline/contract/inventory/place.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { placeNotFound, placeUnknown } from './places.errors.ts';
import {
  type FoundPlace,
  findPlace,
  findPlaces,
  insertPlace,
  removePlace,
  updatePlace,
} from './places.repository.ts';
import type { PlaceRow } from './places.table.ts';

/** The viewer's organization, which owns all of this. Throws 403 for an account without one. */
export function organizationOf({ organizationId }: Viewer): string {
  if (organizationId === null) throw notAllowed();
  return organizationId;
}

/** By name. */
export function listPlaces({ database }: Parts, viewer: Viewer): Promise<FoundPlace[]> {
  return findPlaces(database.sql, viewer);
}

/** Throws 409 for a name that another place has. */
export function createPlace(parts: Parts, viewer: Viewer, { name }: NewPlace): Promise<FoundPlace> {
  const createdAt = parts.clock.now();
  const row = { id: newId(createdAt.getTime()), organizationId: organizationOf(viewer), name, createdAt };
  return parts.database.transaction(async (tx) => {
    await insertPlace(tx.sql, row);
    await audit(parts, tx, viewer, row.id, 'created', { after: { name } });
    return { id: row.id, name, kinds: 0, pieces: 0 };
  });
}

/** The same, and 404. */
export function renamePlace(
  parts: Parts,
  viewer: Viewer,
  placeId: string,
  { name }: NewPlace,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const place = await takePlace(tx.sql, viewer, placeId);
    if (place.name === name) return null;
    await updatePlace(tx.sql, placeId, name);
    await audit(parts, tx, viewer, placeId, 'changed', { before: { name: place.name }, after: { name } });
    return null;
  });
}

/** Throws 404, and 409 where something was ever kept. */
export function deletePlace(parts: Parts, viewer: Viewer, placeId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { name } = await takePlace(tx.sql, viewer, placeId);
    await removePlace(tx.sql, placeId);
    await audit(parts, tx, viewer, placeId, 'deleted', { before: { name } });
    return null;
  });
}

/** Throws 404 for a place of another organization. */
export async function takePlace(sql: Sql, viewer: Viewer, placeId: string): Promise<PlaceRow> {
  const found = isId(placeId) ? await findPlace(sql, viewer, placeId) : null;
  if (!found) throw placeNotFound();
  return found;
}

/** A place that a body names. Throws 422 at `path`. */
export async function namedPlace(sql: Sql, viewer: Viewer, placeId: string, path: string): Promise<PlaceRow> {
  const found = isId(placeId) ? await findPlace(sql, viewer, placeId) : null;
  if (!found) throw placeUnknown(path);
  return found;
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'created' | 'changed' | 'deleted',
  facts: { readonly before?: object; readonly after?: object },
): Promise<void> {
  const action = `inventory_place.${what}` as const;
  const subjectKind = 'inventory_place';
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind, subjectId, ...facts });
}
