import { claimPools } from '../../checkout/orders/orders.room.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { competitionLock } from '../competitions/competition-access.service.ts';
import { entriesLock } from '../entries/entries.change.service.ts';
import { findEntry } from '../entries/entries.repository.ts';
import { leaveWithin } from '../entry-moves/entry-moves.service.ts';
import { holdPausedDeadlines, isPayingPaused } from './paused-payments.service.ts';
import { poolKeys } from './registration-pools.service.ts';
import { findRegistration, findTeamMembers } from './registrations.repository.ts';
import { notifyOfTeamPayment } from './team-shares.notify.service.ts';
import {
  findShares,
  findTeamPayment,
  findTeamsDueBefore,
  moveTeamPayment,
} from './team-shares.repository.ts';
import { returnPaid } from './team-shares.sale.service.ts';
import type { TeamPaymentRow } from './team-shares.table.ts';
import { serveWaitingListsJob } from './waiting-list.jobs.ts';

/**
 * Teams whose members didn't all pay in time lose their place, each in a transaction of its own; not while nobody could
 * pay.
 */
export async function lapseTeams(parts: Parts, _data: unknown, { signal }: JobRun): Promise<void> {
  await holdPausedDeadlines(parts);
  for (const team of await findTeamsDueBefore(parts.database.sql, parts.clock.now())) {
    if (signal.aborted) return;
    await parts.database.transaction((tx) => lapseTeam(parts, tx, team));
  }
}

async function lapseTeam(
  parts: Parts,
  tx: Transaction,
  { entryId, competitionId }: TeamPaymentRow,
): Promise<void> {
  await lockInTurn(tx, [entriesLock(competitionId), competitionLock(competitionId)]);
  const now = parts.clock.now();
  const payment = await findTeamPayment(tx.sql, entryId);
  if (payment?.state !== 'collecting' || payment.dueAt > now) return;
  if (await isBeingPaid(tx, payment, now)) return;
  if (await isPayingPaused(parts, tx, competitionId)) return;
  await moveTeamPayment(tx.sql, entryId, 'lapsed');
  await withdrawTeam(parts, tx, payment);
  await returnPaid(parts, tx, entryId, true);
  const recipients = (await findTeamMembers(tx.sql, entryId)).map(({ personId }) => personId);
  await notifyOfTeamPayment(parts, tx, { entryId, happening: 'lapsed', actorId: null, recipients });
  await parts.jobs.enqueue(tx, serveWaitingListsJob, { competitionId });
}

/** A share that somebody is paying for is decided first. */
async function isBeingPaid(
  tx: Transaction,
  { entryId, competitionId }: TeamPaymentRow,
  now: Date,
): Promise<boolean> {
  const open = (await findShares(tx.sql, entryId)).filter(({ unitId }) => unitId === null);
  const held = await claimPools(
    tx,
    open.map(({ id }) => poolKeys.share(competitionId, id)),
    now,
  );
  return held.size > 0;
}

async function withdrawTeam(
  parts: Parts,
  tx: Transaction,
  { entryId, competitionId }: TeamPaymentRow,
): Promise<void> {
  const entry = await findEntry(tx.sql, competitionId, entryId);
  const registration = await findRegistration(tx.sql, entryId);
  if (!entry || !registration || (entry.state !== 'active' && entry.state !== 'cut')) return;
  const captain = { personId: registration.registeredBy };
  await leaveWithin(parts, tx, captain, { entryId, from: entry.state });
  await requestBoards(parts, tx, [entry.divisionId]);
}
