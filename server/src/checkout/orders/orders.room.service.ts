import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import { countHeld, countHeldNow, expireHolds } from './orders.repository.ts';
import type { Sellable } from './sellable.service.ts';

/**
 * Keeps everybody else from selling out of these pools until the transaction ends. In sorted order, so that two orders
 * never wait for each other.
 */
export async function lockPools(tx: Transaction, pools: Iterable<string>): Promise<void> {
  const sorted = [...new Set(pools)].sort();
  if (sorted.length === 0) return;
  await lockInTurn(
    tx,
    sorted.map((pool) => ['checkout pool', pool, 'exclusive']),
  );
}

/** Places that unpaid orders hold at this moment, by pool. Without the pools' locks it's a snapshot. */
export function heldPlaces(
  sql: Sql,
  pools: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  return countHeldNow(sql, pools, now);
}

/**
 * Places that unpaid orders hold, by pool, for a seller that gives the others away: holds that lapsed are expired, so
 * that money that comes for them later has to find room again. Holds the pools' locks until the transaction ends.
 */
export async function claimPools(
  tx: Transaction,
  pools: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (pools.length === 0) return new Map();
  await lockPools(tx, pools);
  await expireHolds(tx.sql, pools, now);
  return countHeld(tx.sql, pools);
}

export interface Shortage {
  readonly pool: string;
  readonly left: number;
}

/**
 * Whether locked pools have room for these quantities beside what is sold and held: gives the first that hasn't, or
 * null. Holds that lapsed are expired on the way: from then on their places can be given to others, and only then.
 */
export async function findShortage(
  tx: Transaction,
  sellable: Pick<Sellable, 'kind' | 'pools'>,
  needs: ReadonlyMap<string, number>,
  now: Date,
): Promise<Shortage | null> {
  const pools = [...needs.keys()];
  if (pools.length === 0) return null;
  await expireHolds(tx.sql, pools, now);
  const held = await countHeld(tx.sql, pools);
  const rooms = new Map((await sellable.pools(tx, pools)).map((room) => [room.key, room]));
  for (const [pool, need] of needs) {
    const room = rooms.get(pool);
    if (!room) throw new Error(`${sellable.kind} doesn't know the pool ${pool}`);
    if (room.capacity === null) continue;
    const left = room.capacity - room.taken - (held.get(pool) ?? 0);
    if (need > left) return { pool, left: Math.max(0, left) };
  }
  return null;
}
