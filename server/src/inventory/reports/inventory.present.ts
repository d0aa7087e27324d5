import type { ItemReply } from '@chalkline/contract/inventory/item.schema.ts';
import type { MovementReply } from '@chalkline/contract/inventory/movement.schema.ts';
import { isLowWith } from '../items/items.rules.ts';
import type { ItemShown } from '../items/items.service.ts';
import type { FoundMovement } from '../items/movements.repository.ts';

export function presentItem({ item, places, seesMoney }: ItemShown): ItemReply {
  const { organizationId: _, lowSince: __, createdAt: ___, retiredAt, unitCost, ...facts } = item;
  return {
    ...facts,
    unitCost: seesMoney ? unitCost : null,
    isLow: isLowWith(item),
    places: places.map(({ placeId, name, quantity, inRepair }) => ({ placeId, name, quantity, inRepair })),
    retiredAt: retiredAt?.toISOString() ?? null,
  };
}

export function presentMovement({
  id,
  kind,
  quantity,
  place,
  toPlace,
  ...rest
}: FoundMovement): MovementReply {
  const { condition, note, by, at } = rest;
  return { id, kind, quantity, place, toPlace, condition, note, by, at: at.toISOString() };
}
