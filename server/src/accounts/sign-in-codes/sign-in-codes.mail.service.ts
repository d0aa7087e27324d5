import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { makeCode, makeDecoy } from '../codes/codes.service.ts';
import { findPersonByEmail, type Person } from '../people/people.repository.ts';
import { hasAccount } from '../people/people.rules.ts';
import type { MailSignInCodeData } from './sign-in-codes.jobs.ts';
import { codePurpose } from './sign-in-codes.service.ts';

/** Mails a sign-in code to the email's account. Running it twice mails twice; only the newest code works. */
export async function mailSignInCode(parts: Parts, { email }: MailSignInCodeData): Promise<void> {
  const person = await findPersonByEmail(parts.database.sql, email);
  if (!person || !hasAccount(person)) {
    await parts.database.transaction((tx) => makeDecoy(parts, tx, codePurpose(email)));
    return;
  }
  const code = await parts.database.transaction((tx) => makeCode(parts, tx, codePurpose(email)));
  await parts.mail.send(codeLetter(parts, person, code));
}

function codeLetter({ config }: Parts, { email, name }: Person, code: string): Letter {
  return {
    to: email,
    subject: `${code} is your ${config.productName} sign-in code`,
    text: [
      `Hi ${name},`,
      `Your code is ${code}. Enter it on the page where you requested it within ${verificationCode.minutes} minutes. It works once.`,
      'Didn’t request this? You can ignore this email. Don’t share the code: no one can sign in this way without it.',
    ].join('\n\n'),
  };
}
