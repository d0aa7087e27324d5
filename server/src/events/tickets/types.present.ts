import type { TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { saleState, type TypeOnSale } from './ticket-rooms.service.ts';

interface Shown {
  /** Of the event. */
  readonly endsAt: Date;
  readonly isCanceled: boolean;
  /** Whether the viewer runs the event. */
  readonly isTheirs: boolean;
  readonly now: Date;
}

export function presentType(
  { type, left, sold }: TypeOnSale,
  { endsAt, isCanceled, isTheirs, now }: Shown,
): TicketTypeReply {
  const { id, name, price, isOpenPrice, perOrder, capacity, salesFrom, salesUntil, code } = type;
  return {
    ...{ id, name, price, isOpenPrice, perOrder, capacity, left },
    salesFrom: salesFrom?.toISOString() ?? null,
    salesUntil: salesUntil?.toISOString() ?? null,
    state: isCanceled ? 'ended' : saleState({ type, left }, endsAt, now),
    code: isTheirs ? code : null,
    sold: isTheirs ? sold : null,
  };
}
