import { uploadIdIn } from '@chalkline/contract/uploads/upload-paths.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { IncomingFile } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { receiveImage } from '../../uploads/uploads.service.ts';
import { findVisibleGroup } from './group-access.service.ts';

/** The cover of a community or group. It is part of its card. */
export const groupImages: UploadSubject = {
  kind: 'group_image',
  maySee: async ({ database }, viewer, id) => (await findVisibleGroup(database.sql, viewer, id)) !== null,
  // Those of public events, in the apps' web views.
  signedOut: true,
};

/** The id of the image that a call names or brings along; undefined: none is named. */
export async function namedImage(
  parts: Parts,
  viewer: Viewer,
  named: string | undefined,
  file?: IncomingFile,
): Promise<string | undefined> {
  if (file?.bytes.length) return (await receiveImage(parts, viewer, file)).id;
  return named && (uploadIdIn(named) ?? named);
}

/** Attaches the image to the group; an empty id takes it away. */
export async function setGroupImage(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  groupId: string,
  imageId: string,
): Promise<string | null> {
  const ids = imageId === '' ? [] : [imageId];
  await setUploads(parts, tx, viewer, { kind: groupImages.kind, id: groupId }, { ids, path: 'body.image' });
  return imageId === '' ? null : imageId;
}
