import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { makeCode, makeDecoy } from '../codes/codes.service.ts';
import { findPersonByEmail } from '../people/people.repository.ts';
import { hasAccount } from '../people/people.rules.ts';
import type { MailGuestCodeData } from './guests.jobs.ts';
import { codePurpose } from './guests.service.ts';

/**
 * Mails a code to an email without an account; who has one is asked to sign in. Running it twice mails twice; only the
 * newest code works.
 */
export async function mailGuestCode(parts: Parts, { email }: MailGuestCodeData): Promise<void> {
  const person = await findPersonByEmail(parts.database.sql, email);
  if (person && hasAccount(person)) {
    await parts.database.transaction((tx) => makeDecoy(parts, tx, codePurpose(email)));
    await parts.mail.send(knownLetter(parts, email));
    return;
  }
  const code = await parts.database.transaction((tx) => makeCode(parts, tx, codePurpose(email)));
  await parts.mail.send(codeLetter(parts, email, code));
}

function codeLetter({ config }: Parts, to: string, code: string): Letter {
  return {
    to,
    subject: `${code} is your ${config.productName} code`,
    text: [
      'Hi,',
      `Your code is ${code}. Enter it on the page where you requested it within ${verificationCode.minutes} minutes. It works once.`,
      'Didn’t request this? You can ignore this email. Don’t share the code: with it, others could see your orders.',
    ].join('\n\n'),
  };
}

function knownLetter({ config }: Parts, to: string): Letter {
  return {
    to,
    subject: `Sign in to your ${config.productName} account`,
    text: [
      'Hi,',
      `You asked for a code to continue without an account, but this email already has a ${config.productName} account. Sign in instead, so that your registrations and receipts stay in one place.`,
      'Wasn’t that you? There’s nothing to do: your account hasn’t changed.',
    ].join('\n\n'),
    action: { label: 'Sign in', url: absoluteUrl(config.publicUrl, urlOf('login', {}, { email: to })) },
  };
}
