import { daysText } from '@chalkline/contract/competitions/days.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { momentText } from '@chalkline/contract/zone-text.ts';
import { hasAccount } from '../../accounts/people/people.rules.ts';
import { personByEmail } from '../../accounts/people/people.service.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import { LetterUnfit } from '../../platform/mail/letter-message.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import type { RegisteredMemberRow } from '../entries/registered-members.table.ts';
import { findTeamMembers } from '../registrations/registrations.repository.ts';
import { findShares, findTeamPayment } from '../registrations/team-shares.repository.ts';
import type { MailShareRemindersData } from './rosters.jobs.ts';
import { notifyOfRoster } from './rosters.notify.service.ts';
import { renewInvite } from './rosters.remind.service.ts';
import { claimDueMember, findTeamInvite, findTeamsForNotices, setMemberMail } from './rosters.repository.ts';
import { captainOf } from './rosters.rules.ts';

/** Milliseconds until an email that was claimed but never sent is due again; less than the job's time limit. */
const leaseTime = 240_000;

/**
 * Sends due invites of teams, each with its team's link; people with an account are notified as well. Accounts are looked
 * up only here, so that nothing earlier reveals who has one. A process that dies here causes at most one duplicate.
 */
export async function mailTeamMembers(parts: Parts, _data: unknown, { signal }: JobRun): Promise<void> {
  while (!signal.aborted && (await mailNext(parts)));
}

async function mailNext(parts: Parts): Promise<boolean> {
  const { database, clock, log, mail } = parts;
  const now = clock.now();
  const member = await database.transaction(async (tx) => {
    const claimed = await claimDueMember(tx.sql, now, new Date(now.getTime() + leaseTime));
    if (!claimed) return null;
    const { entryId, email } = claimed;
    if ((await findTeamInvite(tx.sql, entryId, now)) === null) await renewInvite(parts, tx, entryId);
    const person = await personByEmail(tx.sql, email);
    if (!person || !hasAccount(person) || !person.emailVerified) return claimed;
    const recipients = [person.id];
    const news = { entryId, happening: 'named', name: '', actorId: null, recipients, byMail: false } as const;
    await notifyOfRoster(parts, tx, news);
    return claimed;
  });
  if (!member) return false;
  try {
    const letter = mail.reaches ? await letterTo(parts, member) : null;
    if (letter) await mail.send(letter);
  } catch (failure) {
    if (!(failure instanceof LetterUnfit)) {
      await setMemberMail(database.sql, member.id, { mailDueAt: now });
      throw failure;
    }
    log.error({ err: failure, member: member.id }, 'an invite to a team cannot be mailed');
  }
  await setMemberMail(database.sql, member.id, { mailDueAt: null, mailedAt: now });
  return true;
}

/** Running it twice mails twice. Who joined or was paid for meanwhile is left out. */
export async function mailShareReminders(
  parts: Parts,
  { entryId, memberIds }: MailShareRemindersData,
): Promise<void> {
  const { sql } = parts.database;
  const payment = await findTeamPayment(sql, entryId);
  if (payment?.state !== 'collecting' || !parts.mail.reaches) return;
  for (const member of await findTeamMembers(sql, entryId)) {
    if (!memberIds.includes(member.id) || member.personId !== null) continue;
    const letter = await letterTo(parts, member, 'reminder');
    if (letter) await parts.mail.send(letter);
  }
}

/** The letter with a team's invite link; null where it has none, and for a reminder of a share that is paid. */
async function letterTo(
  { config, clock, database: { sql } }: Parts,
  { entryId, email, name, position }: RegisteredMemberRow,
  kind: 'invite' | 'reminder' = 'invite',
): Promise<Letter | null> {
  const [team] = await findTeamsForNotices(sql, [entryId]);
  const invite = await findTeamInvite(sql, entryId, clock.now());
  if (!team || !invite) return null;
  const { competition, division } = team;
  const payment = await findTeamPayment(sql, entryId);
  const share = (await findShares(sql, entryId)).find((one) => one.position === position);
  const owes = payment?.state === 'collecting' && share?.unitId === null ? { payment, share } : null;
  if (kind === 'reminder' && !owes) return null;
  const captain = captainOf(await findTeamMembers(sql, entryId))?.name ?? 'The organizer';
  const days = daysText(competition.startsOn, competition.endsOn);
  const paying = owes && [
    `Your share is ${showMoney(owes.share.amount, owes.payment.currency)}. The team keeps its place if everyone has paid by ${momentText(owes.payment.dueAt, competition.zone)}.`,
  ];
  const title = `${team.name} at ${competition.name}`;
  const address = urlOf('team', { id: competition.id, teamId: entryId }, { invite: invite.token });
  return {
    to: email,
    organizationId: null,
    subject: kind === 'reminder' ? `Pay your share for ${title}` : `Join ${title}`,
    text: [
      'Hi,',
      `${captain} named you, ${name}, as a member of ${title}, ${days}: ${division}.`,
      ...(paying ?? []),
      `Sign in or create an account with this email, ${email}, and join the team. You’ll then get its heats, announcements and results.`,
      'Don’t want to compete? You can ignore this email.',
    ].join('\n\n'),
    action: { label: owes ? 'Join and pay' : 'Join team', url: absoluteUrl(config.publicUrl, address) },
  };
}
