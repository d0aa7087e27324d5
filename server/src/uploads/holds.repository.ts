import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../platform/database/database.ts';
import { type UploadRow, uploadHolds, uploads } from './uploads.table.ts';

/** What held uploads are attached to once nothing else has them: themselves. */
export const heldKind = 'held_upload';

/** Needs the lock of `lockUploads`. What a case holds leaves its thing, and stays for those who decide. */
export async function discard(database: Sql, ids: readonly string[]): Promise<void> {
  await database
    .update(uploads)
    .set({
      state: sql`case when ${isHeld} then ${uploads.state} else 'discarded' end`,
      subjectKind: sql`case when ${isHeld} then ${heldKind} else ${uploads.subjectKind} end`,
      subjectId: sql`case when ${isHeld} then ${uploads.id} else ${uploads.subjectId} end`,
    })
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.state, 'attached')));
}

const isHeld = sql`exists (select from ${uploadHolds} where ${uploadHolds.uploadId} = ${uploads.id})`;

/** Those of the ids that are still there are held for a case. */
export async function insertHolds(database: Sql, ids: readonly string[], caseId: string): Promise<void> {
  const there = await database
    .select({ uploadId: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.state, 'attached')))
    .orderBy(asc(uploads.id))
    .for('update');
  if (there.length === 0) return;
  const rows = there.map(({ uploadId }) => ({ uploadId, caseId }));
  await database.insert(uploadHolds).values(rows).onConflictDoNothing();
}

export function findHeld(database: Sql, caseId: string): Promise<UploadRow[]> {
  return database
    .select(getTableColumns(uploads))
    .from(uploadHolds)
    .innerJoin(uploads, eq(uploads.id, uploadHolds.uploadId))
    .where(and(eq(uploadHolds.caseId, caseId), eq(uploads.state, 'attached')))
    .orderBy(asc(uploads.id));
}

export async function findHolders(database: Sql, uploadId: string): Promise<string[]> {
  const rows = await database
    .select({ caseId: uploadHolds.caseId })
    .from(uploadHolds)
    .where(eq(uploadHolds.uploadId, uploadId));
  return rows.map(({ caseId }) => caseId);
}

export async function findHoldingCases(database: Sql): Promise<string[]> {
  const rows = await database.selectDistinct({ caseId: uploadHolds.caseId }).from(uploadHolds);
  return rows.map(({ caseId }) => caseId);
}

/** Ends the holds of these cases, or of one person’s uploads; what nothing else has is discarded. */
export async function endHolds(database: Sql, which: SQL): Promise<void> {
  await database.execute(sql`
    with ended as (
      delete from ${uploadHolds} using ${uploads}
      where ${uploads.id} = ${uploadHolds.uploadId} and ${which}
      returning ${uploadHolds.uploadId} as id, ${uploadHolds.caseId} as case_id
    )
    update ${uploads} set state = 'discarded'
    where id in (select id from ended) and subject_kind = ${heldKind} and state = 'attached'
      and not exists (select from ${uploadHolds} as other where other.upload_id = ${uploads.id}
        and other.case_id not in (select case_id from ended where ended.id = ${uploads.id}))`);
}

/** Holds for these cases. */
export const heldForCases = (caseIds: readonly string[]): SQL => inArray(uploadHolds.caseId, [...caseIds]);

/** Holds of what one person uploaded. */
export const heldOf = (ownerId: string): SQL => eq(uploads.ownerId, ownerId);
