import {
  notificationCodes,
  notificationTexts,
} from '@chalkline/contract/notifications/notifications.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(notificationCodes, notificationTexts);

export const kindFixed = () => refusal('kind_fixed', { path: 'body.kinds' });
export const linkUnknown = () => refusal('unsubscribe_link_invalid');
