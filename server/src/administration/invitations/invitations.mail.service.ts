import { invitationDays } from '@chalkline/contract/administration/invitation.lifecycle.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { makeLinkSecret } from '../../accounts/codes/codes.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { mailInvitationsJob } from './invitations.jobs.ts';
import { claimDueMail, type Invitation, takeByLink, updateInvitation } from './invitations.repository.ts';

/** What the secret of an invitation's link is for. */
export const linkPurpose = (invitationId: string) => `invitation:${invitationId}`;

const mailsAtOnce = 200;
/** Milliseconds after which a mail that a process claimed and never sent is due again; less than the job's limit. */
const leaseTime = 240_000;

/** Lets the mails that are due go out; while such a job waits, another is not added. */
export function sendDueMails(parts: Parts, tx: Transaction): Promise<void> {
  return parts.jobs.enqueue(tx, mailInvitationsJob, {}, { onlyOne: 'all' });
}

/** Mails what is due. Whoever dies in the middle has sent at most one mail that will be sent again. */
export async function mailInvitations(parts: Parts, signal: AbortSignal): Promise<void> {
  for (let sent = 0; sent < mailsAtOnce && !signal.aborted; sent += 1) {
    if (!(await mailNext(parts))) return;
  }
  await parts.database.transaction((tx) => sendDueMails(parts, tx));
}

async function mailNext(parts: Parts): Promise<boolean> {
  const now = parts.clock.now();
  const claimed = await parts.database.transaction(async (tx) => {
    const lease = new Date(now.getTime() + leaseTime);
    const invitationId = await claimDueMail(tx.sql, now, lease);
    const invitation = invitationId && (await takeByLink(tx.sql, invitationId));
    if (!invitation) return null;
    const minutes = Math.floor((invitation.expiresAt.getTime() - now.getTime()) / 60_000);
    return { invitation, secret: await makeLinkSecret(parts, tx, linkPurpose(invitation.id), minutes) };
  });
  if (!claimed) return false;
  const { invitation, secret } = claimed;
  try {
    await parts.mail.send(letterOf(parts, invitation, secret));
  } catch (failure) {
    await updateInvitation(parts.database.sql, invitation.id, { mailDueAt: now });
    throw failure;
  }
  await updateInvitation(parts.database.sql, invitation.id, { mailDueAt: null, mailedAt: now });
  return true;
}

/**
 * The secret stands behind the `#`, so it reaches no server and no log on its way. The identifier tells a
 * corporate site whose look it wears (rules.md).
 */
function letterOf({ config }: Parts, invitation: Invitation, secret: string): Letter {
  const { id, email, name, organisation, organisationId, identifier, inviter, note } = invitation;
  const whereTo = organisation ? `${organisation} at ${config.productName}` : config.productName;
  const address = absoluteUrl(
    config.publicUrl,
    urlOf('resetPassword', {}, { corporate: identifier ?? undefined }),
  );
  return {
    to: email,
    organisationId,
    subject: `You are invited to ${whereTo}`,
    text: [
      `Hello ${name},`,
      `${inviter ?? 'somebody'} invites you to ${whereTo}. The link is good for ${invitationDays} days and for you alone.`,
      ...(note === '' ? [] : [`${inviter ?? 'They'} wrote: ${note}`]),
      'Do you not know what this is about? Then do nothing: nobody gets an account by being invited.',
    ].join('\n\n'),
    action: { label: 'Answer the invitation', url: `${address}#join.${id}.${secret}` },
  };
}
