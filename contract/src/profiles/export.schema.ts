import { z } from 'zod';
import { leavingPostsField } from '../accounts/leaving.schema.ts';
import { typedPasswordField } from '../accounts/session.schema.ts';
import { idField, momentField } from '../http/fields.ts';
import { exportStates } from './export.lifecycle.ts';

export const exportReply = z.object({
  id: z.string(),
  state: z.enum(exportStates),
  askedAt: momentField,
  /** Of the file, once it is ready. */
  bytes: z.int().nullable(),
  /** When it is removed. */
  endsAt: momentField,
});
export type ExportReply = z.output<typeof exportReply>;

export const exportParams = z.strictObject({ exportId: idField });

export const exportLink = z.object({
  /** The address of the file on this server, good for one download. */
  path: z.string(),
  endsAt: momentField,
});
export type ExportLink = z.output<typeof exportLink>;

export const exportFileParams = z.strictObject({ token: z.string().min(1).max(200) });

/** Deleting one's account: signed in, and the password once more. */
export const leaving = z.strictObject({
  password: typedPasswordField,
  posts: leavingPostsField.default('erased'),
});
export type Leaving = z.output<typeof leaving>;

/** `token` is in the email about the deletion; it works until the account is kept or erased. */
export const leavingParams = z.strictObject({ token: z.string().min(1).max(200) });

export const leavingChange = z.strictObject({ posts: leavingPostsField });

export const leavingReply = z.object({
  /** Until then signing in undoes it. */
  erasedFrom: momentField,
  posts: leavingPostsField,
});
export type LeavingReply = z.output<typeof leavingReply>;

/** Days between asking and being erased. */
export const leavingDays = 14;
