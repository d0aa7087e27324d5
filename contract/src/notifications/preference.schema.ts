import { z } from 'zod';
import { patchOf } from '../http/patch.ts';
import { notificationKinds } from './notification-kinds.ts';

/** How mail is gathered: each by itself, every day at eight, or on Mondays at eight, in the person's own zone. */
export const digests = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof digests)[number];

/** A time of day without a date: `22:00`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** No mail between the two, in the person's own zone. `22:00` to `07:00` goes over midnight. */
export const quietHours = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'is the same as the beginning' });
export type QuietHours = z.output<typeof quietHours>;

const ways = { inApp: z.boolean(), email: z.boolean() };

export const kindChoice = z.object({
  kind: z.enum(notificationKinds),
  ...ways,
  push: z.boolean(),
  /** It cannot be switched off. */
  isFixed: z.boolean(),
});
export type KindChoice = z.output<typeof kindChoice>;

export const preferencesReply = z.object({
  /** The kinds that can happen, the strongest first. */
  kinds: z.array(kindChoice),
  digest: z.enum(digests),
  quietHours: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Whether mail may quote what not everybody may read. */
  privateText: z.boolean(),
  /** Where the hours are counted. */
  zone: z.string(),
});
export type PreferencesReply = z.output<typeof preferencesReply>;

/** What is left out stays as it is. */
export const preferencesPatch = patchOf({
  kinds: z
    .array(z.strictObject({ kind: z.enum(notificationKinds), ...ways, push: z.boolean().optional() }))
    .max(notificationKinds.length)
    .refine((kinds) => new Set(kinds.map(({ kind }) => kind)).size === kinds.length, {
      error: 'names a kind twice',
    }),
  digest: z.enum(digests),
  quietHours: quietHours.nullable(),
  privateText: z.boolean(),
});
export type PreferencesPatch = z.output<typeof preferencesPatch>;
