import type {
  PassTypeInput,
  PassTypeReply,
  SeriesPassesReply,
} from '@chalkline/contract/events/pass.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import type { PoolRoom } from '../../checkout/orders/sellable.service.ts';
import { requireGroupRight } from '../../groups/groups/group-access.service.ts';
import { sellsNothing } from '../../money/sellers/sellers.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { ticketTypeUnknown } from '../details/details.errors.ts';
import { findTicketTypes } from '../details/details.repository.ts';
import { isOpenedBy } from '../details/details.rules.ts';
import type { TicketTypeRow } from '../details/details.table.ts';
import { sellerOfEvent } from '../details/event-seller.service.ts';
import { lockSeries, type SessionRow } from '../details/series.repository.ts';
import { findPapersAsked } from '../tickets/missing-papers.repository.ts';
import {
  countPasses,
  findPassTypes,
  findPassTypesByIds,
  findTypesOnDates,
  savePassTypes,
} from '../tickets/passes.repository.ts';
import type { PassTypeRow } from '../tickets/passes.table.ts';
import { poolKeys, ticketPools } from '../tickets/ticket-rooms.service.ts';
import { seeSeries } from './open-dates.service.ts';

export const passPool = (seriesId: string, typeId: string) => `pass-type:${seriesId}:${typeId}`;

const calledOnAllDates = ({ id, seriesTypeId }: TicketTypeRow) => seriesTypeId ?? id;

/** The passes to a series, with how many are left. Throws 404 for who can't see its next date. */
export async function listSeriesPasses(
  { clock, database: { sql } }: Parts,
  viewer: MaybeViewer,
  seriesId: string,
): Promise<SeriesPassesReply> {
  const now = clock.now();
  const { group, details, open, startsAt } = await seeSeries(sql, viewer, seriesId, now);
  const types = await findPassTypes(sql, seriesId);
  const onDate = await findTicketTypes(sql, [group.id]);
  const sold = await countPasses(
    sql,
    types.map(({ id }) => id),
  );
  const shown: PassTypeReply[] = [];
  for (const type of types) {
    const { id, name, price, uses, capacity } = type;
    const ticketType = onDate.find((one) => calledOnAllDates(one) === type.seriesTypeId);
    // What is hidden behind a code isn't named by its pass either.
    if (!group.can.edit && !(ticketType && isOpenedBy(ticketType, ''))) continue;
    shown.push({
      id,
      name,
      price,
      uses,
      capacity,
      typeId: ticketType?.id ?? '',
      typeName: ticketType?.name ?? '',
      asksPapers: ticketType?.asksPapers ?? false,
      left: open.length === 0 ? 0 : await leftOf(sql, type, open, now),
      sold: group.can.edit ? (sold.get(id) ?? 0) : null,
    });
  }
  const asked = await findPapersAsked(sql, [group.id]);
  const { currency, refundRule, holdMinutes, zone } = details;
  const seller = await sellerOfEvent(sql, details);
  return {
    currency,
    dates: open.length,
    types: shown,
    isPaused: seller !== null && (await sellsNothing(sql, seller)),
    holdMinutes,
    zone,
    refundRule: [...refundRule],
    startsAt: startsAt.toISOString(),
    papers: asked.has(group.id) ? group.id : null,
    can: { edit: group.can.edit },
  };
}

/** How many of a type can be had: of one for every date, as many as the fullest date has room for. */
async function leftOf(
  sql: Sql,
  type: PassTypeRow,
  open: readonly SessionRow[],
  now: Date,
): Promise<number | null> {
  const keys = await poolsOfType(sql, type, open);
  const rooms = await passPools({ sql }, keys);
  const held = await heldPlaces(sql, keys, now);
  const lefts = rooms.flatMap(({ key, capacity, taken }) =>
    capacity === null ? [] : [Math.max(0, capacity - taken - (held.get(key) ?? 0))],
  );
  return lefts.length === 0 ? null : Math.min(...lefts);
}

/** What one pass of a type draws on: for every date, a place on each. */
export async function poolsOfType(
  sql: Sql,
  { id, seriesId, uses, seriesTypeId }: PassTypeRow,
  open: readonly SessionRow[],
): Promise<string[]> {
  const own = passPool(seriesId, id);
  if (uses !== null || open.length === 0) return [own];
  const types = await findTypesOnDates(
    sql,
    open.map((date) => date.id),
    seriesTypeId,
  );
  return [
    own,
    ...types.flatMap((type) => [poolKeys.type(type.groupId, type.id), poolKeys.event(type.groupId)]),
  ];
}

/** How full the pools of passes and of the dates are that they take places on. */
export async function passPools(
  { sql }: { readonly sql: Sql },
  keys: readonly string[],
): Promise<PoolRoom[]> {
  const own = keys.flatMap((key) => {
    const [kind, , id = ''] = key.split(':');
    return kind === 'pass-type' ? [{ key, id }] : [];
  });
  const ids = own.map(({ id }) => id);
  const types = await findPassTypesByIds(sql, ids);
  const sold = await countPasses(sql, ids);
  const others = keys.filter((key) => !own.some((one) => one.key === key));
  return [
    ...own.map(({ key, id }) => ({
      key,
      capacity: types.find((type) => type.id === id)?.capacity ?? null,
      taken: sold.get(id) ?? 0,
    })),
    ...(others.length > 0 ? await ticketPools({ sql }, others) : []),
  ];
}

/** These and no others are sold from now on; for those who run the series. Throws 404, 403 and `ticket_type_unknown`. */
export async function saveSeriesPasses(
  parts: Parts,
  viewer: Viewer,
  seriesId: string,
  { types }: { readonly types: readonly PassTypeInput[] },
): Promise<SeriesPassesReply> {
  const now = parts.clock.now();
  await parts.database.transaction(async (tx) => {
    const { group } = await seeSeries(tx.sql, viewer, seriesId, now);
    requireGroupRight(group, 'edit');
    await lockSeries(tx.sql, seriesId);
    const known = new Set((await findPassTypes(tx.sql, seriesId)).map(({ id }) => id));
    const onDate = new Map((await findTicketTypes(tx.sql, [group.id])).map((type) => [type.id, type]));
    const rows = types.map(({ id, typeId, name, price, uses, capacity }, position): PassTypeRow => {
      const ticketType = onDate.get(typeId);
      // One that is named twice is known the first time only.
      if (!ticketType || (id !== undefined && !known.delete(id))) throw ticketTypeUnknown(position);
      const facts = { seriesId, position, name, price, uses, capacity, retiredAt: null };
      return { id: id ?? newId(now.getTime()), ...facts, seriesTypeId: calledOnAllDates(ticketType) };
    });
    await savePassTypes(tx.sql, seriesId, rows, now);
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'event.passes_changed',
      subjectKind: 'group',
      subjectId: group.id,
      after: { types },
    });
  });
  return listSeriesPasses(parts, viewer, seriesId);
}
