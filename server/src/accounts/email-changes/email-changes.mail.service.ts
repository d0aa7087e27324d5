import { emailChangeHours } from '@chalkline/contract/accounts/email-change.lifecycle.ts';
import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { makeCode, makeDecoy, makeLinkSecret } from '../codes/codes.service.ts';
import { findPerson, findPersonByEmail } from '../people/people.repository.ts';
import type { MailEmailChangeData } from './email-changes.jobs.ts';
import { type EmailChange, findAskedChange, findChange, isEmailHeld } from './email-changes.repository.ts';
import { codePurpose, undoPurpose } from './email-changes.service.ts';

/** Mails one side of a change. Run twice it mails twice, and only the newest code or link is good. */
export function mailEmailChange(parts: Parts, { changeId, to }: MailEmailChangeData): Promise<void> {
  return to === 'new' ? mailNewAddress(parts, changeId) : mailOldAddress(parts, changeId);
}

async function mailNewAddress(parts: Parts, changeId: string): Promise<void> {
  const { sql } = parts.database;
  const change = await findChange(sql, changeId);
  // Asked for again meanwhile, or settled.
  if (change?.state !== 'asked') return;
  const { personId, newEmail } = change;
  const others = { id: personId, email: newEmail };
  const isTaken =
    (await findPersonByEmail(sql, newEmail)) !== null || (await isEmailHeld(sql, others, parts.clock.now()));
  const code = await parts.database.transaction(async (tx) => {
    // It may have been asked for anew, with a code of its own.
    const now = await findAskedChange(tx.sql, personId, parts.clock.now());
    if (now?.id !== changeId) return null;
    if (!isTaken) return makeCode(parts, tx, codePurpose(personId));
    await makeDecoy(parts, tx, codePurpose(personId));
    return null;
  });
  if (code !== null) {
    const person = await findPerson(sql, personId);
    await parts.mail.send({
      ...codeLetter(parts, newEmail, code),
      organizationId: person?.organizationId ?? null,
    });
  } else if (isTaken) await parts.mail.send(takenLetter(parts, newEmail));
}

async function mailOldAddress(parts: Parts, changeId: string): Promise<void> {
  const change = await findChange(parts.database.sql, changeId);
  const minutes = change ? Math.floor((change.endsAt.getTime() - parts.clock.now().getTime()) / minute) : 0;
  if (change?.state !== 'confirmed' || minutes <= 0) return;
  const person = await findPerson(parts.database.sql, change.personId);
  const secret = await parts.database.transaction((tx) =>
    makeLinkSecret(parts, tx, undoPurpose(changeId), minutes),
  );
  const url = `${absoluteUrl(parts.config.publicUrl, urlOf('resetPassword'))}#undo.${changeId}.${secret}`;
  await parts.mail.send({
    ...undoLetter(parts, change, person?.name ?? '', url),
    organizationId: person?.organizationId ?? null,
  });
}

function codeLetter({ config }: Parts, to: string, code: string): Letter {
  return {
    to,
    subject: `${code} confirms your new address at ${config.productName}`,
    text: [
      'Hello,',
      `your code is ${code}. Enter it under Security in your profile; it is good for ${verificationCode.minutes} minutes. From then on you sign in with this address.`,
      'Did you not ask for it? Then do nothing: somebody mistyped their own address.',
    ].join('\n\n'),
  };
}

function takenLetter({ config }: Parts, to: string): Letter {
  return {
    to,
    subject: `Somebody wants to use your address at ${config.productName}`,
    text: [
      'Hello,',
      `somebody who is signed in to another ${config.productName} account wants to use this address, which has an account already. Nothing was changed.`,
      'If it was you: an address can have one account only. Sign in with this address to use the account that it has.',
    ].join('\n\n'),
  };
}

function undoLetter({ config }: Parts, change: EmailChange, name: string, url: string): Letter {
  return {
    to: change.oldEmail,
    subject: `Your ${config.productName} address was changed`,
    text: [
      `Hello ${name},`,
      `your account now signs in with ${change.newEmail} and no longer with ${change.oldEmail}. If that was you, there is nothing to do.`,
      `Was it not you? Take the account back within ${emailChangeHours.toUndo} hours: the old address returns, everybody is signed out, and you choose a new password.`,
    ].join('\n\n'),
    action: { label: 'This was not me', url },
  };
}
