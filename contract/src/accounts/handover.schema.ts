import { z } from 'zod';
import { namesNobody } from '../http/fields.ts';

/** Seconds that the code of a hand-over is good for. */
export const handoverSeconds = 60;

/** 256 random bits. */
export const handoverCodePattern = /^[\w-]{43}$/;

export const newHandover = z.strictObject({
  /** Where the other site leads back to: an address of ours or of an origin that may call us. */
  from: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .refine(namesNobody, { error: 'has a user name or a password in it' }),
});
export type NewHandover = z.output<typeof newHandover>;

export const newSessionByHandover = z.strictObject({ code: z.string().regex(handoverCodePattern) });
export type NewSessionByHandover = z.output<typeof newSessionByHandover>;
