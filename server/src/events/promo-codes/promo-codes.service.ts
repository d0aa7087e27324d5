import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import type { PromoCodeReply } from '@chalkline/contract/checkout/promo-code.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import type {
  EventPromoCodeReply,
  NewEventPromoCode,
} from '@chalkline/contract/events/promo-codes.endpoints.ts';
import { isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { promoCodesOf } from '../../checkout/promo-codes/promo-codes.service.ts';
import { addOfferCode, endOfferCode, listOfferCodes } from '../../checkout/promo-desk/promo-desk.service.ts';
import { enterGroup, requireGroupRight, seeGroup } from '../../groups/groups/group-access.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { eventCanceled, eventNotFound, itemUnknown, noSeries } from '../details/details.errors.ts';
import { findEventDetails, findTicketTypes } from '../details/details.repository.ts';
import { seriesCodes } from '../details/details.rules.ts';
import type { EventDetailsRow, TicketTypeRow } from '../details/details.table.ts';
import { sellerOfEvent } from '../details/event-seller.service.ts';
import { seeSeries } from '../passes/open-dates.service.ts';
import { findPassTypes } from '../tickets/passes.repository.ts';

const offerOf = (offerId: string) => ({ offerKind: ticketKind, offerId });

/** The promo codes of an event and of its series, newest first, for those who run it. */
export async function listEventPromoCodes(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
): Promise<EventPromoCodeReply[]> {
  const { sql } = parts.database;
  await seeOwnEvent(sql, viewer, eventId);
  const ofDate = (await listOfferCodes(parts, sql, offerOf(eventId))).map(asDates);
  const [details] = await findEventDetails(sql, [eventId]);
  if (!details?.seriesId) return ofDate;
  const ofSeries = await listOfferCodes(parts, sql, seriesCodes(details.seriesId));
  const types = await findTicketTypes(sql, [eventId]);
  return [...ofDate, ...ofSeries.map((code) => asSeries(code, types))].toSorted((one, other) =>
    one.id < other.id ? 1 : -1,
  );
}

const asDates = (code: PromoCodeReply): EventPromoCodeReply => ({ ...code, scope: 'date' });

/** With the ticket types as this date knows them. */
function asSeries(
  { itemIds, ...code }: PromoCodeReply,
  types: readonly TicketTypeRow[],
): EventPromoCodeReply {
  const here = new Map(types.map(({ id, seriesTypeId }) => [seriesTypeId, id]));
  return { ...code, itemIds: itemIds?.map((id) => here.get(id) ?? id) ?? null, scope: 'series' };
}

/** Asked again before a repeated call. */
export async function stillSells({ parts, viewer, params }: EventCall): Promise<void> {
  await seeOwnEvent(parts.database.sql, viewer, params.eventId);
}

interface EventCall {
  readonly parts: Parts;
  readonly viewer: Viewer;
  readonly params: { readonly eventId: string };
}

async function seeOwnEvent(sql: Sql, viewer: Viewer, eventId: string): Promise<void> {
  const group = await seeGroup(sql, viewer, eventId);
  if (group.type !== 'event') throw eventNotFound();
  requireGroupRight(group, 'edit');
}

/** Throws 409 `event_canceled` and `promo_code_taken`, 422 `ticket_type_unknown`. */
export async function createEventPromoCode(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
  { scope, ...body }: NewEventPromoCode,
): Promise<EventPromoCodeReply> {
  return parts.database.transaction(async (tx) => {
    const details = await enterOwnEvent(tx, viewer, eventId);
    if (details.canceledAt && scope === 'date') throw eventCanceled();
    const types = await findTicketTypes(tx.sql, [eventId]);
    const owner = await sellerOfEvent(tx.sql, details);
    const { currency } = details;
    if (!owner || !isCurrencyCode(currency)) throw eventNotFound();
    const seller = { seller: owner, currency };
    const made =
      scope === 'date'
        ? asDates(
            await addOfferCode(
              parts,
              tx,
              { ...offerOf(eventId), ...seller },
              withItems(body, namesOf(types)),
            ),
          )
        : asSeries(await addSeriesCode(parts, tx, viewer, { details, types, seller }, body), types);
    const { code, kind, value } = made;
    await record(parts, tx, viewer, eventId, 'event.promo_code_added', { code, kind, value, scope });
    return made;
  });
}

type NewCode = Omit<NewEventPromoCode, 'scope'>;
/** The ids that a code names items by, by their ids on this date. */
type Names = ReadonlyMap<string, string>;

const namesOf = (types: readonly TicketTypeRow[]): Names => new Map(types.map(({ id }) => [id, id]));

function withItems({ itemIds, ...body }: NewCode, names: Names): NewCode {
  const unknown = (itemIds ?? []).findIndex((itemId) => !names.has(itemId));
  if (unknown >= 0) throw itemUnknown(unknown);
  return { ...body, itemIds: itemIds?.map((itemId) => names.get(itemId) ?? itemId) ?? null };
}

interface SeriesSold {
  readonly details: EventDetailsRow;
  readonly types: readonly TicketTypeRow[];
  readonly seller: Pick<Parameters<typeof addOfferCode>[2], 'seller' | 'currency'>;
}

/** For those who run the series. As with its passes, they are the people who run its next date. */
async function addSeriesCode(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { details: { seriesId: id }, types, seller }: SeriesSold,
  body: NewCode,
): Promise<PromoCodeReply> {
  if (id === null) throw noSeries();
  await requireSeries(parts, tx.sql, viewer, id);
  const passes = await findPassTypes(tx.sql, id);
  const names = new Map([
    ...types.map((type) => [type.id, type.seriesTypeId ?? type.id] as const),
    ...passes.map((type) => [type.id, type.id] as const),
  ]);
  return addOfferCode(parts, tx, { ...seriesCodes(id), ...seller }, withItems(body, names));
}

async function requireSeries(parts: Parts, sql: Sql, viewer: Viewer, seriesId: string): Promise<void> {
  const { group } = await seeSeries(sql, viewer, seriesId, parts.clock.now());
  requireGroupRight(group, 'edit');
}

/** Ends a code now; a second time changes nothing. Throws 404. */
export async function endEventPromoCode(
  parts: Parts,
  viewer: Viewer,
  { eventId, promoCodeId }: { readonly eventId: string; readonly promoCodeId: string },
): Promise<EventPromoCodeReply> {
  return parts.database.transaction(async (tx) => {
    const { seriesId } = await enterOwnEvent(tx, viewer, eventId);
    const ofSeries = seriesId ? await promoCodesOf(tx.sql, 'event_series', seriesId) : [];
    const isOfSeries = seriesId !== null && ofSeries.some(({ id }) => id === promoCodeId);
    if (isOfSeries) await requireSeries(parts, tx.sql, viewer, seriesId);
    const ended = isOfSeries
      ? asSeries(
          await endOfferCode(parts, tx, seriesCodes(seriesId), promoCodeId),
          await findTicketTypes(tx.sql, [eventId]),
        )
      : asDates(await endOfferCode(parts, tx, offerOf(eventId), promoCodeId));
    await record(parts, tx, viewer, eventId, 'event.promo_code_ended', { code: ended.code });
    return ended;
  });
}

async function enterOwnEvent(tx: Transaction, viewer: Viewer, eventId: string) {
  const group = await enterGroup(tx, viewer, eventId, 'edit');
  const [details] = await findEventDetails(tx.sql, [eventId]);
  if (group.type !== 'event' || !details) throw eventNotFound();
  return details;
}

async function record(
  parts: Parts,
  tx: Transaction,
  { personId: actorId }: Viewer,
  subjectId: string,
  action: AuditAction,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordAudit(parts, tx, { actorId, action, subjectKind: 'group', subjectId, after });
}
