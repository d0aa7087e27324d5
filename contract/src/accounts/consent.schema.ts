import { z } from 'zod';
import { momentField } from '../http/fields.ts';

/** What health data is kept for; each is agreed to by itself (GDPR, article 9). */
export const consentPurposes = ['diary', 'body', 'check_in', 'screening'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Of the texts that ask (web/src/features/profiles/consents/consent-texts.ts). A change of what is kept, or why, is the next number. */
export const consentWording = 1;

export const consentParams = z.object({ purpose: z.enum(consentPurposes) });

export const consentReply = z.object({
  purpose: z.enum(consentPurposes),
  /** Null: nothing is kept for it. */
  givenAt: momentField.nullable(),
  /** When the latest one was taken back; null while one is in force, and where there never was one. */
  withdrawnAt: momentField.nullable(),
});
export type ConsentReply = z.infer<typeof consentReply>;
