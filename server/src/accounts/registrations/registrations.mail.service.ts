import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { makeCode, makeDecoy } from '../codes/codes.service.ts';
import { findPersonByEmail } from '../people/people.repository.ts';
import { hasAccount } from '../people/people.rules.ts';
import type { MailCodeData } from './registrations.jobs.ts';
import { findRegistration, type Registration } from './registrations.repository.ts';
import { codePurpose } from './registrations.service.ts';

/** Mails a new code for a pending registration. Running it twice mails twice; only the newest code works. */
export async function mailCode(parts: Parts, { email, because }: MailCodeData): Promise<void> {
  const person = await findPersonByEmail(parts.database.sql, email);
  const isKnown = person !== null && hasAccount(person);
  const registration = await findRegistration(parts.database.sql, email, parts.clock.now());
  if (isKnown || !registration) {
    await parts.database.transaction((tx) => makeDecoy(parts, tx, codePurpose(email)));
    if (isKnown && because === 'registered') await parts.mail.send(knownLetter(parts, email));
    return;
  }
  const code = await parts.database.transaction((tx) => makeCode(parts, tx, codePurpose(email)));
  await parts.mail.send(codeLetter(parts, registration, code));
}

function codeLetter({ config }: Parts, { email, name }: Registration, code: string): Letter {
  return {
    to: email,
    subject: `${code} is your ${config.productName} code`,
    text: [
      `Hi ${name},`,
      `Your code is ${code}. Enter it on the page where you registered within ${verificationCode.minutes} minutes.`,
      'Didn’t register? You can ignore this email. Don’t share the code: no account is created without it.',
    ].join('\n\n'),
  };
}

function knownLetter({ config }: Parts, email: string): Letter {
  return {
    to: email,
    subject: `You already have a ${config.productName} account`,
    text: [
      'Hi,',
      `Someone tried to register on ${config.productName} with this email, which already has an account. If that was you, sign in instead.`,
      'If it wasn’t you, there’s nothing to do: your account hasn’t changed.',
    ].join('\n\n'),
    action: { label: 'Sign in', url: absoluteUrl(config.publicUrl, urlOf('login')) },
  };
}
