/** For how many days things are kept, where the privacy notice says it too. */
export const keptDays = {
  /** Since the device was last used. */
  session: 30,
  /** Since it was opened, however much it is used. */
  sessionAtMost: 90,
  knownDevice: 90,
  readNotification: 90,
  unreadNotification: 365,
  /** Names and answers of an order that was never paid, since its hold ended. */
  unpaidOrder: 30,
} as const;
