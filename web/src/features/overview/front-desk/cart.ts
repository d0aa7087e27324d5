import type { AddOnReply, TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { deskLimits } from '@chalkline/contract/overview/front-desk.schema.ts';

/** A ticket type, with the code that opened it where it is hidden. */
export type TypeOnSale = TicketTypeReply & { readonly openedBy?: string };

type Numbers = Readonly<Record<string, number>>;

/** What is chosen at the desk, by id. */
export interface Cart {
  /** Tickets. */
  readonly counts: Numbers;
  /** Minor units for each, where buyers pay what they want. */
  readonly amounts: Numbers;
  /** Add-ons. */
  readonly extras: Numbers;
}

export const emptyCart: Cart = { counts: {}, amounts: {}, extras: {} };

interface Sellable {
  readonly types: readonly TypeOnSale[];
  readonly addOns: readonly AddOnReply[];
}

export const mostOfType = ({ perOrder, left }: TicketTypeReply) =>
  Math.min(perOrder, left ?? deskLimits.tickets, deskLimits.tickets);

export const mostOfAddOn = ({ perTicket, left }: AddOnReply, tickets: number) =>
  Math.min(perTicket * tickets, left ?? deskLimits.tickets, deskLimits.tickets);

export const ticketsIn = ({ counts }: Cart) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const eachOf = ({ amounts }: Cart, { id, price }: TicketTypeReply) => amounts[id] ?? price;

/** No ticket costs less than it may. */
export const hasAmounts = (cart: Cart, types: readonly TicketTypeReply[]) =>
  types.every((type) => (cart.counts[type.id] ?? 0) === 0 || eachOf(cart, type) >= type.price);

const extrasOf = (cart: Cart, { addOns }: Sellable) =>
  addOns.flatMap((addOn) => {
    const quantity = Math.min(cart.extras[addOn.id] ?? 0, mostOfAddOn(addOn, ticketsIn(cart)));
    return quantity > 0 ? [{ itemId: addOn.id, quantity, price: addOn.price }] : [];
  });

/** What the desk sends. */
export function linesOf(cart: Cart, sellable: Sellable) {
  const tickets = sellable.types.flatMap((type) => {
    const quantity = cart.counts[type.id] ?? 0;
    if (quantity === 0) return [];
    const { id: itemId, isOpenPrice, code, openedBy = '' } = type;
    return [{ itemId, quantity, code: code || openedBy, ...(isOpenPrice && { amount: eachOf(cart, type) }) }];
  });
  return [...tickets, ...extrasOf(cart, sellable).map(({ itemId, quantity }) => ({ itemId, quantity }))];
}

/** Without a promo code. Prices may step within an order. */
export function sumOf(cart: Cart, sellable: Sellable): number {
  const ofTypes = sellable.types.map((type) => {
    const quantity = cart.counts[type.id] ?? 0;
    if (type.isOpenPrice) return quantity === 0 ? 0 : eachOf(cart, type) * quantity;
    return Array.from({ length: quantity }, (_, at) => type.prices[at] ?? type.price).reduce(add, 0);
  });
  const ofExtras = extrasOf(cart, sellable).map(({ price, quantity }) => price * quantity);
  return [...ofTypes, ...ofExtras].reduce(add, 0);
}

const add = (sum: number, price: number) => sum + price;
