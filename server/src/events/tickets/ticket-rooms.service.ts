import type { TicketSaleState, TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { nextPrice, pricesAt } from '@chalkline/contract/price-steps.ts';
import { reservedFor, type WaitingItem } from '@chalkline/contract/waiting-room.rules.ts';
import { heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import type { PoolRoom } from '../../checkout/orders/sellable.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findEventDetails, findTicketTypes } from '../details/details.repository.ts';
import { steppedPrice } from '../details/details.rules.ts';
import type { EventDetailsRow, TicketTypeRow } from '../details/details.table.ts';
import { addOnPools, isAddOnPool } from './add-on-rooms.service.ts';
import { countValid } from './tickets.repository.ts';
import { countWaiting, isOffered } from './waiting.repository.ts';

/** What tickets are counted by: those of a type, of the whole event, and the one that is offered to somebody who waited. */
export const poolKeys = {
  event: (groupId: string) => `event:${groupId}`,
  type: (groupId: string, typeId: string) => `ticket-type:${groupId}:${typeId}`,
  offered: (groupId: string, waitingId: string) => `ticket-offer:${groupId}:${waitingId}`,
} as const;

/**
 * How full these pools are, without the places that orders hold. Tickets that are held back, and those that are or will
 * be offered to people on a waiting list, are taken.
 */
export async function ticketPools(
  { sql }: { readonly sql: Sql },
  keys: readonly string[],
): Promise<PoolRoom[]> {
  const ofAddOns = await addOnPools(sql, keys.filter(isAddOnPool));
  const asked = keys
    .filter((key) => !isAddOnPool(key))
    .map((key) => {
      const [kind = '', groupId = '', id = ''] = key.split(':');
      return { key, kind, groupId, id };
    });
  const groupIds = [...new Set(asked.map(({ groupId }) => groupId))];
  const details = await findEventDetails(sql, groupIds);
  const sold = await countValid(sql, groupIds);
  const items = await waitingItems(sql, groupIds, sold);
  const rooms: PoolRoom[] = [...ofAddOns];
  for (const { key, kind, groupId, id } of asked) {
    if (kind === 'ticket-offer') {
      rooms.push({ key, capacity: 1, taken: (await isOffered(sql, id)) ? 0 : 1 });
    } else if (kind === 'event') {
      const ofEvent = [...sold.values()].filter((row) => row.groupId === groupId);
      const kept = items
        .filter((item) => item.groupId === groupId)
        .map((item) => keptFor(item) + item.blocked);
      const own = details.find((row) => row.groupId === groupId);
      const sums = [...ofEvent.map((row) => row.sold), ...kept, own?.blocked ?? 0];
      rooms.push({ key, capacity: own?.capacity ?? null, taken: sums.reduce((sum, each) => sum + each, 0) });
    } else {
      const item = items.find((one) => one.id === id);
      const taken = item ? item.taken + keptFor(item) : (sold.get(id)?.sold ?? 0);
      rooms.push({ key, capacity: item?.capacity ?? null, taken });
    }
  }
  return rooms;
}

/** Tickets that nobody else can have: offered ones, and those that will be. */
function keptFor(item: WaitingItem): number {
  return item.offered + reservedFor(item);
}

interface WaitingType extends WaitingItem {
  readonly groupId: string;
  readonly blocked: number;
}

/** The types of these events with how many tickets are gone, offered and waited for; what orders hold isn’t in it. */
export async function waitingItems(
  sql: Sql,
  groupIds: readonly string[],
  sold: Awaited<ReturnType<typeof countValid>>,
): Promise<WaitingType[]> {
  const types = await findTicketTypes(sql, groupIds);
  const waiting = await countWaiting(sql, groupIds);
  const countOf = (typeId: string, state: string) =>
    waiting.find((row) => row.typeId === typeId && row.state === state)?.count ?? 0;
  return types.map(({ id, groupId, capacity, blocked }) => ({
    id,
    groupId,
    capacity,
    blocked,
    held: 0,
    taken: (sold.get(id)?.sold ?? 0) + blocked,
    offered: countOf(id, 'offered'),
    waiting: countOf(id, 'waiting'),
  }));
}

/** A ticket type with what is left of it. */
export interface TypeOnSale {
  readonly type: TicketTypeRow;
  readonly sold: number;
  /** Tickets that unpaid orders hold. */
  readonly held: number;
  /** Null: as many as anybody wants. */
  readonly left: number | null;
}

/** The ticket types of these events, by event, with what is left of each: the least of its own and the event's. */
export async function readTypes(
  sql: Sql,
  details: readonly EventDetailsRow[],
  now: Date,
): Promise<ReadonlyMap<string, readonly TypeOnSale[]>> {
  const types = await findTicketTypes(
    sql,
    details.map(({ groupId }) => groupId),
  );
  const keys = [
    ...details.map(({ groupId }) => poolKeys.event(groupId)),
    ...types.map(({ groupId, id }) => poolKeys.type(groupId, id)),
  ];
  const rooms = new Map((await ticketPools({ sql }, keys)).map((room) => [room.key, room]));
  const sold = await countValid(
    sql,
    details.map(({ groupId }) => groupId),
  );
  const held = keys.length === 0 ? new Map<string, number>() : await heldPlaces(sql, keys, now);
  const leftIn = (key: string) => {
    const room = rooms.get(key);
    if (!room || room.capacity === null) return null;
    return Math.max(0, room.capacity - room.taken - (held.get(key) ?? 0));
  };
  return new Map(
    details.map(({ groupId }) => {
      const all = leftIn(poolKeys.event(groupId));
      const ofEvent = types.filter((type) => type.groupId === groupId);
      return [
        groupId,
        ofEvent.map((type) => {
          const key = poolKeys.type(groupId, type.id);
          const own = leftIn(key);
          const left = own === null ? all : all === null ? own : Math.min(own, all);
          return { type, left, sold: sold.get(type.id)?.sold ?? 0, held: held.get(key) ?? 0 };
        }),
      ];
    }),
  );
}

/** From when on a type isn’t sold. `endsAt`: of the event. */
export function salesEndOf({ salesUntil }: Pick<TicketTypeRow, 'salesUntil'>, endsAt: Date): Date {
  return salesUntil !== null && salesUntil < endsAt ? salesUntil : endsAt;
}

/** `endsAt`: of the event, after which nothing is sold. */
export function saleState(
  { type, left }: Pick<TypeOnSale, 'type' | 'left'>,
  endsAt: Date,
  now: Date,
): TicketSaleState {
  if (now >= salesEndOf(type, endsAt)) return 'ended';
  if (type.salesFrom !== null && now < type.salesFrom) return 'not_started';
  return left === 0 ? 'sold_out' : 'on_sale';
}

interface Showing {
  /** Of the event. */
  readonly endsAt: Date;
  readonly isCanceled: boolean;
  /** Who sells its tickets is suspended. */
  readonly isPaused: boolean;
  /** Whether the viewer runs the event. */
  readonly isTheirs: boolean;
  readonly now: Date;
}

/** A type as the viewer sees it. */
export function showType(
  { type, left, sold, held }: TypeOnSale,
  { endsAt, isCanceled, isPaused, isTheirs, now }: Showing,
): TicketTypeReply {
  const { id, name, price, isOpenPrice, isTransferable, asksPapers, perOrder, capacity } = type;
  const { salesFrom, salesUntil, code, minPerOrder, perPerson } = type;
  const stepped = steppedPrice(type);
  const moment = { at: now, sold: sold + held };
  const state = saleState({ type, left }, endsAt, now);
  return {
    id,
    name,
    price,
    isOpenPrice,
    isTransferable,
    asksPapers,
    perOrder,
    capacity,
    left,
    minPerOrder,
    perPerson,
    prices: stepped.steps.length === 0 ? [] : pricesAt(stepped, moment, perOrder),
    next: nextPrice(stepped, moment),
    priceSteps: isTheirs ? [...type.priceSteps] : null,
    salesFrom: salesFrom?.toISOString() ?? null,
    salesUntil: salesUntil?.toISOString() ?? null,
    state: isCanceled ? 'ended' : isPaused && state === 'on_sale' ? 'paused' : state,
    code: isTheirs ? code : null,
    sold: isTheirs ? sold : null,
    blocked: isTheirs ? type.blocked : null,
  };
}
