import type { AttachmentReply } from '@chalkline/contract/events/attachment.schema.ts';
import * as endpoints from '@chalkline/contract/events/attachments.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import {
  type AttachmentShown,
  addAttachment,
  changeAttachment,
  deleteAttachment,
  listAttachments,
} from './attachments.service.ts';

export const attachmentRoutes: readonly Route[] = [
  serve(endpoints.listAttachments, async ({ parts, viewer, query }) =>
    (await listAttachments(parts, viewer, query)).map(presentAttachment),
  ),
  serve(endpoints.addAttachment, async ({ parts, viewer, body, files }) =>
    presentAttachment(await addAttachment(parts, viewer, body, files.file)),
  ),
  serve(endpoints.changeAttachment, async ({ parts, viewer, body, files }) =>
    presentAttachment(await changeAttachment(parts, viewer, body, files.file)),
  ),
  serve(endpoints.deleteAttachment, ({ parts, viewer, query }) => deleteAttachment(parts, viewer, query)),
];

function presentAttachment({
  id,
  groupId,
  title,
  link,
  file,
  path,
  createdAt,
}: AttachmentShown): AttachmentReply {
  return {
    id,
    title,
    link,
    group_id: groupId,
    file: file && path !== null ? { path, type: file.contentType, bytes: file.bytes } : null,
    at: createdAt.toISOString(),
  };
}
