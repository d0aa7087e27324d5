import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { momentText } from '@chalkline/contract/zone-text.ts';
import type { Parts } from '../../platform/parts.ts';
import { findTeamMembers } from '../registrations/registrations.repository.ts';
import {
  findShares,
  findTeamPayment,
  findTeamPaymentsForNotices,
} from '../registrations/team-shares.repository.ts';
import type { MailShareRemindersData } from './rosters.jobs.ts';
import { findTeamInvite } from './rosters.repository.ts';

/** Running it twice mails twice. Who joined or was paid for meanwhile is left out. */
export async function mailShareReminders(
  parts: Parts,
  { entryId, memberIds }: MailShareRemindersData,
): Promise<void> {
  const { sql } = parts.database;
  const payment = await findTeamPayment(sql, entryId);
  const [team] = await findTeamPaymentsForNotices(sql, [entryId]);
  const invite = await findTeamInvite(sql, entryId, parts.clock.now());
  if (payment?.state !== 'collecting' || !team || !invite || !parts.mail.reaches) return;
  const { competition } = team;
  const address = urlOf('team', { id: competition.id, teamId: entryId }, { invite: invite.token });
  const members = await findTeamMembers(sql, entryId);
  const captain = members.find(({ personId }) => personId !== null)?.name ?? 'Your captain';
  const shares = await findShares(sql, entryId);
  for (const { id, email, personId, position } of members) {
    const share = shares.find((one) => one.position === position);
    if (!memberIds.includes(id) || personId !== null || !share || share.unitId !== null) continue;
    await parts.mail.send({
      to: email,
      subject: `Pay your share for ${team.name} at ${competition.name}`,
      text: [
        'Hi,',
        `${captain} registered you for ${team.name} at ${competition.name}. Your share is ${showMoney(share.amount, payment.currency)}.`,
        `The team keeps its place if everyone has paid by ${momentText(payment.dueAt, competition.zone)}.`,
        'Don’t want to compete? You can ignore this email.',
      ].join('\n\n'),
      action: { label: 'Join and pay', url: absoluteUrl(parts.config.publicUrl, address) },
    });
  }
}
