import { notificationCodes } from '@chalkline/contract/notifications/notifications.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(notificationCodes);

export const kindFixed = () =>
  refusal('kind_fixed', 'What protects the account is always told.', 'body.kinds');
export const linkUnknown = () =>
  refusal('unsubscribe_link_invalid', 'This link is not one of ours, or a part of it is missing.');
