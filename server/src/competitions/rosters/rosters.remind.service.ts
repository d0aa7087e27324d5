import { randomBytes } from 'node:crypto';
import { type RosterReply, teamInviteDays } from '@chalkline/contract/competitions/roster.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { competitionLock } from '../competitions/competition-access.service.ts';
import { entriesLock } from '../entries/entries.change.service.ts';
import { notifyOfTeamPayment } from '../registrations/team-shares.notify.service.ts';
import { findShares, findTeamPayment, markTeamReminded } from '../registrations/team-shares.repository.ts';
import { teamPaid, teamReminded } from './rosters.errors.ts';
import { mailShareRemindersJob } from './rosters.jobs.ts';
import { canBePaid, isRecent } from './rosters.payment.service.ts';
import { replaceTeamInvite } from './rosters.repository.ts';
import { getRoster, type Roster, type RosterParams, readRoster } from './rosters.service.ts';

/**
 * Reminds the members who haven't paid their share: who has joined by a notification, who hasn't by an email with an
 * invite link. Throws 403 for everybody but the captain, 409 `team_paid` and `team_reminded`.
 */
export async function remindOfShares(
  parts: Parts,
  viewer: Viewer,
  params: RosterParams,
): Promise<RosterReply> {
  const { competitionId, entryId } = params;
  return parts.database.transaction(async (tx) => {
    await lockInTurn(tx, [entriesLock(competitionId), competitionLock(competitionId)]);
    const roster = await readRoster(parts, tx.sql, viewer, params);
    if (roster.captain?.personId !== viewer.personId) throw notAllowed();
    const now = parts.clock.now();
    const payment = await findTeamPayment(tx.sql, entryId);
    const open = (await findShares(tx.sql, entryId)).filter(({ unitId }) => unitId === null);
    if (!payment || open.length === 0 || !canBePaid(payment, roster.team.state, now)) throw teamPaid();
    if (isRecent(payment.remindedAt, now)) throw teamReminded();
    const owing = roster.members.filter(({ position }) => open.some((share) => share.position === position));
    await remind(parts, tx, roster, owing);
    await markTeamReminded(tx.sql, entryId, now);
    return getRoster(parts, viewer, params, undefined, tx.sql);
  });
}

async function remind(
  parts: Parts,
  tx: Transaction,
  { team: { entryId }, captain, invite }: Roster,
  owing: Roster['members'],
): Promise<void> {
  const recipients = owing.map(({ personId }) => personId);
  const actorId = captain?.personId ?? null;
  await notifyOfTeamPayment(parts, tx, { entryId, happening: 'reminder', actorId, recipients });
  const unknown = owing.filter(({ personId }) => personId === null);
  if (unknown.length === 0) return;
  if (!invite) await renewInvite(parts, tx, entryId);
  const memberIds = unknown.map(({ id }) => id);
  await parts.jobs.enqueue(tx, mailShareRemindersJob, { entryId, memberIds });
}

/** A new link for seven days; the one before stops working. */
export async function renewInvite(
  { clock }: Pick<Parts, 'clock'>,
  tx: Transaction,
  entryId: string,
): Promise<void> {
  const createdAt = clock.now();
  await replaceTeamInvite(tx.sql, {
    entryId,
    token: randomBytes(16).toString('base64url'),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + teamInviteDays * day),
  });
}
