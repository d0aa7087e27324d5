import { createECDH, randomBytes } from 'node:crypto';
import type { NewPushDevice } from '@chalkline/contract/notifications/push-device.schema.ts';
import { newId } from '../../platform/ids/new-id.ts';

/** A subscription as a browser makes it, with keys of its own. */
export function subscription(sketch: Partial<NewPushDevice> = {}): NewPushDevice {
  return {
    endpoint: `https://push.example.org/${newId()}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    ...sketch,
  };
}
