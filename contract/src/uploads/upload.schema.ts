import { z } from 'zod';
import { uploadIdIn } from './upload-paths.ts';

/** What images leave as, whatever they came as; the ending of each one's name. */
export const imageEndings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;
export type UploadType = keyof typeof imageEndings;
export const uploadTypes = Object.keys(imageEndings) as [UploadType, ...UploadType[]];

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
