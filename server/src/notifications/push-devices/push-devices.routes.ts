import * as endpoints from '@chalkline/contract/notifications/push-devices.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentPushDevice, presentPushDevices } from './push-devices.present.ts';
import { addPushDevice, listPushDevices, removePushDevice } from './push-devices.service.ts';

export const pushDeviceRoutes: readonly Route[] = [
  serve(endpoints.listPushDevices, async ({ parts, viewer }) =>
    presentPushDevices(viewer, await listPushDevices(parts, viewer)),
  ),
  serve(endpoints.addPushDevice, async ({ parts, viewer, body }) =>
    presentPushDevice(viewer, await addPushDevice(parts, viewer, body)),
  ),
  serve(endpoints.removePushDevice, async ({ parts, viewer, params }) =>
    removePushDevice(parts, viewer, params.pushDeviceId),
  ),
];
