/** The one-time codes that are mailed (community.md, Accounts). */
export const verificationCode = {
  digits: 6,
  /** So long a code is good. */
  minutes: 5,
  /** Wrong tries that one code bears. */
  tries: 3,
} as const;
