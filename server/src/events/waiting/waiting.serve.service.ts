import { offerTime } from '@chalkline/contract/waiting-list.lifecycle.ts';
import { whoIsOffered } from '@chalkline/contract/waiting-room.rules.ts';
import { claimPools } from '../../checkout/orders/orders.room.service.ts';
import { firstOwnersOf } from '../../groups/members/members.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { findEventDetails, findTicketTypes } from '../details/details.repository.ts';
import type { TicketTypeRow } from '../details/details.table.ts';
import { pausedAmong } from '../details/event-seller.service.ts';
import { poolKeys, saleState, salesEndOf, waitingItems } from '../tickets/ticket-rooms.service.ts';
import { countValid } from '../tickets/tickets.repository.ts';
import {
  findEndOfOpen,
  findEventsWithWaiting,
  findWaiting,
  moveWaiting,
  type Waiting,
} from '../tickets/waiting.repository.ts';
import { notifyOfTicket } from './waiting.notify.service.ts';

/** Ends offers whose time is over, and offers free tickets to the next; of one event, or wherever somebody waits. */
export async function serveTicketWaiting(
  parts: Parts,
  { groupId }: { readonly groupId?: string | undefined },
  { signal }: JobRun,
): Promise<void> {
  const ids = groupId ? [groupId] : await findEventsWithWaiting(parts.database.sql);
  for (const id of ids) {
    if (signal.aborted) return;
    await parts.database.transaction((tx) => serveEvent(parts, tx, id));
  }
}

type Held = ReadonlyMap<string, number>;

/** The same of one event. Holds the locks of its pools, under which tickets are sold. */
async function serveEvent(parts: Parts, tx: Transaction, groupId: string): Promise<void> {
  const now = parts.clock.now();
  const types = await findTicketTypes(tx.sql, [groupId]);
  const before = await findWaiting(tx.sql, groupId);
  if (before.length === 0) return;
  // All at once, in the order in which orders take them too.
  const held = await claimPools(
    tx,
    [
      poolKeys.event(groupId),
      ...types.map(({ id }) => poolKeys.type(groupId, id)),
      ...before.map(({ id }) => poolKeys.offered(groupId, id)),
    ],
    now,
  );
  const endsAt = await findEndOfOpen(tx.sql, groupId);
  const open = new Map<string, TicketTypeRow>();
  for (const type of types) {
    if (endsAt && saleState({ type, left: null }, endsAt, now) !== 'ended') open.set(type.id, type);
  }
  const offered = await lapse(tx, groupId, { open, held, now });
  if (!endsAt || offered.length === 0 || (await isPaused(tx, groupId))) return;
  for (const { id, typeId, personId } of await nextInLine(tx, groupId, { open, held, now })) {
    const type = open.get(typeId);
    if (!type) continue;
    const end = salesEndOf(type, endsAt).getTime();
    await moveWaiting(tx.sql, id, 'offered', new Date(Math.min(now.getTime() + offerTime, end)));
    await notifyOfTicket(parts, tx, { waitingId: id, personId });
  }
}

/** Nobody is offered what they couldn't buy. */
async function isPaused({ sql }: Transaction, groupId: string): Promise<boolean> {
  const details = await findEventDetails(sql, [groupId]);
  return (await pausedAmong(sql, details, await firstOwnersOf(sql, [groupId]))).has(groupId);
}

interface Serving {
  /** Types that are sold, now or later. */
  readonly open: ReadonlyMap<string, TicketTypeRow>;
  readonly held: Held;
  readonly now: Date;
}

/**
 * Takes those off the lists whose offer is over or whose type is no longer sold; gives who is still on them. An offer
 * that somebody is paying for stays until that is decided.
 */
async function lapse(tx: Transaction, groupId: string, { open, held, now }: Serving): Promise<Waiting[]> {
  const stay: Waiting[] = [];
  for (const one of await findWaiting(tx.sql, groupId)) {
    const isOver =
      !open.has(one.typeId) || (one.state === 'offered' && one.offerUntil !== null && one.offerUntil <= now);
    if (isOver && !held.has(poolKeys.offered(groupId, one.id))) await moveWaiting(tx.sql, one.id, 'lapsed');
    else stay.push(one);
  }
  return stay;
}

/** Who is offered a ticket now. */
async function nextInLine(
  tx: Transaction,
  groupId: string,
  { open, held, now }: Serving,
): Promise<Waiting[]> {
  const [details] = await findEventDetails(tx.sql, [groupId]);
  const sold = await countValid(tx.sql, [groupId]);
  const items = (await waitingItems(tx.sql, [groupId], sold)).map((item) => ({
    ...item,
    held: held.get(poolKeys.type(groupId, item.id)) ?? 0,
  }));
  const known = new Set(items.map(({ id }) => id));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  // Tickets of types that are no longer offered fill the event too, and those that are held back whatever their type.
  const retired = {
    id: '',
    capacity: 0,
    offered: 0,
    waiting: 0,
    taken:
      sum([...sold].filter(([id]) => !known.has(id)).map(([, row]) => row.sold)) + (details?.blocked ?? 0),
    held: (held.get(poolKeys.event(groupId)) ?? 0) - sum(items.map((item) => item.held)),
  };
  const waiting = (await findWaiting(tx.sql, groupId))
    .filter(({ state, typeId }) => state === 'waiting' && isSelling(open.get(typeId), now))
    .map((one) => ({ ...one, itemId: one.typeId }));
  return whoIsOffered(waiting, [...items, retired], details?.capacity ?? null);
}

function isSelling(type: TicketTypeRow | undefined, now: Date): boolean {
  return type !== undefined && (type.salesFrom === null || type.salesFrom <= now);
}
