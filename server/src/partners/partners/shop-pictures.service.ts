import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import { uploadUnknown } from '../../uploads/uploads.errors.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import type { ShopPicture } from '../partners.table.ts';

/**
 * Attaches exactly these images to a partner or product, and discards its others. Gives them in their order. Throws 422
 * `upload_unknown` at `path`, for documents too.
 */
export async function attachPictures(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  subject: { readonly kind: string; readonly id: string },
  { ids, path }: { readonly ids: readonly string[]; readonly path: string },
): Promise<ShopPicture[]> {
  const uploads = await setUploads(parts, tx, viewer, subject, { ids, path });
  const found = new Map(uploads.map((upload) => [upload.id, upload]));
  return ids.map((id) => {
    const upload = found.get(id);
    if (!upload || upload.width === null || upload.height === null) throw uploadUnknown(path);
    return { name: uploadName(upload), width: upload.width, height: upload.height };
  });
}

/** The id of the upload that a picture is. */
export function pictureId({ name }: Pick<ShopPicture, 'name'>): string {
  return name.slice(0, 36);
}
