import type { notificationCodes } from '@chalkline/contract/notifications/notifications.codes.ts';

export const notificationTexts: Readonly<Record<keyof typeof notificationCodes, string>> = {
  kind_fixed: 'What protects your account is always told.',
  unsubscribe_link_invalid: 'This link does not work: a part of it is missing. Open it from the mail again.',
};
