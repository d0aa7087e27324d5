import type {
  ActivityTypePatch,
  ActivityTypeReply,
  ActivityTypesQuery,
  NewActivityType,
} from '@chalkline/contract/activities/activity-type.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { typeNotFound, typeUnknown } from './types.errors.ts';
import {
  countTypes,
  type FoundType,
  findType,
  findTypes,
  insertType,
  typeOrder,
  updateType,
} from './types.repository.ts';
import type { ActivityTypeRow } from './types.table.ts';

/** By name. */
export async function listTypes(
  { config, database }: Parts,
  { search, retired, ...page }: ActivityTypesQuery,
): Promise<Page<FoundType[]>> {
  const filter = { search, withRetired: retired === 'true' };
  return readPage(config, page, {
    list: ['activity types', filter],
    order: typeOrder,
    read: (keyset) => findTypes(database.sql, filter, keyset),
    count: () => countTypes(database.sql, filter),
  });
}

/** Throws 404. */
export async function getType(sql: Sql, typeId: string): Promise<FoundType> {
  const found = isId(typeId) ? await findType(sql, typeId) : null;
  if (!found) throw typeNotFound();
  return found;
}

/** One for something new. Throws 422 at `path` for one that is unknown or retired. */
export async function offeredType(sql: Sql, typeId: string, path: string): Promise<FoundType> {
  const found = isId(typeId) ? await findType(sql, typeId) : null;
  if (!found || found.retiredAt !== null) throw typeUnknown(path);
  return found;
}

/** Throws 409 for a name that another one has. */
export function createType(parts: Parts, viewer: Viewer, body: NewActivityType): Promise<FoundType> {
  const createdAt = parts.clock.now();
  const row = { ...body, id: newId(createdAt.getTime()), createdAt, retiredAt: null };
  return parts.database.transaction(async (tx) => {
    await insertType(tx.sql, row);
    await audit(parts, tx, viewer, row.id, 'created', { after: body });
    return { ...row, resultCount: 0 };
  });
}

/** The same. What was retired can be brought back. */
export function editType(
  parts: Parts,
  viewer: Viewer,
  typeId: string,
  { isRetired, ...patch }: ActivityTypePatch,
): Promise<FoundType> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'activity type', typeId, 'exclusive');
    const type = await getType(tx.sql, typeId);
    const change = readPatch(type, { ...patch, ...retirement(type, isRetired, parts.clock.now()) });
    if (!change) return type;
    await updateType(tx.sql, typeId, change.after);
    await audit(parts, tx, viewer, typeId, 'changed', change);
    return { ...type, ...change.after };
  });
}

function retirement({ retiredAt }: ActivityTypeRow, isRetired: boolean | undefined, now: Date) {
  if (isRetired === undefined || isRetired === (retiredAt !== null)) return {};
  return { retiredAt: isRetired ? now : null };
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'created' | 'changed',
  { before, after }: { readonly before?: object; readonly after: object },
): Promise<void> {
  const action = `activity_type.${what}` as const;
  const subjectKind = 'activity_type';
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind, subjectId, before, after });
}

export function presentType({ createdAt: _, retiredAt, ...type }: FoundType): ActivityTypeReply {
  const mets = type.mets === null ? null : Math.round(type.mets * 10) / 10;
  return { ...type, mets, retiredAt: retiredAt?.toISOString() ?? null };
}
