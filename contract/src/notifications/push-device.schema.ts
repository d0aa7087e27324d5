import { z } from 'zod';
import { idField, momentField } from '../http/fields.ts';

/** A person can have push notifications on so many devices; a further one replaces the oldest. */
export const pushDevicesAtMost = 20;

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`));
};

/** What a browser’s push subscription says of itself. */
export const newPushDevice = z.strictObject({
  /** Where its push service takes messages. */
  endpoint: z.url({ protocol: /^https$/ }).max(2000),
  p256dh: base64url(65),
  auth: base64url(16),
});
export type NewPushDevice = z.output<typeof newPushDevice>;

export const pushDeviceParams = z.strictObject({ pushDeviceId: idField });

export const pushDeviceReply = z.object({
  id: z.string(),
  /** The device, such as `Firefox on Linux`. */
  device: z.string(),
  since: momentField,
  /** The one making this call. */
  isThis: z.boolean(),
});
export type PushDeviceReply = z.output<typeof pushDeviceReply>;

export const pushDevicesReply = z.object({
  /** What this browser subscribes with, base64url. */
  publicKey: z.string(),
  devices: z.array(pushDeviceReply),
});
export type PushDevicesReply = z.output<typeof pushDevicesReply>;
