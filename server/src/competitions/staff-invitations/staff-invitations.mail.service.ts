import { staffInvitationDays } from '@chalkline/contract/competitions/staff-invitation.lifecycle.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { hasAccount } from '../../accounts/people/people.rules.ts';
import { personByEmail } from '../../accounts/people/people.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { LetterUnfit } from '../../platform/mail/letter-message.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { roleNames, roleTasks } from '../staff/staff-roles.rules.ts';
import { mailStaffInvitationsJob } from './staff-invitations.jobs.ts';
import { notifyInvited } from './staff-invitations.notify.service.ts';
import {
  claimDueMail,
  findWaitingById,
  type StaffInvitation,
  setMail,
} from './staff-invitations.repository.ts';

const mailsAtOnce = 200;
/** Milliseconds until a mail that was claimed but never sent is due again; less than the job's time limit. */
const leaseTime = 240_000;

/** Queues a job that sends all due mails, unless one is already waiting. */
export function sendDueMails(parts: Parts, tx: Transaction): Promise<void> {
  return parts.jobs.enqueue(tx, mailStaffInvitationsJob, {}, { onlyOne: 'all' });
}

/**
 * Sends due invitations. Accounts are looked up only here, so the timing of the invite call doesn't reveal who has
 * one. A process that dies here causes at most one duplicate mail.
 */
export async function mailStaffInvitations(parts: Parts, signal: AbortSignal): Promise<void> {
  for (let sent = 0; sent < mailsAtOnce && !signal.aborted; sent += 1) {
    if (!(await tellNext(parts))) return;
  }
  await parts.database.transaction((tx) => sendDueMails(parts, tx));
}

async function tellNext(parts: Parts): Promise<boolean> {
  const now = parts.clock.now();
  const claimed = await parts.database.transaction(async (tx) => {
    const lease = new Date(now.getTime() + leaseTime);
    const claimedId = await claimDueMail(tx.sql, now, lease);
    const invitation = claimedId === null ? null : await findWaitingById(tx.sql, claimedId);
    if (!invitation) return null;
    const person = await personByEmail(tx.sql, invitation.email);
    const writes = (person === null || !hasAccount(person)) && parts.mail.reaches;
    if (writes) return { letterTo: invitation };
    if (person?.state === 'active') await notifyInvited(parts, tx, invitation, person.id);
    await setMail(tx.sql, invitation.id, { mailDueAt: null, mailedAt: now });
    return { letterTo: null };
  });
  if (claimed?.letterTo) await sendLetter(parts, claimed.letterTo, now);
  return claimed !== null;
}

async function sendLetter(parts: Parts, invitation: StaffInvitation, now: Date): Promise<void> {
  try {
    await parts.mail.send(letterOf(parts, invitation));
  } catch (failure) {
    if (!(failure instanceof LetterUnfit)) {
      await setMail(parts.database.sql, invitation.id, { mailDueAt: now });
      throw failure;
    }
    parts.log.error({ err: failure, staffInvitation: invitation.id }, 'an invitation cannot be mailed');
  }
  await setMail(parts.database.sql, invitation.id, { mailDueAt: null, mailedAt: now });
}

function letterOf({ config }: Parts, { email, role, inviter, competition }: StaffInvitation): Letter {
  const { productName, publicUrl } = config;
  return {
    to: email,
    organizationId: null,
    subject: `You’re invited to help run ${competition.name}`,
    text: [
      'Hi,',
      `${inviter} invited you to help run ${competition.name} on ${productName}: you would be ${roleNames[role]} and could ${roleTasks[role]}.`,
      `Create an account with this email, ${email}. You’ll find the invitation under My competitions. It expires in ${staffInvitationDays} days.`,
      'Weren’t expecting this? You can ignore this email: an invitation doesn’t create an account.',
    ].join('\n\n'),
    action: { label: 'Create account', url: absoluteUrl(publicUrl, urlOf('register')) },
  };
}
