import { z } from 'zod';
import { lineField, momentField, namesNobody } from '../http/fields.ts';
import { hidesSomething } from '../http/invisible.ts';

/** An address of the app, `/leaderboard/42`, or a whole one on another site. */
const linkField = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?![/\\])\S*|https?:\/\/[^\s/]+\S*)$/)
  .refine(namesNobody, { error: 'has a user name or a password in it' })
  .refine((link) => !hidesSomething(link), { error: 'has invisible characters' });

/** The one line above every screen, as visitors see it. */
export const promoReply = z.object({
  words: z.string(),
  link: z.string().nullable(),
  linkLabel: z.string().nullable(),
});
export type PromoReply = z.output<typeof promoReply>;

/** With when it is shown, for those who write it. */
export const promoSettings = z.object({
  ...promoReply.shape,
  startsAt: momentField.nullable(),
  endsAt: momentField.nullable(),
  changedAt: momentField,
});
export type PromoSettings = z.output<typeof promoSettings>;

export const newPromo = z
  .strictObject({
    words: lineField(160),
    link: linkField.nullable().default(null),
    linkLabel: lineField(40).nullable().default(null),
    startsAt: momentField.nullable().default(null),
    endsAt: momentField.nullable().default(null),
    /** `changedAt` of the one that was seen, null for none: nobody overwrites what they have not read. */
    seen: momentField.nullable(),
  })
  .refine(({ link, linkLabel }) => (link === null) === (linkLabel === null), {
    path: ['linkLabel'],
    error: 'goes with an address, and an address with it',
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || endsAt > startsAt, {
    path: ['endsAt'],
    error: 'is before the beginning',
  });
export type NewPromo = z.output<typeof newPromo>;
