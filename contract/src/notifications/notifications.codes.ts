export const notificationCodes = {
  /** This kind can't be turned off. */
  kind_fixed: 422,
  /** Not the address of a push service on the open internet. */
  push_address_refused: 422,
  /** Not one of our links, or truncated. */
  unsubscribe_link_invalid: 404,
} as const;

export const notificationTexts: Readonly<Record<keyof typeof notificationCodes, string>> = {
  kind_fixed: 'You can’t turn off security notifications.',
  push_address_refused: 'This browser’s push service can’t be used. Try another browser.',
  unsubscribe_link_invalid: 'This link is incomplete. Open it from the email again.',
};
