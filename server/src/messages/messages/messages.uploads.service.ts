import type { NewMessage } from '@chalkline/contract/messages/message.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { discardUploadsOf, setUploads } from '../../uploads/uploads.attach.service.ts';
import { uploadUnknown } from '../../uploads/uploads.errors.ts';
import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import type { UploadRow } from '../../uploads/uploads.table.ts';
import { mayReadMessage } from './messages.repository.ts';
import type { MessageFile, MessageImage } from './messages.table.ts';

/** Both are for those who are in the conversation: strangers who have not been accepted show none. */
const maySee: UploadSubject['maySee'] = async (parts, viewer, messageId) =>
  viewer !== null && (await mayReadMessage(parts.database.sql, viewer.personId, messageId));
const pictures: UploadSubject = { kind: 'message_image', maySee };
const files: UploadSubject = { kind: 'message_file', maySee };

export const messageUploads: readonly UploadSubject[] = [pictures, files];

/** Attaches what was uploaded to a new message. Throws 422 `upload_unknown` with the field. */
export async function attachUploads(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  id: string,
  message: Pick<NewMessage, 'images' | 'files'>,
): Promise<{ readonly images: MessageImage[]; readonly files: MessageFile[] }> {
  const uploadedImages = await setUploads(
    parts,
    tx,
    viewer,
    { kind: pictures.kind, id },
    {
      ids: message.images,
      path: 'body.images',
    },
  );
  const uploadedFiles = await setUploads(
    parts,
    tx,
    viewer,
    { kind: files.kind, id },
    {
      ids: message.files,
      path: 'body.files',
      takes: 'files',
    },
  );
  return {
    images: inOrder(message.images, uploadedImages).map(imageOf),
    files: inOrder(message.files, uploadedFiles).map(fileOf),
  };
}

/** What deleting a message does. */
export async function discardUploads(parts: Parts, tx: Transaction, id: string): Promise<void> {
  for (const { kind } of messageUploads) await discardUploadsOf(parts, tx, { kind, id });
}

function inOrder(ids: readonly string[], uploads: readonly UploadRow[]): UploadRow[] {
  return ids.flatMap((id) => uploads.filter((upload) => upload.id === id));
}

/** Throws 422 `upload_unknown` for a document. */
function imageOf(upload: UploadRow): MessageImage {
  const { width, height } = upload;
  if (width === null || height === null) throw uploadUnknown('body.images');
  return { name: uploadName(upload), width, height };
}

function fileOf(upload: UploadRow): MessageFile {
  const name = uploadName(upload);
  return { name, title: upload.name ?? name, type: upload.contentType, bytes: upload.bytes };
}
