export const sessionCodes = {
  /** Never says which of the two is wrong: that would reveal who has an account. */
  credentials_wrong: 401,
  /** Only after the right password. */
  account_suspended: 403,
  /** Registered, but the mailed code hasn't been entered yet. Only after the right password. */
  email_not_verified: 403,
  /** Scheduled for deletion. Only after the right password or code; `keepAccount` signs in and cancels it. */
  account_leaving: 409,
} as const;

export const passwordCodes = {
  /** A common password, or one that contains the name or the email. */
  password_common: 422,
  /** Used, expired or superseded. */
  link_invalid: 422,
  /** The current password, asked for again before a sensitive change. */
  password_wrong: 422,
} as const;

export const secondFactorCodes = {
  /** Two-step sign-in is on: send `secondFactor` along. Only after the right password, code or link. */
  second_factor_required: 403,
  /** Wrong, or used before. */
  second_factor_wrong: 422,
  second_factor_on: 409,
  second_factor_off: 409,
} as const;

export const passkeyCodes = {
  /** Unknown, removed, of another person or site, with a wrong signature, or for a used or expired challenge. */
  passkey_wrong: 422,
  passkey_not_added: 422,
  passkey_known: 409,
  passkeys_full: 409,
} as const;

export const emailChangeCodes = {
  email_same: 422,
} as const;

export const registrationCodes = {
  /** Wrong, expired, tried too often, superseded or never sent: never says which. */
  code_wrong: 422,
  /** Someone registered the same email again, so the older registration starts over. */
  registration_replaced: 409,
  /** The server has no SMTP, so nobody can register, sign in by code or reset a password. */
  mail_not_set_up: 503,
} as const;

export const guestCodes = {
  /** Only after the right code: nobody has bought anything with this email. */
  guest_unknown: 404,
} as const;

export const personCodes = {
  /** Only returned to people who have verified the email, or who administer accounts. */
  email_taken: 409,
} as const;

/** One for each of `consentPurposes`: nothing was kept. */
export const consentCodes = {
  diary_consent_needed: 403,
  body_consent_needed: 403,
  check_in_consent_needed: 403,
  screening_consent_needed: 403,
} as const;

type Code =
  | keyof typeof sessionCodes
  | keyof typeof passwordCodes
  | keyof typeof secondFactorCodes
  | keyof typeof passkeyCodes
  | keyof typeof registrationCodes
  | keyof typeof emailChangeCodes
  | keyof typeof guestCodes
  | keyof typeof personCodes
  | keyof typeof consentCodes;

export const accountTexts: Readonly<Record<Code, string>> = {
  credentials_wrong: 'That email and password don’t match. Check both and try again.',
  account_suspended: 'This account is suspended. Contact us if you think that’s a mistake.',
  email_not_verified: 'Your email isn’t verified yet. Enter the code we sent you.',
  account_leaving: 'This account is scheduled for deletion. Sign in to keep it.',
  password_common: 'This password is too easy to guess. Choose another one.',
  link_invalid: 'This link has expired or has already been used. Request a new one.',
  password_wrong: 'That’s not your current password. Try again.',
  second_factor_required: 'Enter the code from your authenticator app, or a recovery code.',
  second_factor_wrong: 'This code is wrong or was already used. Enter the one your app shows now.',
  second_factor_on: 'Two-step sign-in is already on.',
  second_factor_off: 'Two-step sign-in is off.',
  passkey_wrong: 'This passkey wasn’t accepted. Try again, or sign in another way.',
  passkey_not_added: 'The passkey couldn’t be added. Start over.',
  passkey_known: 'This passkey is already on an account.',
  passkeys_full: 'You’ve reached the limit of 20 passkeys. Remove one first.',
  email_same: 'This is already your email. Enter a different one.',
  code_wrong: 'This code is wrong or has expired. Check it, or request a new one.',
  registration_replaced: 'Someone registered again with this email. Start over to continue.',
  mail_not_set_up: 'This site can’t send email yet. Contact its administrator.',
  guest_unknown: 'We found no orders with this email. Check it, or use the one you registered with.',
  email_taken: 'This email already has an account. Sign in instead.',
  diary_consent_needed: 'We keep a food diary only with your consent. Agree first, then add this again.',
  body_consent_needed: 'We keep your weight only with your consent. Agree first, then add this again.',
  check_in_consent_needed: 'We keep check-ins only with your consent. Agree first, then send this again.',
  screening_consent_needed:
    'We keep answers to health questions only with your consent. Agree first, then send this again.',
};
