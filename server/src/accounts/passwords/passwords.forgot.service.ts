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
 * Queues a job that mails a reset link. The call doesn't look up whether the email has an account, so neither
 * the response nor its timing reveals it. Throws `mail_not_set_up` and 429.
 */
export async function askPasswordLink(parts: Parts, email: string, address: string): Promise<null> {
  if (!parts.mail.reaches) throw mailNotSetUp();
  const [ofEmail, fromNetwork] = [limits.linkToEmail, limits.mailFromNetwork];
  await countTry(parts, { email, address, ofEmail, fromNetwork });
  await parts.database.transaction((tx) => parts.jobs.enqueue(tx, mailPasswordLinkJob, { email }));
  return null;
}

/** Mails the link. Running it twice mails twice; only the newest link works. */
export async function mailPasswordLink(parts: Parts, { email }: MailPasswordLinkData): Promise<void> {
  const person = await findPersonByEmail(parts.database.sql, email);
  // Invited people join through their invitation, which its sender can revoke.
  if (!person || !hasAccount(person)) return;
  const link = await parts.database.transaction((tx) => makePasswordLink(parts, tx, person.id, 'reset'));
  await parts.mail.send(linkLetter(parts, person, link));
}

function linkLetter({ config }: Parts, { email, name, state }: Person, url: string): Letter {
  const leaving = 'Your account is scheduled for deletion. If you set a new password, your account is kept.';
  return {
    to: email,
    subject: `Reset your ${config.productName} password`,
    text: [
      `Hi ${name},`,
      'Use this link to choose a new password. It works once, for one hour, and signs you out on all other devices.',
      ...(state === 'leaving' ? [leaving] : []),
      'Didn’t request this? You can ignore this email: your password stays the same.',
    ].join('\n\n'),
    action: { label: 'Reset password', url },
  };
}
