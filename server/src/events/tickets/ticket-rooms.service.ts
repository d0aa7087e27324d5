import type { TicketSaleState, TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { nextPrice, pricesAt } from '@chalkline/contract/price-steps.ts';
import { heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import type { PoolRoom } from '../../checkout/orders/sellable.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findEventDetails, findTicketTypes } from '../details/details.repository.ts';
import { steppedPrice } from '../details/details.rules.ts';
import type { EventDetailsRow, TicketTypeRow } from '../details/details.table.ts';
import { countValid } from './tickets.repository.ts';

/** What tickets are counted by: those of a type, and those of the whole event. */
export const poolKeys = {
  event: (groupId: string) => `event:${groupId}`,
  type: (groupId: string, typeId: string) => `ticket-type:${groupId}:${typeId}`,
} as const;

/** How full these pools are, without the places that orders hold. */
export async function ticketPools(
  { sql }: { readonly sql: Sql },
  keys: readonly string[],
): Promise<PoolRoom[]> {
  const asked = keys.map((key) => {
    const [, groupId = '', typeId] = key.split(':');
    return { key, groupId, typeId };
  });
  const groupIds = [...new Set(asked.map(({ groupId }) => groupId))];
  const [details, sold, types] = [
    await findEventDetails(sql, groupIds),
    await countValid(sql, groupIds),
    await findTicketTypes(sql, groupIds),
  ];
  return asked.map(({ key, groupId, typeId }) => {
    if (typeId === undefined) {
      const ofEvent = [...sold.values()].filter((row) => row.groupId === groupId);
      const taken = ofEvent.reduce((sum, row) => sum + row.sold, 0);
      return { key, capacity: details.find((row) => row.groupId === groupId)?.capacity ?? null, taken };
    }
    const capacity = types.find(({ id }) => id === typeId)?.capacity ?? null;
    return { key, capacity, taken: sold.get(typeId)?.sold ?? 0 };
  });
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
          return { type, left, sold: rooms.get(key)?.taken ?? 0, held: held.get(key) ?? 0 };
        }),
      ];
    }),
  );
}

/** `endsAt`: of the event, after which nothing is sold. */
export function saleState(
  { type, left }: Pick<TypeOnSale, 'type' | 'left'>,
  endsAt: Date,
  now: Date,
): TicketSaleState {
  const until = type.salesUntil !== null && type.salesUntil < endsAt ? type.salesUntil : endsAt;
  if (now >= until) return 'ended';
  if (type.salesFrom !== null && now < type.salesFrom) return 'not_started';
  return left === 0 ? 'sold_out' : 'on_sale';
}

interface Showing {
  /** Of the event. */
  readonly endsAt: Date;
  readonly isCanceled: boolean;
  /** Whether the viewer runs the event. */
  readonly isTheirs: boolean;
  readonly now: Date;
}

/** A type as the viewer sees it. */
export function showType(
  { type, left, sold, held }: TypeOnSale,
  { endsAt, isCanceled, isTheirs, now }: Showing,
): TicketTypeReply {
  const { id, name, price, isOpenPrice, perOrder, capacity, salesFrom, salesUntil, code } = type;
  const stepped = steppedPrice(type);
  const moment = { at: now, sold: sold + held };
  return {
    ...{ id, name, price, isOpenPrice, perOrder, capacity, left },
    prices: stepped.steps.length === 0 ? [] : pricesAt(stepped, moment, perOrder),
    next: nextPrice(stepped, moment),
    priceSteps: isTheirs ? [...type.priceSteps] : null,
    salesFrom: salesFrom?.toISOString() ?? null,
    salesUntil: salesUntil?.toISOString() ?? null,
    state: isCanceled ? 'ended' : saleState({ type, left }, endsAt, now),
    code: isTheirs ? code : null,
    sold: isTheirs ? sold : null,
  };
}
