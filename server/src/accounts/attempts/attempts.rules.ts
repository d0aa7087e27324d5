import { passwordTries } from '@chalkline/contract/accounts/password-tries.ts';

/** How often something can be tried before it is locked for a while. */
export interface AttemptLimit {
  readonly name: string;
  readonly times: number;
  readonly perSeconds: number;
  /** How long it is locked after the last allowed try. Default: until the counting window ends. */
  readonly closedSeconds?: number;
  /** The notice sent to the account's owner, if there is one, when it locks. */
  readonly tells?: 'codes_locked' | 'passwords_locked';
}

const hour = 3_600;

/**
 * A network can be a whole gym behind one router, so its limits are generous; they stop an attacker who tries one
 * password on many people. Successful attempts don't count.
 */
export const limits = {
  signInOfEmail: {
    name: 'sign-in:email',
    times: passwordTries.times,
    perSeconds: passwordTries.minutes * 60,
    tells: 'passwords_locked',
  },
  signInFromNetwork: { name: 'sign-in:network', times: 100, perSeconds: hour / 4 },
  /** Across all codes sent to the address. */
  codeOfEmail: {
    name: 'code:email',
    times: 10,
    perSeconds: hour,
    closedSeconds: hour,
    tells: 'codes_locked',
  },
  codeFromNetwork: { name: 'code:network', times: 100, perSeconds: hour },
  mailToEmail: { name: 'mail:email', times: 5, perSeconds: hour },
  mailFromNetwork: { name: 'mail:network', times: 60, perSeconds: hour },
  /** Separate from codes: someone who uses up a victim's codes can't block the link, which wrong guesses never lock. */
  linkToEmail: { name: 'link:email', times: 5, perSeconds: hour },
  /** For signed-in people, by id: re-entering their password. */
  passwordOfPerson: { name: 'password:person', times: 10, perSeconds: hour / 4 },
  /** By id, for who has given the right password, code or link already: a guess is one in 300,000. */
  secondFactorOfPerson: { name: 'second-factor:person', times: 10, perSeconds: hour, closedSeconds: hour },
  /** Signatures can't be guessed: this bounds what verifying them costs. */
  passkeyFromNetwork: { name: 'passkey:network', times: 100, perSeconds: hour / 4 },
  /** For signed-in people, by id: codes that prove a new address. */
  codeOfPerson: { name: 'code:person', times: 10, perSeconds: hour, closedSeconds: hour },
  /** For signed-in people, by id: a change of address must not be a way to send mail to strangers. */
  emailChangeOfPerson: { name: 'email-change:person', times: 10, perSeconds: hour },
} as const satisfies Record<string, AttemptLimit>;
