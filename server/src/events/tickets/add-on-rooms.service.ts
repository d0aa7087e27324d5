import type { AddOnReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import type { PoolRoom } from '../../checkout/orders/sellable.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findAddOns } from '../details/add-ons.repository.ts';
import type { AddOnRow } from '../details/details.table.ts';
import { countSoldAddOns } from './sold-add-ons.repository.ts';

const prefix = 'ticket-add-on';

export const addOnPool = (groupId: string, addOnId: string) => `${prefix}:${groupId}:${addOnId}`;

export const isAddOnPool = (key: string) => key.startsWith(`${prefix}:`);

/** How full the pools of add-ons are, without what orders hold. */
export async function addOnPools(sql: Sql, keys: readonly string[]): Promise<PoolRoom[]> {
  if (keys.length === 0) return [];
  const asked = keys.map((key) => {
    const [, groupId = '', id = ''] = key.split(':');
    return { key, groupId, id };
  });
  const groupIds = [...new Set(asked.map(({ groupId }) => groupId))];
  const rows = await findAddOns(sql, groupIds);
  const sold = await countSoldAddOns(sql, groupIds);
  return asked.map(({ key, id }) => ({
    key,
    capacity: rows.find((row) => row.id === id)?.capacity ?? null,
    taken: sold.get(id) ?? 0,
  }));
}

/** An add-on with how many are sold, and left. */
export interface AddOnOnSale {
  readonly addOn: AddOnRow;
  readonly sold: number;
  /** Null: as many as anybody wants. */
  readonly left: number | null;
}

/** What is sold beside the tickets of these events. */
export async function readAddOns(sql: Sql, groupIds: readonly string[], now: Date): Promise<AddOnOnSale[]> {
  const rows = groupIds.length === 0 ? [] : await findAddOns(sql, groupIds);
  if (rows.length === 0) return [];
  const sold = await countSoldAddOns(sql, groupIds);
  const keys = rows.map(({ groupId, id }) => addOnPool(groupId, id));
  const held = await heldPlaces(sql, keys, now);
  return rows.map((addOn, at) => {
    const taken = (sold.get(addOn.id) ?? 0) + (held.get(keys[at] ?? '') ?? 0);
    const left = addOn.capacity === null ? null : Math.max(0, addOn.capacity - taken);
    return { addOn, left, sold: sold.get(addOn.id) ?? 0 };
  });
}

/** `isTheirs`: whether the viewer runs the event. */
export function showAddOn({ addOn, sold, left }: AddOnOnSale, isTheirs: boolean): AddOnReply {
  const { id, name, price, capacity, perTicket } = addOn;
  return { id, name, price, capacity, perTicket, left, sold: isTheirs ? sold : null };
}
