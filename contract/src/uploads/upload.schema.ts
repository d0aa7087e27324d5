import { z } from 'zod';
import { uploadIdIn } from './upload-paths.ts';

/** What uploads leave as, whatever images came as; the ending of each one's name. */
export const uploadEndings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
} as const;
export type UploadType = keyof typeof uploadEndings;
export const uploadTypes = Object.keys(uploadEndings) as [UploadType, ...UploadType[]];

/** An image as calls give it. */
export const uploadReply = z.object({
  id: z.string(),
  /** Below the uploads path; see `imageAddress`. One of something private is good for ten minutes at most. */
  path: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
});
export type UploadReply = z.output<typeof uploadReply>;

/** A document as calls give it. */
export const documentReply = z.object({
  id: z.string(),
  /** Below the uploads path; good for ten minutes. */
  path: z.string(),
  bytes: z.int(),
});
export type DocumentReply = z.output<typeof documentReply>;

/** A file as calls give it. */
export const fileReply = documentReply.extend({
  /** As its person named it, with the ending of what it is. */
  name: z.string(),
  type: z.enum(uploadTypes),
});
export type FileReply = z.output<typeof fileReply>;

/** Names an upload in a body: its id, its path, or its whole address. Gives the id. */
export const uploadField = z
  .string()
  .max(400)
  .transform((text, context) => {
    const id = uploadIdIn(text);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: 'names no upload' });
    return z.NEVER;
  });
