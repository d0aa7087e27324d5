import { randomBytes } from 'node:crypto';
import { type RosterReply, teamInviteDays } from '@chalkline/contract/competitions/roster.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { competitionLock } from '../competitions/competition-access.service.ts';
import { entriesLock } from '../entries/entries.change.service.ts';
import { isPayingPaused } from '../registrations/paused-payments.service.ts';
import { findTeamMembers } from '../registrations/registrations.repository.ts';
import { notifyOfTeamPayment } from '../registrations/team-shares.notify.service.ts';
import {
  findShares,
  findTeamPayment,
  findTeamsToRemind,
  markTeamReminded,
} from '../registrations/team-shares.repository.ts';
import { teamPaid, teamReminded } from './rosters.errors.ts';
import { mailShareRemindersJob } from './rosters.jobs.ts';
import { canBePaid, isRecent } from './rosters.payment.service.ts';
import { findTeamInvite, replaceTeamInvite } from './rosters.repository.ts';
import { captainOf } from './rosters.rules.ts';
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
    const hasInvite = roster.invite !== null;
    await remind(parts, tx, { entryId, actorId: viewer.personId, hasInvite }, owing);
    await markTeamReminded(tx.sql, entryId, now);
    return getRoster(parts, viewer, params, undefined, tx.sql);
  });
}

/** The last day before a deadline, unless the captain has reminded the team in it. */
export async function remindDueTeams(parts: Parts, _data: unknown, { signal }: JobRun): Promise<void> {
  const now = parts.clock.now();
  for (const { entryId, competitionId } of await findTeamsToRemind(parts.database.sql, now)) {
    if (signal.aborted) return;
    await parts.database.transaction(async (tx) => {
      await lockInTurn(tx, [entriesLock(competitionId), competitionLock(competitionId)]);
      const [payment] = await findTeamsToRemind(tx.sql, now, entryId);
      if (!payment || (await isPayingPaused(parts, tx, competitionId))) return;
      const open = (await findShares(tx.sql, entryId)).filter(({ unitId }) => unitId === null);
      const members = await findTeamMembers(tx.sql, entryId);
      const owing = members.filter(({ position }) => open.some((share) => share.position === position));
      const invite = await findTeamInvite(tx.sql, entryId, now);
      await remind(parts, tx, { entryId, actorId: null, hasInvite: invite !== null }, owing);
      const captain = captainOf(members);
      const recipients = captain && !owing.includes(captain) ? [captain.personId] : [];
      await notifyOfTeamPayment(parts, tx, { entryId, happening: 'due', actorId: null, recipients });
      await markTeamReminded(tx.sql, entryId, now);
    });
  }
}

interface Reminding {
  readonly entryId: string;
  /** Never notified of it. */
  readonly actorId: string | null;
  readonly hasInvite: boolean;
}

async function remind(
  parts: Parts,
  tx: Transaction,
  { entryId, actorId, hasInvite }: Reminding,
  owing: Roster['members'],
): Promise<void> {
  const recipients = owing.map(({ personId }) => personId);
  await notifyOfTeamPayment(parts, tx, { entryId, happening: 'reminder', actorId, recipients });
  const unknown = owing.filter(({ personId }) => personId === null);
  if (unknown.length === 0) return;
  if (!hasInvite) await renewInvite(parts, tx, entryId);
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
