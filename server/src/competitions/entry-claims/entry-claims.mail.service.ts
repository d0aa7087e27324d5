import { daysText } from '@chalkline/contract/competitions/days.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { hasAccount } from '../../accounts/people/people.rules.ts';
import { personByEmail } from '../../accounts/people/people.service.ts';
import { LetterUnfit } from '../../platform/mail/letter-message.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { notifyOfClaim } from './entry-claims.notify.service.ts';
import { claimDueMail, findClaimText, setClaimMail } from './entry-claims.repository.ts';
import { sendDueClaims } from './entry-claims.service.ts';

const mailsAtOnce = 200;
/** Milliseconds until an email that was claimed but never sent is due again; less than the job's time limit. */
const leaseTime = 240_000;

/**
 * Sends due invitations of published competitions. Accounts are looked up only here, so the timing of an import doesn't
 * reveal who has one. A process that dies here causes at most one duplicate email.
 */
export async function mailEntryClaims(parts: Parts, signal: AbortSignal): Promise<void> {
  for (let sent = 0; sent < mailsAtOnce && !signal.aborted; sent += 1) {
    if (!(await tellNext(parts))) return;
  }
  await parts.database.transaction((tx) => sendDueClaims(parts, tx));
}

async function tellNext(parts: Parts): Promise<boolean> {
  const now = parts.clock.now();
  const claimed = await parts.database.transaction(async (tx) => {
    const claim = await claimDueMail(tx.sql, now, new Date(now.getTime() + leaseTime));
    if (!claim) return null;
    const person = await personByEmail(tx.sql, claim.email);
    const writes = (person === null || !hasAccount(person)) && parts.mail.reaches;
    if (writes) return { letterTo: claim };
    if (person?.state === 'active') await notifyOfClaim(parts, tx, claim, person.id);
    await setClaimMail(tx.sql, claim.entryId, { mailDueAt: null, mailedAt: now });
    return { letterTo: null };
  });
  if (claimed?.letterTo) await sendLetter(parts, claimed.letterTo, now);
  return claimed !== null;
}

async function sendLetter(
  parts: Parts,
  { entryId, email }: { readonly entryId: string; readonly email: string },
  now: Date,
): Promise<void> {
  const text = await findClaimText(parts.database.sql, entryId);
  if (!text) return;
  try {
    await parts.mail.send(letterOf(parts, email, text));
  } catch (failure) {
    if (!(failure instanceof LetterUnfit)) {
      await setClaimMail(parts.database.sql, entryId, { mailDueAt: now });
      throw failure;
    }
    parts.log.error({ err: failure, entry: entryId }, 'an invitation cannot be mailed');
  }
  await setClaimMail(parts.database.sql, entryId, { mailDueAt: null, mailedAt: now });
}

type ClaimText = NonNullable<Awaited<ReturnType<typeof findClaimText>>>;

function letterOf({ config }: Parts, to: string, claim: ClaimText): Letter {
  const { productName, publicUrl } = config;
  const { name, bib, division, inviter, competition } = claim;
  return {
    to,
    organizationId: null,
    subject: `You’re in ${competition.name}`,
    text: [
      'Hi,',
      `${inviter} entered ${name} in ${competition.name}, ${daysText(competition.startsOn, competition.endsOn)}: ${division}, bib ${bib}.`,
      `If that’s you, create an account on ${productName} with this email, ${to}, and confirm it under My competitions. You’ll then get your heats, announcements and results.`,
      'Not you? You can ignore this email. Nothing is created without you.',
    ].join('\n\n'),
    action: { label: 'Create account', url: absoluteUrl(publicUrl, urlOf('register')) },
  };
}
