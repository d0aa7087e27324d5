/** Codes of the calls on passes, with their statuses. */
export const passCodes = {
  /** All of its dates are taken. */
  pass_used_up: 409,
  /** A place is given back in time or not at all. */
  too_late_to_release: 409,
} as const;
export type PassCode = keyof typeof passCodes;

export const passTexts: Readonly<Record<PassCode, string>> = {
  pass_used_up: 'All dates of this pass are taken. Give one back first, or get another pass.',
  too_late_to_release: 'It’s too late to give this date back.',
};
