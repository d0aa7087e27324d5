export const sessionCodes = {
  /** No such address, or not its password: never said which. */
  credentials_wrong: 401,
  /** Told only after the right password. */
  account_suspended: 403,
  /** Registered, but the code that was mailed has not been entered yet. Told only after the right password. */
  email_not_verified: 403,
  /** About to be deleted. Told only after the right password or code; `keepAccount` signs in and undoes it. */
  account_leaving: 409,
} as const;

export const passwordCodes = {
  /** Too easy to guess: one that many people have, or made of the name or the address. */
  password_common: 422,
  /** Used already, too old, or replaced by a newer one. */
  link_invalid: 422,
  /** Not the password that one has: asked for again before something weighty. */
  password_wrong: 422,
} as const;

export const emailChangeCodes = {
  /** One has this address already. */
  email_same: 422,
} as const;

export const registrationCodes = {
  /** Wrong, too old, tried too often, replaced by a newer one, or there was none: never said which. */
  code_wrong: 422,
  /** Somebody registered the same address again since: whoever holds the older one starts again. */
  registration_replaced: 409,
  /** Nothing can be mailed from here, so nobody can register, sign in by a code or recover. */
  mail_not_set_up: 503,
} as const;

export const personCodes = {
  /** Somebody has this address. Only ever told to whoever has proven it, or administers people. */
  email_taken: 409,
} as const;
