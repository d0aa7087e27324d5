import { passwordTries } from '@chalkline/contract/accounts/password-tries.ts';

/** How often something may be tried before it is closed for a while. */
export interface AttemptLimit {
  readonly name: string;
  readonly times: number;
  readonly perSeconds: number;
  /** From the last allowed try on it is closed for so long; else until the count begins anew. */
  readonly closedSeconds?: number;
  /** What the person is told when it closes, if the e-mail is somebody's. */
  readonly tells?: 'codes_locked' | 'passwords_locked';
}

const hour = 3_600;

/**
 * An address can be a whole gym behind one router, so its limits are wide; what they stop is trying one
 * password on many people. Tries that succeed are given back.
 */
export const limits = {
  signInOfEmail: {
    name: 'sign-in:email',
    times: passwordTries.times,
    perSeconds: passwordTries.minutes * 60,
    tells: 'passwords_locked',
  },
  signInFromNetwork: { name: 'sign-in:network', times: 100, perSeconds: hour / 4 },
  /** Over all codes of the e-mail, however many were sent (community.md, Accounts). */
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
  /** Apart from codes: whoever uses those up for somebody leaves them the link, which no wrong guess closes. */
  linkToEmail: { name: 'link:email', times: 5, perSeconds: hour },
  /** Of somebody signed in, by their id: their password asked for again. */
  passwordOfPerson: { name: 'password:person', times: 10, perSeconds: hour / 4 },
  /** Of somebody signed in, by their id: codes that prove a new address. */
  codeOfPerson: { name: 'code:person', times: 10, perSeconds: hour, closedSeconds: hour },
  /** Of somebody signed in, by their id: so that nobody sends mail to strangers through a change of address. */
  emailChangeOfPerson: { name: 'email-change:person', times: 10, perSeconds: hour },
} as const satisfies Record<string, AttemptLimit>;
