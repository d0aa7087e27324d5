import { type TicketDetails, ticketDetails, ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { type CurrencyCode, isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { isOnStep } from '@chalkline/contract/money/money.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { pricesAt, stepsByNumber } from '@chalkline/contract/price-steps.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import type { Offer, OfferAsked, Sellable, SoldOrder } from '../../checkout/orders/sellable.service.ts';
import { findVisibleGroup, isGroupOpen } from '../../groups/groups/group-access.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { check } from '../../platform/http/validation.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { orderPapers } from '../calendar/calendar.service.ts';
import { findAddOnIds, findAddOns } from '../details/add-ons.repository.ts';
import {
  amountOffStep,
  amountTooLow,
  eventNotFound,
  salesEnded,
  salesNotStarted,
} from '../details/details.errors.ts';
import { findEventDetails, findTicketTypes, keepsPlace } from '../details/details.repository.ts';
import { isOpenedBy, seriesCodes, steppedPrice } from '../details/details.rules.ts';
import type { TicketTypeRow } from '../details/details.table.ts';
import { sellerOfEvent } from '../details/event-seller.service.ts';
import { mailRefunded } from '../holder-mails/holder-mails.tell.service.ts';
import { readyAttendees } from '../papers/asked-lines.service.ts';
import {
  checkAttendees,
  type SoldAttendee,
  type SoldAttendees,
  storeAttendee,
  storeOrderAnswers,
} from '../papers/attendees.service.ts';
import { insertSoldAddOns, voidAddOns } from '../tickets/sold-add-ons.repository.ts';
import { ticketWords } from '../tickets/ticket-papers.service.ts';
import { poolKeys, saleState, ticketPools } from '../tickets/ticket-rooms.service.ts';
import {
  countValid,
  findPassedOn,
  findUsedTickets,
  holdsSome,
  insertTickets,
  voidTickets,
} from '../tickets/tickets.repository.ts';
import { findWaiting, moveWaiting } from '../tickets/waiting.repository.ts';
import { serveTicketWaitingJob } from '../waiting/waiting.jobs.ts';
import { offerAddOn } from './add-ons.sale.service.ts';
import { boughtInTurn, requireLimits } from './ticket-limits.service.ts';

const noDetails: TicketDetails = ticketDetails.parse({});

/** Tickets to events, as the checkout sells them. */
export const ticketSellable: Sellable<typeof ticketKind> = {
  kind: ticketKind,
  offer,
  pools: ticketPools,
  readied: readyAttendees,
  fulfill,
  papers: orderPapers,
  letterWords: ticketWords,
  async takeBack(parts, tx, sold, units) {
    const ids = units.map(({ id }) => id);
    // Canceling an event makes all tickets void before their orders are refunded.
    const isVoid = !(await keepsPlace(tx.sql, sold.offerId));
    const gone = (await voidTickets(tx.sql, ids)) + (await voidAddOns(tx.sql, ids));
    if (gone !== ids.length && !isVoid) throw new Error('a ticket came back twice, or was never handed over');
    // Who had tickets to a canceled event got a mail with the cancellation.
    if (!isVoid) await mailRefunded(parts, tx, ids);
    await parts.jobs.enqueue(tx, serveTicketWaitingJob, { groupId: sold.offerId });
  },
  used: findUsedTickets,
  passedOn: findPassedOn,
  mailsCancellation: holdsSome,
  isOpen: async (tx, groupId) => (await isGroupOpen(tx.sql, groupId)) && keepsPlace(tx.sql, groupId),
  async mayManage(sql, viewer, groupId) {
    const group = await findVisibleGroup(sql, viewer, groupId);
    return group?.type === 'event' && group.can.edit;
  },
};

/**
 * What tickets cost this buyer now. Throws 404 for an event that they can't see and a hidden type without its code, 422
 * `sales_not_started`, `sales_ended`, `over_limit`, `under_limit` and `amount_below_minimum`.
 */
async function offer(_parts: Parts, tx: Transaction, asked: OfferAsked): Promise<Offer> {
  const { buyer, offerId, lines, at } = asked;
  const person = isId(offerId) ? await personById(tx.sql, asked.askerId) : null;
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
  const seller = await sellerOfEvent(tx.sql, details);
  const { currency } = details;
  if (!seller || !isCurrencyCode(currency)) throw salesEnded(0);
  const types = await findTicketTypes(tx.sql, [offerId]);
  const sold = await soldInTurn(tx, asked, types);
  const bought = await boughtInTurn(tx, asked, types);
  const offers = (await findWaiting(tx.sql, offerId)).filter(
    (one) => one.personId === buyer.personId && one.offerUntil !== null && one.offerUntil > at,
  );
  const said = lines.map(({ details }, at) =>
    check(ticketDetails, details || {}, `body.lines.${at}.details`),
  );
  const extras = await findAddOns(tx.sql, [offerId]);
  const isTicket = (itemId: string) => types.some(({ id }) => id === itemId);
  const tickets = lines.reduce((sum, line) => sum + (isTicket(line.itemId) ? line.quantity : 0), 0);
  const offered = lines.map(({ itemId, quantity, amount }, index) => {
    const extra = extras.find(({ id }) => id === itemId);
    if (extra) return offerAddOn(extra, { lines, index, tickets, isOver: at >= endsAt });
    const type = types.find(({ id }) => id === itemId);
    if (!type || !isOpenedBy(type, said[index]?.code ?? '')) throw eventNotFound();
    // Whether there is room is the checkout's to say.
    const state = saleState({ type, left: null }, endsAt, at);
    if (state === 'not_started') throw salesNotStarted(index);
    if (state === 'ended') throw salesEnded(index);
    const ofType = lines.filter((line) => line.itemId === itemId);
    const wanted = ofType.reduce((sum, line) => sum + line.quantity, 0);
    const waited = quantity === 1 && offers.find(({ typeId }) => typeId === itemId);
    requireLimits(type, { index, wanted, bought: bought.get(itemId) ?? 0, isOffered: Boolean(waited) });
    const before = lines.slice(0, index).filter((line) => line.itemId === itemId);
    const taken = before.reduce((sum, line) => sum + line.quantity, sold.get(itemId) ?? 0);
    return {
      itemId,
      sharedItemId: type.seriesTypeId ?? undefined,
      title: type.name,
      prices: type.isOpenPrice
        ? chosenPrices(type, amount ?? type.price, { quantity, currency, index })
        : pricesAt(steppedPrice(type), { at, sold: taken }, quantity),
      taxRate: null,
      pools: poolsOf(offerId, itemId, waited),
    };
  });
  const isUnready = said.some(({ later }) => later);
  const attendees = asked.isQuote
    ? []
    : await checkAttendees(
        tx,
        offerId,
        buyer.personId,
        lines.map(({ itemId, quantity }, at) => ({
          quantity: isTicket(itemId) ? quantity : 0,
          asksPapers: types.find(({ id }) => id === itemId)?.asksPapers ?? false,
          details: said[at] ?? noDetails,
        })),
        isUnready,
      );
  return {
    seller,
    currency,
    title: group.name,
    address: urlOf('eventDetail', { id: offerId }),
    startsAt: group.startsAt,
    refundRule: details.refundRule,
    keepsUntilRefunded: details.keepsUntilRefunded,
    holdMinutes: details.holdMinutes,
    isUnready,
    sharedCodes: details.seriesId ? [seriesCodes(details.seriesId)] : [],
    lines: offered.map((line, at) => ({ ...line, details: attendees[at] ?? null })),
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
  const { personId } = buyer;
  const extras = await findAddOnIds(
    tx.sql,
    sold.lines.map(({ itemId }) => itemId),
  );
  await insertSoldAddOns(
    tx.sql,
    sold.lines
      .filter(({ itemId }) => extras.has(itemId))
      .flatMap(({ itemId: addOnId, units }) =>
        units.map(({ id: unitId }) => ({
          id: newId(createdAt.getTime()),
          groupId,
          addOnId,
          orderId,
          unitId,
          createdAt,
          state: 'valid' as const,
        })),
      ),
  );
  const ticketLines = sold.lines.filter(({ itemId }) => !extras.has(itemId));
  const sales = ticketLines.flatMap(({ itemId: typeId, units, details }) =>
    units.map(({ id: unitId }, at) => {
      const attendee = (details as SoldAttendees | null)?.attendees[at] ?? ownAttendee;
      const name = attendee.name || buyer.name;
      const id = newId(createdAt.getTime());
      return { ...attendee, id, typeId, unitId, name, paperId: newId(createdAt.getTime()) };
    }),
  );
  await insertTickets(
    tx.sql,
    sales.map(({ id, typeId, unitId, paperId, isOwn, name: holderName }) => ({
      id,
      groupId,
      typeId,
      orderId,
      unitId,
      personId,
      holderName,
      isOwn,
      paperId,
      createdAt,
      state: 'valid' as const,
      serial: 1,
      checkedInAt: null,
      checkedOutAt: null,
      gate: '',
      passId: null,
    })),
  );
  for (const sale of sales) await storeAttendee(parts, tx, groupId, { ...sale, personId });
  const answers = sold.lines.flatMap(({ details }) => (details as SoldAttendees | null)?.orderAnswers ?? []);
  await storeOrderAnswers(parts, tx, groupId, { orderId, buyer, answers });
}

/** Of an order that was placed before tickets had names. */
const ownAttendee: SoldAttendee = { name: '', isOwn: true, answers: [] };
