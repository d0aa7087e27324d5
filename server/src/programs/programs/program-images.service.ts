import { uploadIdIn } from '@chalkline/contract/uploads/upload-paths.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import type { UploadRow } from '../../uploads/uploads.table.ts';

export const programImageKind = 'program_image';

/** The id of the image that a call names; an empty text takes the image away. */
export function namedImage(named: string): string | null {
  return named === '' ? null : (uploadIdIn(named) ?? named);
}

/** The program has these images and no others: that of its draft, and that of what people see. */
export async function keepProgramImages(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  programId: string,
  images: readonly (string | null)[],
): Promise<void> {
  const ids = [...new Set(images.filter((id) => id !== null))];
  await setUploads(parts, tx, viewer, { kind: programImageKind, id: programId }, { ids, path: 'body.image' });
}

interface WithImage {
  readonly imageId: string | null;
  readonly imageType: UploadRow['contentType'] | null;
}

/** The path of a program’s image for one viewer. */
export function programImagePath(
  parts: Parts,
  viewer: MaybeViewer,
  { imageId, imageType }: WithImage,
  audience: 'everybody' | 'viewer',
): string | null {
  if (imageId === null || imageType === null) return null;
  return pathFor(parts, viewer, uploadName({ id: imageId, contentType: imageType }), audience);
}
