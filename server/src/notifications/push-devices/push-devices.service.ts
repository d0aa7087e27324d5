import {
  type NewPushDevice,
  pushDevicesAtMost,
} from '@chalkline/contract/notifications/push-device.schema.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { pushAddressRefused, pushDeviceNotFound } from './push-devices.errors.ts';
import {
  deletePushDevice,
  findPushDevices,
  type PushDevice,
  putPushDevice,
} from './push-devices.repository.ts';

export interface PushDevices {
  readonly publicKey: string;
  readonly devices: readonly PushDevice[];
}

/** The person’s devices with push notifications, newest first. */
export async function listPushDevices(parts: Parts, { personId }: Viewer): Promise<PushDevices> {
  const devices = await findPushDevices(parts.database.sql, [personId], parts.clock.now());
  return { publicKey: parts.push.publicKey, devices };
}

/**
 * Turns push notifications on for the device of this session. Throws 422 for an address that is not on the open
 * internet: messages would reach into our own network.
 */
export async function addPushDevice(
  parts: Parts,
  { personId, sessionId }: Viewer,
  given: NewPushDevice,
): Promise<PushDevice> {
  if (!parts.push.accepts(given.endpoint)) throw pushAddressRefused();
  const now = parts.clock.now();
  return parts.database.transaction(async (tx) => {
    // One browser can be given to two sessions at once.
    await lock(tx, 'push devices', given.endpoint, 'exclusive');
    await lock(tx, 'push devices', personId, 'exclusive');
    const row = { id: newId(now.getTime()), personId, sessionId, ...given, createdAt: now };
    const kept = await putPushDevice(tx.sql, row);
    const devices = await findPushDevices(tx.sql, [personId], now);
    const others = devices.filter(({ id }) => id !== kept.id);
    for (const { id } of others.slice(pushDevicesAtMost - 1)) await deletePushDevice(tx.sql, personId, id);
    return devices.find(({ id }) => id === kept.id) ?? { ...kept, device: null };
  });
}

/** Throws 404 for another person’s device. */
export async function removePushDevice(parts: Parts, { personId }: Viewer, id: string): Promise<null> {
  if (!isId(id) || !(await deletePushDevice(parts.database.sql, personId, id))) throw pushDeviceNotFound();
  return null;
}
