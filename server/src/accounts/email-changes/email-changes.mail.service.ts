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

/** Mails one side of a change. Running it twice mails twice; only the newest code or link works. */
export function mailEmailChange(parts: Parts, { changeId, to }: MailEmailChangeData): Promise<void> {
  return to === 'new' ? mailNewAddress(parts, changeId) : mailOldAddress(parts, changeId);
}

async function mailNewAddress(parts: Parts, changeId: string): Promise<void> {
  const { sql } = parts.database;
  const change = await findChange(sql, changeId);
  // Requested again in the meantime, or already settled.
  if (change?.state !== 'asked') return;
  const { personId, newEmail } = change;
  const others = { id: personId, email: newEmail };
  const isTaken =
    (await findPersonByEmail(sql, newEmail)) !== null || (await isEmailHeld(sql, others, parts.clock.now()));
  const code = await parts.database.transaction(async (tx) => {
    // It may have been requested again, with its own code.
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
    subject: `${code} is your ${config.productName} verification code`,
    text: [
      'Hi,',
      `Your code is ${code}. Enter it under Security in your profile within ${verificationCode.minutes} minutes. After that, you’ll sign in with this email.`,
      'Didn’t request this? You can ignore this email: someone probably mistyped their own address.',
    ].join('\n\n'),
  };
}

function takenLetter({ config }: Parts, to: string): Letter {
  return {
    to,
    subject: `Someone tried to use your email on ${config.productName}`,
    text: [
      'Hi,',
      `Someone signed in to another ${config.productName} account tried to change its email to this one, which already has an account. Nothing has changed.`,
      'If that was you: each email can have only one account. Sign in with this email to use it.',
    ].join('\n\n'),
  };
}

function undoLetter({ config }: Parts, change: EmailChange, name: string, url: string): Letter {
  return {
    to: change.oldEmail,
    subject: `Your ${config.productName} email was changed`,
    text: [
      `Hi ${name},`,
      `The email of your account changed from ${change.oldEmail} to ${change.newEmail}. If that was you, there’s nothing to do.`,
      `If it wasn’t you, take your account back within ${emailChangeHours.toUndo} hours. That restores the old email, signs out every device and lets you choose a new password.`,
    ].join('\n\n'),
    action: { label: 'This wasn’t me', url },
  };
}
