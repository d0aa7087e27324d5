import { z } from 'zod';
import { drawing } from '../drawing.schema.ts';
import { lineField, momentField } from '../http/fields.ts';
import { signing, waiverFile, waiverLimits } from './waiver.schema.ts';

/** How long the link to a guardian works. */
export const guardianLinkDays = 14;

export const guardianParams = z.strictObject({ token: lineField(64) });

/** What a parent or guardian reads before they sign. */
export const guardianRequestReply = z.object({
  /** Of the minor, who has signed. */
  name: z.string(),
  drawing: drawing.nullable(),
  /** What it is signed for. */
  subject: z.string(),
  title: z.string(),
  text: z.string(),
  file: waiverFile.omit({ path: true }).nullable(),
  number: z.int(),
  expiresAt: momentField,
  /** By this link already: it does nothing more. */
  isSigned: z.boolean(),
});
export type GuardianRequestReply = z.output<typeof guardianRequestReply>;

export const guardianSignature = z.strictObject({ ...signing, relation: lineField(waiverLimits.relation) });
export type GuardianSignature = z.output<typeof guardianSignature>;
