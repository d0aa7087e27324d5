import { buffer } from 'node:stream/consumers';
import type { IncomingFile } from '../platform/http/serve.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { isId, newId } from '../platform/ids/new-id.ts';
import { ImageRefused, ImagesBusy, type NormalImage } from '../platform/images/images.ts';
import type { Parts } from '../platform/parts.ts';
import { shownFileName } from './file-names.rules.ts';
import { fileTypeOf, isReadablePdf } from './file-types.service.ts';
import {
  fileUnsafe,
  imageRefusal,
  imagesBusy,
  notADocument,
  notAFile,
  uploadUnknown,
} from './uploads.errors.ts';
import { type UploadWithPath, withPath } from './uploads.fetch.service.ts';
import { holdQuota, requireQuota } from './uploads.quota.service.ts';
import { findUpload, keepUpload, markArrived } from './uploads.repository.ts';
import { storageKey } from './uploads.rules.ts';
import type { UploadRow } from './uploads.table.ts';

/** An image with its address. */
export interface ImageWithPath extends UploadWithPath {
  readonly width: number;
  readonly height: number;
}

/**
 * Receives an image and redraws it, so that nothing of the original file is kept. Only its owner sees it until it is
 * attached. Throws 415 if it isn't an image, 422 if it can't be decoded without errors, 429 if the daily quota is used
 * up, 503 if too many are queued.
 */
export async function receiveImage(
  parts: Parts,
  viewer: Viewer,
  file: IncomingFile | undefined,
): Promise<ImageWithPath> {
  // Without any quota left, the image isn't worth redrawing. The exact check is repeated under the lock.
  await requireQuota(parts, parts.database.sql, viewer, 0);
  const { type, bytes, width, height } = await normalized(parts, file?.bytes ?? Buffer.alloc(0));
  const upload = await keep(parts, viewer, bytes, { contentType: type, name: null, width, height });
  return { ...upload, width, height };
}

/**
 * Receives a PDF unchanged: it is only served as a file that a page can't run. Throws 415 if it isn't a PDF or needs a
 * password, and 429 if the daily quota is used up.
 */
export async function receiveDocument(
  parts: Parts,
  viewer: Viewer,
  file: IncomingFile | undefined,
): Promise<UploadWithPath> {
  const bytes = file?.bytes ?? Buffer.alloc(0);
  if (!isReadablePdf(bytes)) throw notADocument();
  return keep(parts, viewer, bytes, {
    contentType: 'application/pdf',
    name: null,
    width: null,
    height: null,
  });
}

/**
 * Receives a PDF, CSV, Word or Excel file unchanged, under the name its person gave it. Throws 415 if it is none of
 * these, 422 `file_unsafe` if it could run something, and 429 if the daily quota is used up.
 */
export async function receiveFile(
  parts: Parts,
  viewer: Viewer,
  file: IncomingFile | undefined,
): Promise<FileWithPath> {
  const bytes = file?.bytes ?? Buffer.alloc(0);
  const contentType = fileTypeOf(bytes);
  if (contentType === null) throw notAFile();
  if (contentType === 'unsafe') throw fileUnsafe();
  const name = shownFileName(file?.filename ?? '', contentType);
  const upload = await keep(parts, viewer, bytes, { contentType, name, width: null, height: null });
  return { ...upload, name };
}

/** A file with its address. */
export interface FileWithPath extends UploadWithPath {
  readonly name: string;
}

type Kept = Pick<UploadRow, 'contentType' | 'name' | 'width' | 'height'>;

/** The row is written before the file, so if anything fails in between, the cleanup job knows what to delete. */
async function keep(parts: Parts, viewer: Viewer, bytes: Buffer, kept: Kept): Promise<UploadWithPath> {
  const now = parts.clock.now();
  const upload: UploadRow = {
    ...kept,
    id: newId(now.getTime()),
    ownerId: viewer.personId,
    state: 'arriving',
    bytes: bytes.length,
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
  await parts.storage.put(storageKey(upload), bytes);
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

/** The bytes of a PDF that the viewer uploaded and hasn't used yet. Throws 422 `upload_unknown` at `path`. */
export async function readDocument(
  parts: Parts,
  { personId }: Viewer,
  id: string,
  path: string,
): Promise<Buffer> {
  const upload = isId(id) ? await findUpload(parts.database.sql, id) : null;
  const isTheirs = upload?.ownerId === personId && upload.state === 'unattached';
  const isPdf = upload?.contentType === 'application/pdf';
  const file = isTheirs && isPdf ? await parts.storage.get(storageKey(upload)) : null;
  if (!file) throw uploadUnknown(path);
  return buffer(file.stream);
}
