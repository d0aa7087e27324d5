import { z } from 'zod';
import { idField, linkField, momentField, optionalLine } from '../http/fields.ts';
import { uploadTypes } from '../uploads/upload.schema.ts';

export const attachmentLimits = { perEvent: 20, title: 120 } as const;

const title = optionalLine(attachmentLimits.title);
/** Forms send an empty text for a link that isn't there. */
const link = z.union([linkField, z.literal('').transform(() => undefined)]).optional();

/** A file comes with it, or a link is in it, and not both. Without a title its file or link is its name. */
export const newAttachment = z.object({ group_id: idField, title: title.default(''), link });
export type NewAttachment = z.output<typeof newAttachment>;

/** What is left out stays. A file takes the place of a link, and a link that of a file. */
export const attachmentPatch = z.object({ attachment_id: idField, title: title.optional(), link });
export type AttachmentPatch = z.output<typeof attachmentPatch>;

export const attachmentsQuery = z.object({ group_id: idField });
export const attachmentQuery = z.object({ attachment_id: idField });

export const attachmentReply = z.object({
  id: z.string(),
  group_id: z.string(),
  title: z.string(),
  /** null: it is a file. */
  link: z.string().nullable(),
  /** null: it is a link. `path` is below the uploads path; that of an event that isn’t public is good for ten minutes. */
  file: z.object({ path: z.string(), type: z.enum(uploadTypes), bytes: z.int() }).nullable(),
  at: momentField,
});
export type AttachmentReply = z.output<typeof attachmentReply>;
