import { eventSetup } from '@chalkline/contract/events/event.schema.ts';
import type { AddOnInput, TicketTypeInput } from '@chalkline/contract/groups/group-facts.schema.ts';
import { isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { GroupKind } from '../../groups/groups/group-kinds.service.ts';
import { firstOwnersOf } from '../../groups/members/members.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { check } from '../../platform/http/validation.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { findAddOns, saveAddOns } from '../details/add-ons.repository.ts';
import {
  addOnUnknown,
  currencyFixed,
  currencyUnsupported,
  endsBeforeStart,
  nobodyInvited,
  ticketsSold,
  ticketTypeUnknown,
  tooLong,
} from '../details/details.errors.ts';
import {
  findEventDetails,
  findTicketTypes,
  saveEventDetails,
  saveTicketTypes,
} from '../details/details.repository.ts';
import { isOpenedBy } from '../details/details.rules.ts';
import type { AddOnRow, TicketTypeRow } from '../details/details.table.ts';
import { isStaffOf, pausedAmong, taxesOf } from '../details/event-seller.service.ts';
import { countLaterDates, findSeries, isNextDate, leaveOutDate } from '../details/series.repository.ts';
import { readAddOns, showAddOn } from '../tickets/add-on-rooms.service.ts';
import { findPapersAsked } from '../tickets/missing-papers.repository.ts';
import { newSigningKey } from '../tickets/ticket-code.service.ts';
import { readTypes, showType } from '../tickets/ticket-rooms.service.ts';
import { countValid, findHolderIds, hasValidTickets } from '../tickets/tickets.repository.ts';

const longest = 31 * day;

/** Events: when, where, and the tickets to them. */
export const eventKind: GroupKind = {
  type: 'event',
  alsoHear: findHolderIds,
  async save(parts, tx, viewer, { id, isNew, organizationId }, body) {
    if (!isNew && body.ticket_types === undefined) return null;
    if (typeof body.currency === 'string' && !isCurrencyCode(body.currency)) throw currencyUnsupported();
    const { ticket_types: types, add_ons: extras, currency, ...facts } = check(eventSetup, body, 'body');
    const [startsAt, endsAt] = [new Date(facts.starts_at), new Date(facts.ends_at)];
    if (endsAt <= startsAt) throw endsBeforeStart('body.ends_at');
    if (endsAt.getTime() - startsAt.getTime() > longest) throw tooLong('body.ends_at');
    const [now] = isNew ? [] : await findEventDetails(tx.sql, [id]);
    if (now && now.currency !== currency && (await countValid(tx.sql, [id])).size > 0) throw currencyFixed();
    await saveEventDetails(tx.sql, {
      groupId: id,
      zone: facts.zone,
      place: facts.place,
      capacity: facts.capacity,
      currency,
      sellerOrganizationId: isStaffOf(viewer, organizationId) ? organizationId : null,
      blocked: facts.blocked ?? now?.blocked ?? 0,
      category: facts.category ?? now?.category ?? 'other',
      refundRule: facts.refund_rule ?? now?.refundRule ?? [],
      keepsUntilRefunded: facts.keep_until_refunded ?? now?.keepsUntilRefunded ?? false,
      holdMinutes: facts.hold_minutes ?? now?.holdMinutes ?? 10,
      signingKey: now?.signingKey ?? newSigningKey(),
      canceledAt: null,
      cancelReason: '',
      remindedOf: null,
      seriesId: null,
      seriesDay: null,
    });
    await saveTicketTypes(tx.sql, id, await typeRows(tx.sql, id, types), parts.clock.now());
    if (extras) await saveAddOns(tx.sql, id, await addOnRows(tx.sql, id, extras), parts.clock.now());
    return { startsAt, endsAt, capacity: null };
  },
  isListed: isNextDate,
  async beforeDelete(tx, groupId) {
    if (await hasValidTickets(tx.sql, groupId)) throw ticketsSold();
    await leaveOutDate(tx.sql, groupId);
  },
  async beforeInvite({ clock }, tx, { id, endsAt }) {
    const [details] = await findEventDetails(tx.sql, [id]);
    if (details?.canceledAt) throw nobodyInvited('event_canceled');
    if (endsAt && endsAt <= clock.now()) throw nobodyInvited('event_over');
  },
  async read(parts, sql, groups) {
    const now = parts.clock.now();
    const details = await findEventDetails(
      sql,
      groups.map(({ id }) => id),
    );
    const types = await readTypes(sql, details, now);
    const inSeries = details.filter(({ seriesId }) => seriesId !== null);
    const seriesOf = new Map(
      (
        await findSeries(
          sql,
          inSeries.flatMap(({ seriesId }) => seriesId ?? []),
        )
      ).map((row) => [row.id, row]),
    );
    const later = await countLaterDates(
      sql,
      inSeries.map(({ groupId }) => groupId),
      now,
    );
    const ids = details.map(({ groupId }) => groupId);
    const asked = await findPapersAsked(sql, ids);
    const addOns = await readAddOns(sql, ids, now);
    const owners = await firstOwnersOf(sql, ids);
    const paused = await pausedAmong(sql, details, owners);
    const taxes = await taxesOf(sql, details, owners);
    const groupOf = new Map(groups.map((group) => [group.id, group]));
    return new Map(
      details.flatMap(({ groupId, place, category, zone, capacity, currency, ...row }) => {
        const group = groupOf.get(groupId);
        if (!group?.startsAt || !group.endsAt) return [];
        const { startsAt, endsAt, can } = group;
        const series = seriesOf.get(row.seriesId ?? '');
        const event = {
          place,
          category,
          zone,
          capacity,
          currency,
          tax: taxes.get(groupId) ?? null,
          asksPapers: asked.has(groupId),
          refundRule: [...row.refundRule],
          keepsUntilRefunded: row.keepsUntilRefunded,
          holdMinutes: row.holdMinutes,
          blocked: can.edit ? row.blocked : null,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          series: series
            ? { id: series.id, rule: series.rule, from: series.fromDay, more: later.get(groupId) ?? 0 }
            : null,
          addOns: addOns
            .filter(({ addOn }) => addOn.groupId === groupId)
            .map((each) => showAddOn(each, can.edit)),
          organizer: owners.get(groupId) ?? null,
          canceled: row.canceledAt && { at: row.canceledAt.toISOString(), reason: row.cancelReason },
          ticketTypes: (types.get(groupId) ?? [])
            .filter(({ type }) => can.edit || isOpenedBy(type, ''))
            .map((type) =>
              showType(type, {
                endsAt,
                isCanceled: row.canceledAt !== null,
                isPaused: paused.has(groupId),
                isTheirs: can.edit,
                now,
              }),
            ),
        };
        return [[groupId, { event }]];
      }),
    );
  },
};

/** Types that exist keep their ids: tickets are of them. */
async function typeRows(
  sql: Sql,
  groupId: string,
  types: readonly TicketTypeInput[],
): Promise<TicketTypeRow[]> {
  const known = new Map((await findTicketTypes(sql, [groupId])).map((row) => [row.id, row]));
  return types.map((type, position) => {
    // One that is named twice is known the first time only.
    const before = known.get(type.id ?? '');
    if (type.id !== undefined && !known.delete(type.id)) throw ticketTypeUnknown(position);
    return {
      id: type.id ?? newId(),
      groupId,
      position,
      name: type.name,
      price: type.price,
      capacity: type.capacity,
      blocked: type.blocked ?? before?.blocked ?? 0,
      isOpenPrice: type.is_open_price ?? before?.isOpenPrice ?? false,
      priceSteps: type.price_steps ?? before?.priceSteps ?? [],
      code: type.code ?? before?.code ?? '',
      asksPapers: type.asks_papers ?? before?.asksPapers ?? true,
      isTransferable: type.is_transferable ?? before?.isTransferable ?? true,
      seriesTypeId: before?.seriesTypeId ?? null,
      ...limitsOf(type, before),
      salesFrom: type.sales_from === null ? null : new Date(type.sales_from),
      salesUntil: type.sales_until === null ? null : new Date(type.sales_until),
      retiredAt: null,
    };
  });
}

/** What isn’t said stays, as far as it fits what is. */
function limitsOf(
  { per_order: perOrder, min_per_order: least, per_person: most }: TicketTypeInput,
  before: TicketTypeRow | undefined,
): Pick<TicketTypeRow, 'perOrder' | 'minPerOrder' | 'perPerson'> {
  const minPerOrder = least ?? Math.min(before?.minPerOrder ?? 1, perOrder);
  const kept = before?.perPerson ?? null;
  const perPerson = most === undefined && kept !== null ? Math.max(kept, minPerOrder) : (most ?? null);
  return { perOrder, minPerOrder, perPerson };
}

/** Add-ons that exist keep their ids: sold ones are of them. */
async function addOnRows(sql: Sql, groupId: string, extras: readonly AddOnInput[]): Promise<AddOnRow[]> {
  const known = new Set((await findAddOns(sql, [groupId])).map(({ id }) => id));
  return extras.map(({ id, name, price, capacity, per_ticket: perTicket }, position) => {
    if (id !== undefined && !known.delete(id)) throw addOnUnknown(position);
    return { id: id ?? newId(), groupId, position, name, price, capacity, perTicket, retiredAt: null };
  });
}
