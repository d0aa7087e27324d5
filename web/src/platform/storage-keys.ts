/**
 * What the browser keeps (seed §3). The first seven names are the seed's; pages of the companion apps read
 * them. The others it asks for without naming them.
 */
export const storageKeys = {
  token: 'metatoken',
  userId: 'metauserid',
  profile: 'userProfile',
  email: 'metaemail',
  accountType: 'accountType',
  corporateLogo: 'corporateLogo',
  activeTab: 'activeTab',
  corporateIdentifier: 'corporateIdentifier',
  trialStartDate: 'trialStartDate',
  trialPeriod: 'trialPeriod',
  /** Name and colors; public/brand.js reads it by this very name. */
  corporateBrand: 'corporateBrand',
  appVersion: 'appVersion',
  promoClosedAt: 'promoClosedAt',
  lastVisited: 'lastVisited',
  /** Athletes whom a visitor follows, by competition. */
  followed: 'followedAthletes',
  /** Messages that were written and have not reached the server. */
  messageOutbox: 'messageOutbox',
  /** Who continues without an account; for one tab, in session storage. */
  guest: 'guest',
  /** The lane that is judged on this device by a link, without an account. */
  judgePass: 'judgePass',
  /** What this device calls itself: a judge's link works on one. */
  device: 'device',
  /** What is to be ordered of each partner. */
  carts: 'carts',
  /** Rests and timers make no sound on this device. */
  timersMuted: 'timersMuted',
} as const;

export type StorageKey = keyof typeof storageKeys;
