import {
  notificationCodes,
  notificationTexts,
} from '@chalkline/contract/notifications/notifications.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(notificationCodes, notificationTexts);

export const pushAddressRefused = () => refusal('push_address_refused', { path: 'body.endpoint' });
export const pushDeviceNotFound = () => notFound('device');
