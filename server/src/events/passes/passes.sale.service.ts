import { ticketDetails } from '@chalkline/contract/events/event.schema.ts';
import { passKind, passLimits } from '@chalkline/contract/events/pass.schema.ts';
import { isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Offer, OfferAsked, Sellable, SoldOrder } from '../../checkout/orders/sellable.service.ts';
import { findVisibleGroup } from '../../groups/groups/group-access.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { check } from '../../platform/http/validation.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { overLimit, salesEnded } from '../details/details.errors.ts';
import { findTicketTypes } from '../details/details.repository.ts';
import { isOpenedBy, seriesCodes } from '../details/details.rules.ts';
import { sellerOfEvent } from '../details/event-seller.service.ts';
import { findSessions, keepSeries } from '../details/series.repository.ts';
import { detailsOf, readyAttendees } from '../papers/asked-lines.service.ts';
import { checkAttendees, type SoldAttendees, storeOrderAnswers } from '../papers/attendees.service.ts';
import {
  findPassTypes,
  findPassTypesByIds,
  findTypesOnDates,
  insertPasses,
  voidPasses,
} from '../tickets/passes.repository.ts';
import type { PassRow } from '../tickets/passes.table.ts';
import { insertTickets } from '../tickets/tickets.repository.ts';
import { findPassedOnPasses } from '../tickets/used-passes.repository.ts';
import { serveTicketWaitingJob } from '../waiting/waiting.jobs.ts';
import { openDatesOf, seeSeries } from './open-dates.service.ts';
import { passPapers } from './pass-papers.service.ts';
import { passPools, poolsOfType } from './pass-types.service.ts';
import { seriesNotFound } from './passes.errors.ts';
import { givePapers } from './place-papers.service.ts';
import { placeOf } from './places.service.ts';
import { findUsedPasses } from './used-passes.service.ts';

/** What the line of an order keeps until it is paid. */
interface SoldPasses extends Partial<SoldAttendees> {
  /** Whose places it holds. */
  readonly dates: readonly string[];
  /** The date whose questions were answered. */
  readonly papers?: string;
}

/** Passes to series of events, as the checkout sells them. */
export const passSellable: Sellable<typeof passKind> = {
  kind: passKind,
  offer,
  pools: passPools,
  readied: readyAttendees,
  fulfill,
  papers: passPapers,
  async takeBack(parts, tx, sold, units) {
    const ids = units.map(({ id }) => id);
    const { voided, groupIds } = await voidPasses(tx.sql, ids);
    if (voided !== ids.length)
      throw new Error(`a pass of ${sold.id} came back twice, or was never handed over`);
    for (const groupId of groupIds) await parts.jobs.enqueue(tx, serveTicketWaitingJob, { groupId });
  },
  used: findUsedPasses,
  passedOn: findPassedOnPasses,
  async isOpen(tx, seriesId, _orderId, now) {
    await keepSeries(tx.sql, seriesId);
    return (await openDatesOf(tx.sql, seriesId, now)).length > 0;
  },
  async mayManage(sql, viewer, seriesId) {
    // Of the dates that aren’t deleted: any of them can be, and the others keep its passes on sale.
    const date = (await findSessions(sql, seriesId)).findLast(({ archivedAt }) => archivedAt === null);
    const group = date ? await findVisibleGroup(sql, viewer, date.id) : null;
    return group?.can.edit ?? false;
  },
};

/**
 * What passes cost now. Buyers answer and sign what the next date asks. Throws 404 for a series that the buyer can't see,
 * 422 `sales_ended`, `over_limit`, `answer_required` and `waiver_required`.
 */
