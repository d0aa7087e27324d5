import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { newPushDevice, pushDeviceParams, pushDeviceReply, pushDevicesReply } from './push-device.schema.ts';

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/api/notifications/push-devices',
  summary: 'List your devices with push notifications, newest first, and the key to subscribe with',
  access: 'signed_in',
  data: pushDevicesReply,
  errors: [],
});

export const addPushDevice = endpoint({
  method: 'PUT',
  path: '/api/notifications/push-devices/this',
  summary: 'Turn on push notifications for this session’s device; again replaces its subscription',
  access: 'signed_in',
  body: newPushDevice,
  data: pushDeviceReply,
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: ['push_address_refused'],
});

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/notifications/push-devices/:pushDeviceId',
  summary: 'Turn off push notifications for one of your devices',
  access: { owner: 'push device' },
  params: pushDeviceParams,
  data: z.null(),
  errors: [],
});
