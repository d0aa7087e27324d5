import type { NewPromoCode, PromoCodeReply } from '@chalkline/contract/checkout/promo-code.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { addOfferCode, endOfferCode, listOfferCodes } from '../../checkout/promo-desk/promo-desk.service.ts';
import {
  enterGroup,
  findGroupOwner,
  requireGroupRight,
  seeGroup,
} from '../../groups/groups/group-access.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { eventCanceled, eventNotFound, itemUnknown } from '../details/details.errors.ts';
import { findEventDetails, findTicketTypes } from '../details/details.repository.ts';

const offerOf = (offerId: string) => ({ offerKind: ticketKind, offerId });

/** The promo codes of an event, newest first, for those who run it. */
export async function listEventPromoCodes(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
): Promise<PromoCodeReply[]> {
  const { sql } = parts.database;
  await seeOwnEvent(sql, viewer, eventId);
  return listOfferCodes(parts, sql, offerOf(eventId));
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
  body: NewPromoCode,
): Promise<PromoCodeReply> {
  return parts.database.transaction(async (tx) => {
    const details = await enterOwnEvent(tx, viewer, eventId);
    if (details.canceledAt) throw eventCanceled();
    const known = new Set((await findTicketTypes(tx.sql, [eventId])).map(({ id }) => id));
    const unknown = (body.itemIds ?? []).findIndex((itemId) => !known.has(itemId));
    if (unknown >= 0) throw itemUnknown(unknown);
    const personId = await findGroupOwner(tx.sql, eventId);
    const { currency } = details;
    if (personId === null || !isCurrencyCode(currency)) throw eventNotFound();
    const made = await addOfferCode(parts, tx, { ...offerOf(eventId), seller: { personId }, currency }, body);
    const { code, kind, value } = made;
    await record(parts, tx, viewer, eventId, 'event.promo_code_added', { code, kind, value });
    return made;
  });
}

/** Ends a code now; a second time changes nothing. Throws 404. */
export async function endEventPromoCode(
  parts: Parts,
  viewer: Viewer,
  { eventId, promoCodeId }: { readonly eventId: string; readonly promoCodeId: string },
): Promise<PromoCodeReply> {
  return parts.database.transaction(async (tx) => {
    await enterOwnEvent(tx, viewer, eventId);
    const ended = await endOfferCode(parts, tx, offerOf(eventId), promoCodeId);
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
  action: string,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordAudit(parts, tx, { actorId, action, subjectKind: 'group', subjectId, after });
}
