import type {
  emailChangeCodes,
  passwordCodes,
  personCodes,
  registrationCodes,
  sessionCodes,
} from '@chalkline/contract/accounts/accounts.codes.ts';

type Code =
  | keyof typeof sessionCodes
  | keyof typeof passwordCodes
  | keyof typeof registrationCodes
  | keyof typeof emailChangeCodes
  | keyof typeof personCodes;

export const accountTexts: Record<Code, string> = {
  credentials_wrong: 'That e-mail and password do not match.',
  account_suspended: 'This account is suspended. Write to us if you think that is a mistake.',
  account_leaving: 'This account is about to be deleted.',
  email_not_verified: 'Confirm your e-mail first: enter the code that we sent you.',
  password_common: 'This password is too easy to guess. Take one that nobody else would.',
  password_wrong: 'This is not your password.',
  email_same: 'This is your address already.',
  link_invalid: 'This link is used, too old or replaced by a newer one. Ask for another.',
  code_wrong: 'This code is not right or no longer good. Check it, or ask for a new one.',
  registration_replaced: 'This address was registered again in the meantime. Register once more to go on.',
  mail_not_set_up: 'This site sends no mail yet, so this does not work. Ask whoever runs it.',
  email_taken: 'This address has an account by now. Sign in instead.',
};
