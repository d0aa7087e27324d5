/** For how many days things are kept, where the privacy notice says it too. */
export const keptDays = {
  /** Since the device was last used. */
  session: 30,
  knownDevice: 90,
  readNotification: 90,
  unreadNotification: 365,
} as const;
