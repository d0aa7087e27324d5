import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { makeCode, makeDecoy } from '../codes/codes.service.ts';
import { findPersonByEmail, type Person } from '../people/people.repository.ts';
import { hasAccount } from '../people/people.rules.ts';
import type { MailSignInCodeData } from './sign-in-codes.jobs.ts';
import { codePurpose } from './sign-in-codes.service.ts';

/** Mails a code to whoever has the address. Run twice it mails twice, and only the newest code is good. */
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
    subject: `${code} signs you in to ${config.productName}`,
    text: [
      `Hello ${name},`,
      `your code is ${code}. Enter it on the page where you asked for it; it is good for ${verificationCode.minutes} minutes and signs you in once.`,
      'Did you not ask for it? Then do nothing and tell the code to nobody: without it nobody gets in this way.',
    ].join('\n\n'),
  };
}
