import type { FileReply, UploadReply } from '@chalkline/contract/uploads/upload.schema.ts';
import { uploadIdIn } from '@chalkline/contract/uploads/upload-paths.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { heldSubject, heldUploads, releaseUploads } from '../../uploads/holds.service.ts';
import { seeCase } from './case-access.service.ts';
import { appealedBefore } from './cases.rules.ts';
import { findDecidable } from './reported-uploads.repository.ts';

/** Pictures and files of what was reported, for those who decide. */
export const reportedUploads = heldSubject((parts, viewer, caseId) =>
  seeCase(parts.database.sql, viewer, caseId).then(
    ({ as }) => as === 'moderator',
    () => false,
  ),
);

/** Ids of the uploads with these names or paths. */
export function uploadIdsOf(named: readonly (string | null)[]): string[] {
  return named.flatMap((name) => (name && uploadIdIn(name)) ?? []);
}

/** What those who decide a case see of it. */
export async function showReported(
  parts: Parts,
  sql: Sql,
  viewer: Viewer,
  caseId: string,
): Promise<{ images: UploadReply[]; files: FileReply[] }> {
  const held = await heldUploads(parts, sql, viewer, caseId);
  return {
    images: held.flatMap(({ id, path, width, height }) =>
      width === null || height === null ? [] : [{ id, path, width, height }],
    ),
    files: held.flatMap(({ id, path, bytes, name, contentType: type, width }) =>
      width === null ? [{ id, path, bytes, name: name ?? 'File', type }] : [],
    ),
  };
}

/** Lets go of what was held for cases that nobody decides or appeals anymore. */
export function releaseReported(parts: Parts): Promise<void> {
  const before = appealedBefore(parts.clock.now());
  return releaseUploads(parts, async (ids) => {
    const decidable = new Set(await findDecidable(parts.database.sql, ids, before));
    return ids.filter((id) => !decidable.has(id));
  });
}
