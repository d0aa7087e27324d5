export const notificationCodes = {
  /** This kind cannot be switched off. */
  kind_fixed: 422,
  /** The link is not one of ours, or was cut off. */
  unsubscribe_link_invalid: 404,
} as const;
