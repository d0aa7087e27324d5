import { ticketDetails, ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { type CurrencyCode, isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { isOnStep } from '@chalkline/contract/money/money.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { pricesAt, stepsByNumber } from '@chalkline/contract/price-steps.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import type { Offer, OfferAsked, Sellable, SoldOrder } from '../../checkout/orders/sellable.service.ts';
import { findGroupOwner, findVisibleGroup, isGroupOpen } from '../../groups/groups/group-access.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  amountOffStep,
  amountTooLow,
  eventNotFound,
  overLimit,
  salesEnded,
  salesNotStarted,
} from '../details/details.errors.ts';
import { findEventDetails, findTicketTypes, keepsPlace } from '../details/details.repository.ts';
import { isOpenedBy, steppedPrice } from '../details/details.rules.ts';
import type { TicketTypeRow } from '../details/details.table.ts';
import { ticketPapers } from '../tickets/ticket-papers.service.ts';
import { poolKeys, saleState, ticketPools } from '../tickets/ticket-rooms.service.ts';
import { countValid, insertTickets, voidTickets } from '../tickets/tickets.repository.ts';
import { findWaiting, moveWaiting } from '../tickets/waiting.repository.ts';
import { serveTicketWaitingJob } from '../waiting/waiting.jobs.ts';

/** What the platform keeps of a ticket: nothing, unless that is decided otherwise. */
const platformFee = 0;
const holdMinutes = 10;
const wholeAmount = 10_000;

/** Tickets to events, as the checkout sells them. */
export const ticketSellable: Sellable<typeof ticketKind> = {
  kind: ticketKind,
  offer,
  pools: ticketPools,
  fulfill,
  papers: ticketPapers,
  async takeBack(parts, tx, sold, units) {
    const ids = units.map(({ id }) => id);
    // Canceling an event makes all tickets void before their orders are refunded.
    const isVoid = !(await keepsPlace(tx.sql, sold.offerId));
    if ((await voidTickets(tx.sql, ids)) !== ids.length && !isVoid)
      throw new Error('a ticket came back twice, or was never handed over');
    await parts.jobs.enqueue(tx, serveTicketWaitingJob, { groupId: sold.offerId });
  },
  isOpen: async (tx, groupId) => (await isGroupOpen(tx.sql, groupId)) && keepsPlace(tx.sql, groupId),
  async mayManage(sql, viewer, groupId) {
    const group = await findVisibleGroup(sql, viewer, groupId);
    return group?.type === 'event' && group.can.edit;
  },
};

/**
 * What tickets cost this buyer now. Throws 404 for an event that they can't see and a hidden type without its code, 422
 * `sales_not_started`, `sales_ended`, `over_limit` and `amount_below_minimum`.
 */
async function offer(_parts: Parts, tx: Transaction, asked: OfferAsked): Promise<Offer> {
  const { buyer, offerId, lines, at } = asked;
  const person = isId(offerId) && buyer.personId ? await personById(tx.sql, buyer.personId) : null;
  if (!person) throw eventNotFound();
  const { id: personId, name, accountType, organizationId } = person;
  const viewer = { personId, name, accountType, organizationId, sessionId: '' };
  const group = await findVisibleGroup(tx.sql, viewer, offerId);
  const [details] = group ? await findEventDetails(tx.sql, [offerId]) : [];
  if (!group?.can.read || !details || !group.startsAt || !group.endsAt) throw eventNotFound();
  // What is deleted meanwhile waits for this order, and finds its tickets.
  if (!(await isGroupOpen(tx.sql, offerId))) throw eventNotFound();
  if (!(await keepsPlace(tx.sql, offerId))) throw salesEnded(0);
  const { endsAt } = group;
  const sellerId = await findGroupOwner(tx.sql, offerId);
  const { currency } = details;
  if (sellerId === null || !isCurrencyCode(currency)) throw salesEnded(0);
  const types = await findTicketTypes(tx.sql, [offerId]);
  const sold = await soldInTurn(tx, asked, types);
  const offers = (await findWaiting(tx.sql, offerId)).filter(
    (one) => one.personId === personId && one.offerUntil !== null && one.offerUntil > at,
  );
  return {
    seller: { personId: sellerId },
    currency,
    title: group.name,
    address: urlOf('eventDetail', { id: offerId }),
    startsAt: group.startsAt,
    feeRate: platformFee,
    refundRule:
      details.refundHours === null ? [] : [{ hoursBefore: details.refundHours, rate: wholeAmount, kept: 0 }],
    holdMinutes,
    lines: lines.map(({ itemId, quantity, details: said, amount }, index) => {
      const type = types.find(({ id }) => id === itemId);
      const code = ticketDetails.safeParse(said).data?.code ?? '';
      if (!type || !isOpenedBy(type, code)) throw eventNotFound();
      // Whether there is room is the checkout's to say.
      const state = saleState({ type, left: null }, endsAt, at);
      if (state === 'not_started') throw salesNotStarted(index);
      if (state === 'ended') throw salesEnded(index);
      const ofType = lines.filter((line) => line.itemId === itemId);
      if (ofType.reduce((sum, line) => sum + line.quantity, 0) > type.perOrder)
        throw overLimit(index, type.perOrder);
      const before = lines.slice(0, index).filter((line) => line.itemId === itemId);
      const taken = before.reduce((sum, line) => sum + line.quantity, sold.get(itemId) ?? 0);
      return {
        itemId,
        title: type.name,
        prices: type.isOpenPrice
          ? chosenPrices(type, amount ?? type.price, { quantity, currency, index })
          : pricesAt(steppedPrice(type), { at, sold: taken }, quantity),
        taxRate: null,
        details: null,
        pools: poolsOf(offerId, itemId, quantity === 1 && offers.find(({ typeId }) => typeId === itemId)),
      };
    }),
  };
}

/**
 * How many tickets of each type are sold or held, where a price depends on it. An order that is placed keeps others of
 * the event waiting until it is done, so that no two of them count from the same number.
 */
async function soldInTurn(
  { sql }: Transaction,
  { offerId, lines, at, isQuote }: OfferAsked,
  types: readonly TicketTypeRow[],
): Promise<ReadonlyMap<string, number>> {
  const chosen = types.filter(
    (type) => lines.some(({ itemId }) => itemId === type.id) && stepsByNumber(steppedPrice(type)),
  );
  if (chosen.length === 0) return new Map();
  if (!isQuote) await lock({ sql }, 'ticket prices', offerId, 'exclusive');
  const keys = chosen.map(({ id }) => poolKeys.type(offerId, id));
  const held = await heldPlaces(sql, keys, at);
  const good = await countValid(sql, [offerId]);
  return new Map(
    chosen.map(({ id }, index) => [id, (good.get(id)?.sold ?? 0) + (held.get(keys[index] ?? '') ?? 0)]),
  );
}

/** A ticket that is offered to somebody who waited is counted as taken already. */
function poolsOf(
  groupId: string,
  typeId: string,
  offered: { readonly id: string } | false | undefined,
): string[] {
  return offered
    ? [poolKeys.offered(groupId, offered.id)]
    : [poolKeys.type(groupId, typeId), poolKeys.event(groupId)];
}

interface Chosen {
  readonly quantity: number;
  readonly currency: CurrencyCode;
  /** Of the line. */
  readonly index: number;
}

/** What a buyer pays who chooses. */
function chosenPrices(
  { price }: TicketTypeRow,
  each: number,
  { quantity, currency, index }: Chosen,
): number[] {
  if (each < price) throw amountTooLow(index, showMoney(price, currency));
  if (!isOnStep(each, currency)) throw amountOffStep(index);
  return Array.from({ length: quantity }, () => each);
}

/** Each piece becomes a ticket, which ends the buyer’s place on the waiting list of its type for good. */
async function fulfill(parts: Parts, tx: Transaction, sold: SoldOrder): Promise<void> {
  const { id: orderId, offerId: groupId, buyer } = sold;
  const createdAt = parts.clock.now();
  for (const { id, typeId, personId } of await findWaiting(tx.sql, groupId)) {
    if (personId === buyer.personId && sold.lines.some(({ itemId }) => itemId === typeId))
      await moveWaiting(tx.sql, id, 'taken');
  }
  await insertTickets(
    tx.sql,
    sold.lines.flatMap(({ itemId: typeId, units }) =>
      units.map(({ id: unitId }) => ({
        ...{ id: newId(createdAt.getTime()), groupId, typeId, orderId, unitId },
        personId: buyer.personId,
        holderName: buyer.name,
        state: 'valid' as const,
        serial: 1,
        createdAt,
        ...{ checkedInAt: null, checkedOutAt: null, gate: '', passId: null },
      })),
    ),
  );
}
