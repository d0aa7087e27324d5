import { invitationDays } from '@chalkline/contract/administration/invitation.lifecycle.ts';
import { readOnlySince } from '@chalkline/contract/organizations/trial.rules.ts';
import { day, hour, minute } from '@chalkline/contract/spans.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { makeLinkSecret } from '../../accounts/codes/codes.service.ts';
import { trialOf } from '../../organizations/organizations.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { LetterUnfit } from '../../platform/mail/letter-message.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { findOrganizationById } from '../organizations/organizations.repository.ts';
import { forgetMail, keepMail, putOffMails } from './invitation-mails.repository.ts';
import { holdAllowance } from './invitations.allowance.service.ts';
import { mailInvitationsJob } from './invitations.jobs.ts';
import { type Invitation, takeByLink, takeDueMail, updateInvitation } from './invitations.repository.ts';
import { expiryFrom } from './invitations.rules.ts';

/** What the secret of an invitation's link is for. */
export const linkPurpose = (invitationId: string) => `invitation:${invitationId}`;

const mailsAtOnce = 200;
/** Milliseconds until a mail that was claimed but never sent is due again; less than the job's time limit. */
const leaseTime = 240_000;

/** Queues a job that sends all due mails, unless one is already waiting. */
export function sendDueMails(parts: Parts, tx: Transaction): Promise<void> {
  return parts.jobs.enqueue(tx, mailInvitationsJob, {}, { onlyOne: 'all' });
}

/** Sends due mails. A process that dies here causes at most one duplicate mail. */
export async function mailInvitations(parts: Parts, signal: AbortSignal): Promise<void> {
  for (let done = 0; done < mailsAtOnce && !signal.aborted; done += 1) {
    if (!(await mailNext(parts))) return;
  }
  await parts.database.transaction((tx) => sendDueMails(parts, tx));
}

async function mailNext(parts: Parts): Promise<boolean> {
  const due = await parts.database.transaction((tx) => claimNext(parts, tx));
  if (!due) return false;
  if (due === 'put off') return true;
  const { invitation, secret, mailId, now } = due;
  try {
    await parts.mail.send(letterOf(parts, invitation, secret));
  } catch (failure) {
    await forgetMail(parts.database.sql, mailId);
    if (!(failure instanceof LetterUnfit)) {
      await updateInvitation(parts.database.sql, invitation.id, { mailDueAt: now });
      throw failure;
    }
    parts.log.error({ err: failure, invitation: invitation.id }, 'an invitation cannot be mailed');
    await updateInvitation(parts.database.sql, invitation.id, { mailDueAt: null });
    return true;
  }
  await updateInvitation(parts.database.sql, invitation.id, { mailDueAt: null, mailedAt: now });
  return true;
}

/**
 * Claims the next mail and counts it in the same transaction, so an organization stays within its limit however many
 * processes send. Mails are postponed while the limit is used up, the organization is read-only or the inviter is
 * suspended.
 */
async function claimNext(parts: Parts, tx: Transaction) {
  const now = parts.clock.now();
  const due = await takeDueMail(tx.sql, now);
  if (!due) return null;
  const { id, organizationId, isInviterSuspended } = due;
  if (isInviterSuspended) {
    await updateInvitation(tx.sql, id, { mailDueAt: new Date(now.getTime() + day) });
    return 'put off';
  }
  const until = await waitsUntil(parts, tx, organizationId, now);
  if (until) {
    await putOffMails(tx.sql, { organizationId, now, until });
    return 'put off';
  }
  const mailDueAt = new Date(now.getTime() + leaseTime);
  await updateInvitation(tx.sql, id, { mailDueAt, expiresAt: expiryFrom(now) });
  const mailId = newId(now.getTime());
  await keepMail(tx.sql, { id: mailId, invitationId: id, organizationId, mailedAt: now });
  const invitation = await takeByLink(tx.sql, id);
  if (!invitation) throw new Error('An invitation was there and then was not.');
  const minutes = Math.floor((invitation.expiresAt.getTime() - now.getTime()) / minute);
  const secret = await makeLinkSecret(parts, tx, linkPurpose(id), minutes);
  return { invitation, secret, mailId, now };
}

/** null: the organization may send now. Postponed mails are retried after an hour at the earliest. */
async function waitsUntil(
  parts: Parts,
  tx: Transaction,
  organizationId: string | null,
  now: Date,
): Promise<Date | null> {
  const organization = organizationId && (await findOrganizationById(tx.sql, organizationId));
  if (organization && readOnlySince(trialOf(organization), now)) return new Date(now.getTime() + day);
  const { mailed, perDay, nextAt } = await holdAllowance(parts, tx, organizationId);
  if (mailed < perDay) return null;
  return new Date(Math.max(nextAt?.getTime() ?? 0, now.getTime() + hour));
}

/**
 * The secret is in the URL fragment, so it never reaches a server or a log. The identifier selects the branding on
 * a corporate site.
 */
function letterOf({ config }: Parts, invitation: Invitation, secret: string): Letter {
  const { id, email, name, organization, organizationId, identifier, inviter, note } = invitation;
  const whereTo = organization ? `${organization} at ${config.productName}` : config.productName;
  const address = absoluteUrl(
    config.publicUrl,
    urlOf('resetPassword', {}, { corporate: identifier ?? undefined }),
  );
  return {
    to: email,
    organizationId,
    subject: `You’re invited to ${whereTo}`,
    text: [
      `Hi ${name},`,
      `${inviter ?? 'Someone'} invited you to ${whereTo}. The link works for ${invitationDays} days, and only for you.`,
      ...(note === '' ? [] : [`${inviter ?? 'They'} wrote: ${note}`]),
      'Weren’t expecting this? You can ignore this email: an invitation doesn’t create an account.',
    ].join('\n\n'),
    action: { label: 'View invitation', url: `${address}#join.${id}.${secret}` },
  };
}
