import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { idField } from '../http/fields.ts';
import { documentLimits, fileLimits } from './document-limits.ts';
import { imageLimits } from './image-limits.ts';
import { documentReply, fileReply, uploadReply } from './upload.schema.ts';

export const uploadImage = endpoint({
  method: 'POST',
  path: '/mobileapis/upload-image',
  summary: 'Upload an image to use in a later call',
  access: 'signed_in',
  guests: 'everywhere',
  body: z.object({}),
  files: {
    file: {
      maxBytes: imageLimits.bytes,
      required: true,
      description: 'JPEG, PNG, WebP, GIF or AVIF; at most 15 MB, 12,000 pixels a side and 100 frames',
    },
  },
  data: uploadReply,
  errors: [
    'image_unreadable',
    'image_too_many_pixels',
    'image_too_many_frames',
    'image_too_slow',
    'upload_quota_used',
  ],
});

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/uploads/documents',
  summary: 'Upload a PDF to use in a later call',
  access: 'signed_in',
  guests: 'everywhere',
  body: z.strictObject({}),
  files: { file: { maxBytes: documentLimits.bytes, required: true, description: 'PDF, at most 10 MB' } },
  data: documentReply,
  errors: ['upload_quota_used'],
});

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/uploads/files',
  summary: 'Upload a PDF, CSV, Word or Excel file to use in a later call',
  access: 'signed_in',
  body: z.strictObject({}),
  files: {
    file: {
      maxBytes: fileLimits.bytes,
      required: true,
      description: 'PDF, CSV, .docx or .xlsx without macros or a password, at most 25 MB',
    },
  },
  data: fileReply,
  errors: ['file_unsafe', 'upload_quota_used'],
});

export const fetchUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:uploadName',
  summary: 'Get an uploaded file, visible to those who can see what it belongs to',
  access: 'public',
  // A corporate site shows visitors its logo; the rest needs a session or a pass.
  signedOut: true,
  params: z.strictObject({ uploadName: idField }),
  /** Given with the path of what is private; whether its bearer may see the file is asked again. */
  query: z.strictObject({ pass: z.string().max(400).optional() }),
  data: z.null(),
  contentType: '*/*',
  errors: [],
});
