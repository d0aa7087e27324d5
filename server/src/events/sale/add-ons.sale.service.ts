import type { ChosenLine, OfferedLine } from '../../checkout/orders/sellable.service.ts';
import { salesEnded, tooManyAddOns } from '../details/details.errors.ts';
import type { AddOnRow } from '../details/details.table.ts';
import { addOnPool } from '../tickets/add-on-rooms.service.ts';

interface AddOnAsked {
  readonly lines: readonly ChosenLine[];
  /** Of its line. */
  readonly index: number;
  /** How many tickets the order has. */
  readonly tickets: number;
  /** The event has ended. */
  readonly isOver: boolean;
}

/** An add-on as a line of an order with tickets. Throws 422 `sales_ended` and `over_limit`. */
export function offerAddOn(
  { id, groupId, name, price, perTicket }: AddOnRow,
  { lines, index, tickets, isOver }: AddOnAsked,
): Omit<OfferedLine, 'details'> {
  if (isOver) throw salesEnded(index);
  const ofThis = lines.filter(({ itemId }) => itemId === id);
  const wanted = ofThis.reduce((sum, line) => sum + line.quantity, 0);
  if (wanted > perTicket * tickets) throw tooManyAddOns(index, perTicket * tickets);
  return {
    itemId: id,
    title: name,
    prices: Array.from({ length: lines[index]?.quantity ?? 0 }, () => price),
    taxRate: null,
    pools: [addOnPool(groupId, id)],
  };
}
