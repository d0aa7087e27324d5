import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countTry } from '../attempts/attempts.service.ts';
import { mailNotSetUp } from '../codes/codes.errors.ts';
import { findPersonByEmail, type Person } from '../people/people.repository.ts';
import { hasAccount } from '../people/people.rules.ts';
import { type MailPasswordLinkData, mailPasswordLinkJob } from './passwords.jobs.ts';
import { makePasswordLink } from './passwords.link.service.ts';

/**
 * Lets a job mail a link to whoever has this address. Nothing here looks whether anybody has, so neither
 * answer nor time can tell. Throws `mail_not_set_up` and 429.
 */
export async function askPasswordLink(parts: Parts, email: string, address: string): Promise<null> {
  if (!parts.mail.reaches) throw mailNotSetUp();
  const [ofEmail, fromNetwork] = [limits.linkToEmail, limits.mailFromNetwork];
  await countTry(parts, { email, address, ofEmail, fromNetwork });
  await parts.database.transaction((tx) => parts.jobs.enqueue(tx, mailPasswordLinkJob, { email }));
  return null;
}

/** Mails the link. Run twice it mails twice, and only the newest link is good. */
export async function mailPasswordLink(parts: Parts, { email }: MailPasswordLinkData): Promise<void> {
  const person = await findPersonByEmail(parts.database.sql, email);
  // Who was invited comes in by the invitation, which whoever sent it can take back.
  if (!person || !hasAccount(person)) return;
  const link = await parts.database.transaction((tx) => makePasswordLink(parts, tx, person.id, 'reset'));
  await parts.mail.send(linkLetter(parts, person, link));
}

function linkLetter({ config }: Parts, { email, name, state }: Person, url: string): Letter {
  const leaving =
    'Your account is about to be deleted. If you set a new password, you keep the account and nothing is deleted.';
  return {
    to: email,
    subject: `Choose a new ${config.productName} password`,
    text: [
      `Hello ${name},`,
      'with this link you choose a new password. It works once, within one hour, and signs you out everywhere else.',
      ...(state === 'leaving' ? [leaving] : []),
      'Did you not ask for it? Then do nothing: your password stays as it is.',
    ].join('\n\n'),
    action: { label: 'Choose a new password', url },
  };
}
