import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { fileLimits } from '../uploads/document-limits.ts';
import {
  attachmentPatch,
  attachmentQuery,
  attachmentReply,
  attachmentsQuery,
  newAttachment,
} from './attachment.schema.ts';

const files = {
  file: {
    maxBytes: fileLimits.bytes,
    required: false,
    description: 'PDF, CSV, .docx or .xlsx of at most 25 MB, or a picture of at most 15 MB',
  },
} as const;
const often = { times: 60, perSeconds: 3600 } as const;
const ofFiles = [
  'attachment_empty',
  'image_unreadable',
  'image_too_many_pixels',
  'image_too_many_frames',
  'image_too_slow',
  'file_unsafe',
  'upload_quota_used',
  'group_archived',
] as const;

export const listAttachments = endpoint({
  method: 'GET',
  path: '/mobileapis/get-event-attachments',
  summary: 'List the files and links of an event, in the order in which they were added',
  access: 'public',
  signedOut: true,
  query: attachmentsQuery,
  data: z.array(attachmentReply),
  errors: ['group_archived'],
});

export const addAttachment = endpoint({
  method: 'POST',
  path: '/mobileapis/add-event-attachment',
  summary: 'Add a file or a link to an event',
  access: 'signed_in',
  idempotency: 'optional',
  body: newAttachment,
  files,
  data: attachmentReply,
  errors: [...ofFiles, 'too_many_attachments'],
  rateLimit: often,
});

export const changeAttachment = endpoint({
  method: 'POST',
  path: '/mobileapis/update-event-attachment',
  summary: 'Change the title, file or link of an attachment',
  access: 'signed_in',
  body: attachmentPatch,
  files,
  data: attachmentReply,
  errors: [...ofFiles],
  rateLimit: often,
});

export const deleteAttachment = endpoint({
  method: 'DELETE',
  path: '/mobileapis/delete-event-attachment',
  summary: 'Delete an attachment; deleting it again changes nothing',
  access: 'signed_in',
  query: attachmentQuery,
  data: z.null(),
  errors: ['group_archived'],
});
