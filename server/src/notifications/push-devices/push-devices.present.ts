import type {
  PushDeviceReply,
  PushDevicesReply,
} from '@chalkline/contract/notifications/push-device.schema.ts';
import { deviceLabel } from '../../accounts/devices/known-devices.rules.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { PushDevice } from './push-devices.repository.ts';
import type { PushDevices } from './push-devices.service.ts';

export function presentPushDevice({ sessionId }: Viewer, given: PushDevice): PushDeviceReply {
  return {
    id: given.id,
    device: deviceLabel(given.device),
    since: given.createdAt.toISOString(),
    isThis: given.sessionId === sessionId,
  };
}

export function presentPushDevices(viewer: Viewer, { publicKey, devices }: PushDevices): PushDevicesReply {
  return { publicKey, devices: devices.map((device) => presentPushDevice(viewer, device)) };
}
