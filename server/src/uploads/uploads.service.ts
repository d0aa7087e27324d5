import type { IncomingFile } from '../platform/http/serve.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { newId } from '../platform/ids/new-id.ts';
import { ImageRefused, ImagesBusy, type NormalImage } from '../platform/images/images.ts';
import type { Parts } from '../platform/parts.ts';
import { imageRefusal, imagesBusy } from './uploads.errors.ts';
import { type UploadWithPath, withPath } from './uploads.fetch.service.ts';
import { holdQuota, requireQuota } from './uploads.quota.service.ts';
import { keepUpload, markArrived } from './uploads.repository.ts';
import { storageKey } from './uploads.rules.ts';
import type { UploadRow } from './uploads.table.ts';

/**
 * Takes an image in: drawn anew, so that nothing of the file itself is kept, and seen by its owner only until
 * it is attached to something. The row is there before the file: whatever breaks in between, the sweeper
 * knows what to remove. Refuses with 415 for no image, 422 for one in doubt, 429 when the day's quota is used, 503 when
 * too many wait.
 */
export async function receiveImage(
  parts: Parts,
  viewer: Viewer,
  file: IncomingFile | undefined,
): Promise<UploadWithPath> {
  // Whoever has nothing left is not worth the work of drawing it; what counts is looked at again behind the lock.
  await requireQuota(parts, parts.database.sql, viewer, 0);
  const image = await normalized(parts, file?.bytes ?? Buffer.alloc(0));
  const now = parts.clock.now();
  const upload: UploadRow = {
    id: newId(now.getTime()),
    ownerId: viewer.personId,
    state: 'arriving',
    contentType: image.type,
    bytes: image.bytes.length,
    width: image.width,
    height: image.height,
    subjectKind: null,
    subjectId: null,
    quotaOf: viewer.organizationId,
    createdAt: now,
  };
  await parts.database.transaction(async (tx) => {
    await holdQuota(tx, viewer);
    await requireQuota(parts, tx.sql, viewer, upload.bytes);
    await keepUpload(tx.sql, upload);
  });
  await parts.storage.put(storageKey(upload), image.bytes);
  await markArrived(parts.database.sql, upload.id);
  return withPath(parts, viewer, { ...upload, state: 'unattached' }, 'viewer');
}

async function normalized(parts: Parts, bytes: Buffer): Promise<NormalImage> {
  try {
    return await parts.images.normalize(bytes);
  } catch (error) {
    if (error instanceof ImageRefused) throw imageRefusal[error.reason]();
    if (error instanceof ImagesBusy) throw imagesBusy();
    throw error;
  }
}