async function offer(_parts: Parts, tx: Transaction, asked: OfferAsked): Promise<Offer> {
  const { buyer, offerId: seriesId, lines, at } = asked;
  const person = buyer.personId ? await personById(tx.sql, buyer.personId) : null;
  if (!person) throw seriesNotFound();
  const { id: personId, name, accountType, organizationId } = person;
  const viewer = { personId, name, accountType, organizationId, sessionId: '' };
  const { group, details, open } = await seeSeries(tx.sql, viewer, seriesId, at);
  const [next] = open;
  const seller = await sellerOfEvent(tx.sql, details);
  const { currency, refundRule, keepsUntilRefunded, holdMinutes } = details;
  if (!next || !seller || !isCurrencyCode(currency)) throw salesEnded(0);
  const types = await findPassTypes(tx.sql, seriesId);
  const onDate = await findTicketTypes(tx.sql, [group.id]);
  const typeOnDate = (itemId: string) => {
    const { seriesTypeId } = types.find(({ id }) => id === itemId) ?? {};
    return onDate.find((one) => (one.seriesTypeId ?? one.id) === seriesTypeId);
  };
  const said = lines.map(({ details: one }, index) =>
    check(ticketDetails, one || {}, `body.lines.${index}.details`),
  );
  const isUnready = said.some(({ later }) => later);
  const attendees = asked.isQuote
    ? []
    : await checkAttendees(
        tx,
        group.id,
        personId,
        lines.map(({ itemId, quantity }, index) => ({
          quantity,
          asksPapers: typeOnDate(itemId)?.asksPapers ?? false,
          details: said[index] ?? detailsOf(null),
        })),
        isUnready,
      );
  const offered = [];
  for (const [index, { itemId, quantity }] of lines.entries()) {
    const type = types.find(({ id }) => id === itemId);
    const ticketType = typeOnDate(itemId);
    if (!type || !ticketType || !(group.can.edit || isOpenedBy(ticketType, ''))) throw seriesNotFound();
    if (quantity > passLimits.perOrder) throw overLimit(index, passLimits.perOrder);
    offered.push({
      itemId,
      title: type.name,
      prices: Array.from({ length: quantity }, () => type.price),
      taxRate: null,
      details: {
        ...attendees[index],
        papers: group.id,
        dates: type.uses === null ? open.map(({ id }) => id) : [],
      } satisfies SoldPasses,
      pools: await poolsOfType(tx.sql, type, open),
    });
  }
  return {
    seller,
    currency,
    title: group.name,
    address: urlOf('eventDetail', { id: group.id }),
    // Until the first of its dates; of dates of one's choice, until one of them was used.
    startsAt: lines.some(({ itemId }) => types.find(({ id }) => id === itemId)?.uses === null)
      ? next.startsAt
      : null,
    refundRule,
    keepsUntilRefunded,
    holdMinutes,
    isUnready,
    sharedCodes: [seriesCodes(seriesId)],
    lines: offered,
  };
}

/** Each piece becomes a pass; one for every date has its places at once. */
async function fulfill(parts: Parts, tx: Transaction, sold: SoldOrder): Promise<void> {
  const { id: orderId, offerId: seriesId, buyer } = sold;
  const createdAt = parts.clock.now();
  const types = await findPassTypesByIds(
    tx.sql,
    sold.lines.map(({ itemId }) => itemId),
  );
  const open = new Set((await openDatesOf(tx.sql, seriesId, createdAt)).map(({ id }) => id));
  for (const { itemId, units, details } of sold.lines) {
    const type = types.find(({ id }) => id === itemId);
    if (!type) throw new Error('a type of passes is gone');
    const { dates, papers, attendees, orderAnswers: answers = [] } = details as SoldPasses;
    const rows = units.map(
      ({ id: unitId }, at): PassRow => ({
        id: newId(createdAt.getTime()),
        seriesId,
        typeId: itemId,
        orderId,
        unitId,
        createdAt,
        personId: buyer.personId,
        holderName: buyer.name,
        state: 'valid',
        serial: 1,
        uses: type.uses,
        answers: attendees?.[at]?.answers ?? [],
      }),
    );
    await insertPasses(tx.sql, rows);
    if (papers) await storeOrderAnswers(parts, tx, papers, { orderId, buyer, answers });
    const held = dates.filter((id) => open.has(id));
    if (type.uses !== null || held.length === 0) continue;
    const onDates = await findTypesOnDates(tx.sql, held, type.seriesTypeId);
    for (const pass of rows) {
      const places = onDates.map((one) => placeOf(pass, one, createdAt));
      await insertTickets(tx.sql, places);
      await givePapers(parts, tx, pass, places);
    }
  }
}
