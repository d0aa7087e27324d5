import { offerTime } from '@chalkline/contract/waiting-list.lifecycle.ts';
import { whoIsOffered } from '@chalkline/contract/waiting-room.rules.ts';
import { claimPools } from '../../checkout/orders/orders.room.service.ts';
import { sellsNothing } from '../../money/sellers/sellers.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { competitionLock } from '../competitions/competition-access.service.ts';
import { findCompetition } from '../competitions/competitions.repository.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { entriesLock } from '../entries/entries.change.service.ts';
import { poolKeys, waitingDivisions } from './registration-pools.service.ts';
import { findSettings } from './registration-settings.repository.ts';
import { registrationState, servesWaiting, waitingEnd } from './registration-window.rules.ts';
import { notifyOfWaiting } from './waiting-list.notify.service.ts';
import {
  endWaitingOfPlaced,
  findCompetitionsWithWaiting,
  findWaiting,
  moveWaiting,
  type Waiting,
} from './waiting-list.repository.ts';

/** Ends offers whose time is over, and offers free places to the next; in one competition, or wherever somebody waits. */
export async function serveWaitingLists(
  parts: Parts,
  { competitionId }: { readonly competitionId?: string | undefined },
  { signal }: JobRun,
): Promise<void> {
  const ids = competitionId ? [competitionId] : await findCompetitionsWithWaiting(parts.database.sql);
  for (const id of ids) {
    if (signal.aborted) return;
    await parts.database.transaction((tx) => serveWaitingList(parts, tx, id));
  }
}

/** The same of one competition. Holds the lock of its entries, under which places are sold and given back. */
export async function serveWaitingList(parts: Parts, tx: Transaction, competitionId: string): Promise<void> {
  await lockInTurn(tx, [entriesLock(competitionId), competitionLock(competitionId)]);
  const now = parts.clock.now();
  await endWaitingOfPlaced(tx.sql, competitionId);
  await lapseOffers(tx, competitionId, now);
  const waiting = await findWaiting(tx.sql, competitionId);
  const found = await findCompetition(tx.sql, competitionId, null);
  const settings = await findSettings(tx.sql, competitionId);
  if (!found || !settings || waiting.length === 0) return;
  const { competition } = found;
  if (!servesWaiting(settings, competition, now)) {
    const isOver = registrationState(settings, competition, now) === 'ended';
    return isOver ? endLists(parts, tx, { competitionId, waiting, now }) : undefined;
  }
  if (await sellsNothing(tx.sql, { personId: competition.createdBy })) return;
  const all = await findDivisions(tx.sql, competitionId);
  const pools = all.map(({ id }) => poolKeys.division(competitionId, id));
  const held = await claimPools(tx, [...pools, poolKeys.competition(competitionId)], now);
  const divisions = waitingDivisions(competitionId, all, waiting, held);
  const end = waitingEnd(settings, competition).getTime();
  const offerUntil = new Date(Math.min(now.getTime() + offerTime, end));
  const next = waiting
    .filter(({ state }) => state === 'waiting')
    .map((one) => ({ ...one, itemId: one.divisionId }));
  for (const { id, personId } of whoIsOffered(next, divisions, settings.capacity)) {
    await moveWaiting(tx.sql, id, 'offered', offerUntil);
    await notifyOfWaiting(parts, tx, 'offered', { id, personId });
  }
}

interface EndingLists {
  readonly competitionId: string;
  readonly waiting: readonly Waiting[];
  readonly now: Date;
}

/** Nothing is offered anymore, and who still waits hears of it; what somebody is paying for is decided first. */
async function endLists(
  parts: Parts,
  tx: Transaction,
  { competitionId, waiting, now }: EndingLists,
): Promise<void> {
  const keyOf = ({ id }: Waiting) => poolKeys.offered(competitionId, id);
  const held = await claimPools(tx, waiting.map(keyOf), now);
  for (const one of waiting.filter((each) => !held.has(keyOf(each)))) {
    await moveWaiting(tx.sql, one.id, 'lapsed');
    await notifyOfWaiting(parts, tx, 'list_ended', one);
  }
}

/** An offer that somebody is paying for stays until that is decided. */
async function lapseOffers(tx: Transaction, competitionId: string, now: Date): Promise<void> {
  const over = (await findWaiting(tx.sql, competitionId)).filter(
    ({ offerUntil, state }) => state === 'offered' && offerUntil !== null && offerUntil <= now,
  );
  if (over.length === 0) return;
  const keyOf = ({ id }: Waiting) => poolKeys.offered(competitionId, id);
  const held = await claimPools(tx, over.map(keyOf), now);
  for (const one of over) {
    if (!held.has(keyOf(one))) await moveWaiting(tx.sql, one.id, 'lapsed');
  }
}
