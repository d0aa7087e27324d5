import type { Sql, Transaction } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import {
  endHolds,
  findHeld,
  findHolders,
  findHoldingCases,
  heldForCases,
  heldKind,
  insertHolds,
} from './holds.repository.ts';
import { type UploadSubject, type UploadWithPath, withPath } from './uploads.fetch.service.ts';
import { sweepUploadsJob } from './uploads.jobs.ts';

/** Keeps what is attached now for those who decide a case, until `releaseUploads`. */
export async function holdUploads(tx: Transaction, ids: readonly string[], caseId: string): Promise<void> {
  if (ids.length > 0) await insertHolds(tx.sql, ids, caseId);
}

/** What is held for a case, with addresses for the viewer, who may see it. */
export async function heldUploads(
  parts: Pick<Parts, 'config' | 'clock'>,
  sql: Sql,
  viewer: Viewer,
  caseId: string,
): Promise<UploadWithPath[]> {
  const held = await findHeld(sql, caseId);
  return held.map((upload) => withPath(parts, viewer, upload, 'viewer'));
}

/** Ends the holds of all cases for which `isOver` says so; what is attached to nothing else is deleted. */
export async function releaseUploads(
  parts: Parts,
  isOver: (caseIds: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const { sql } = parts.database;
  const over = await isOver(await findHoldingCases(sql));
  if (over.length === 0) return;
  await parts.database.transaction(async (tx) => {
    await endHolds(tx.sql, heldForCases(over));
    await parts.jobs.enqueue(tx, sweepUploadsJob, {}, { onlyOne: 'discarded' });
  });
}

/** Held uploads are seen by those who decide one of their cases, whatever has become of the thing they were attached to. */
export function heldSubject(
  maySeeCase: (parts: Parts, viewer: Viewer, caseId: string) => Promise<boolean>,
): UploadSubject {
  return {
    kind: heldKind,
    maySee: async (parts, viewer, uploadId) => {
      if (viewer === null) return false;
      for (const caseId of await findHolders(parts.database.sql, uploadId))
        if (await maySeeCase(parts, viewer, caseId)) return true;
      return false;
    },
  };
}
