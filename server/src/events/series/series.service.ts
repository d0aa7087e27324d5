import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { passKind } from '@chalkline/contract/events/pass.schema.ts';
import { eventFacts, type SeriesScope } from '@chalkline/contract/groups/group-facts.schema.ts';
import { type SeriesRule, seriesDays } from '@chalkline/contract/series-rule.ts';
import { dayIn, timesOn } from '@chalkline/contract/wall-span.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { moveOrders } from '../../checkout/orders/orders.move.service.ts';
import { changeAlong, deleteAlong } from '../../groups/directory/group-copies.service.ts';
import { seeGroup } from '../../groups/groups/group-access.service.ts';
import type { GroupKind } from '../../groups/groups/group-kinds.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { check } from '../../platform/http/validation.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findAddOns, saveAddOns } from '../details/add-ons.repository.ts';
import { currencyFixed } from '../details/details.errors.ts';
import { findEventDetails, findTicketTypes, saveTicketTypes } from '../details/details.repository.ts';
import {
  findSessions,
  insertSeries,
  lockSeries,
  nameTypesOfSeries,
  type SessionRow,
  updateDetails,
  updateSeries,
} from '../details/series.repository.ts';
import { giveNewDates } from '../passes/places.service.ts';
import { newSigningKey } from '../tickets/ticket-code.service.ts';
import { notifyOfChange } from './changes.notify.service.ts';
import { addDates, readDate, type SeriesDate } from './dates.service.ts';
import { findMovedEvents, findSold, shareCover } from './series.repository.ts';
import {
  changedAddOns,
  changedTypes,
  changeOf,
  isNoChange,
  isUntouched,
  planSeries,
} from './series.rules.ts';

const asked = eventFacts.pick({ repeat: true, apply_to: true });

/**
 * What saving an event brings about: it becomes the first date of a series or its series goes on otherwise, other dates
 * get the same change, and everyone with a ticket gets a notification where time or place changed.
 */
export const watchEventSave: NonNullable<GroupKind['watchSave']> = async (
  parts,
  tx,
  viewer,
  { id, isNew },
  body,
) => {
  const { repeat, apply_to: scope } = check(asked, body, 'body');
  const [known] = isNew ? [] : await findEventDetails(tx.sql, [id]);
  if (known?.seriesId) await lockSeries(tx.sql, known.seriesId);
  const before = known ? await readDate(tx, await seeGroup(tx.sql, viewer, id)) : null;
  const starts = known?.seriesId ? await startsOf(tx, known.seriesId) : new Map([[id, before?.startsAt]]);
  return async () => {
    const after = await readDate(tx, await seeGroup(tx.sql, viewer, id));
    const { seriesId } = after.row;
    const told = new Set<string>();
    if (before && isElsewhere(before, after)) told.add(id);
    if (before && seriesId) {
      if (before.group.imageId !== after.group.imageId)
        await shareCover(tx.sql, seriesId, after.group.imageId);
      if (scope !== 'this')
        for (const one of await changeOthers(parts, tx, before, after, scope)) told.add(one);
    }
    if (repeat) for (const one of await repeatFrom(parts, tx, viewer, after, repeat)) told.add(one);
    if (told.size === 0) return;
    await moveSales(tx, known?.seriesId ?? null, starts, [...told]);
    await notifyOfChange(parts, tx, { groupIds: [...told], actorId: viewer.personId });
  };
};

const startsOf = async (tx: Transaction, seriesId: string) =>
  new Map((await findSessions(tx.sql, seriesId)).map(({ id, startsAt }) => [id, startsAt]));

/** Orders of tickets follow the start of their event, and those of passes that of the first date they were bought for. */
async function moveSales(
  tx: Transaction,
  seriesId: string | null,
  before: ReadonlyMap<string, Date | undefined>,
  groupIds: readonly string[],
): Promise<void> {
  const moved = (await findMovedEvents(tx.sql, groupIds)).flatMap(({ id, startsAt }) => {
    const from = before.get(id);
    if (!startsAt || !from || startsAt.getTime() === from.getTime()) return [];
    const ofTickets = { kind: ticketKind, offerId: id, startsAt };
    return seriesId ? [ofTickets, { kind: passKind, offerId: seriesId, startsAt, from }] : [ofTickets];
  });
  await moveOrders(tx, moved);
}

function isElsewhere(before: SeriesDate, after: SeriesDate): boolean {
  const { startsAt, endsAt } = after.group;
  return (
    before.startsAt.getTime() !== startsAt?.getTime() ||
    before.group.endsAt?.getTime() !== endsAt?.getTime() ||
    before.details.place !== after.details.place
  );
}

/** Dates that are still to come and take place. */
function openDates(dates: readonly SessionRow[], now: Date): SessionRow[] {
  return dates.filter(({ endsAt, archivedAt, canceledAt }) => endsAt > now && !archivedAt && !canceledAt);
}

/** Gives other dates the change of one; gives those that are at another time or place now. */
async function changeOthers(
  parts: Parts,
  tx: Transaction,
  before: SeriesDate,
  after: SeriesDate,
  scope: SeriesScope,
): Promise<string[]> {
  const change = changeOf(before, after);
  const { seriesId, groupId } = after.row;
  if (seriesId === null || isNoChange(change)) return [];
  const now = parts.clock.now();
  const found = await findSessions(tx.sql, seriesId, scope === 'following' ? before.startsAt : undefined);
  const others = openDates(found, now).filter(({ id }) => id !== groupId);
  const ids = others.map(({ id }) => id);
  if (change.details.currency !== undefined && (await findSold(tx.sql, ids)).size > 0) throw currencyFixed();
  const types = Map.groupBy(await findTicketTypes(tx.sql, ids), (type) => type.groupId);
  const addOns = Map.groupBy(await findAddOns(tx.sql, ids), (addOn) => addOn.groupId);
  const named = { newId: () => newId(now.getTime()) };
  for (const { id, zone, startsAt } of others) {
    const day = dayIn(startsAt, zone);
    await updateDetails(tx.sql, id, change.details);
    const times = change.isRetimed ? timesOn(day, after.span, after.row.zone) : {};
    await changeAlong(tx.sql, id, { ...change.words, ...times }, now);
    const place = { ...named, groupId: id, zone: after.row.zone, from: after.day, to: day };
    if (!isUntouched(change.types)) {
      const rows = changedTypes(types.get(id) ?? [], change.types, place);
      await saveTicketTypes(tx.sql, id, rows, now);
    }
    if (isUntouched(change.addOns)) continue;
    await saveAddOns(tx.sql, id, changedAddOns(addOns.get(id) ?? [], change.addOns, place), now);
  }
  return change.isRetimed || change.details.place !== undefined ? ids : [];
}

/**
 * Repeats an event by a rule from its date on; of a series, the dates after it follow the rule. Gives the dates that
 * moved: sold ones keep their ids.
 */
async function repeatFrom(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  date: SeriesDate,
  rule: SeriesRule,
): Promise<string[]> {
  const { groupId } = date.row;
  const now = parts.clock.now();
  const seriesId = date.row.seriesId ?? newId(now.getTime());
  const plan = { fromDay: date.day, rule };
  if (date.row.seriesId) await updateSeries(tx.sql, seriesId, plan);
  else await insertSeries(tx.sql, { id: seriesId, ...plan, signingKey: newSigningKey(), createdAt: now });
  await updateDetails(tx.sql, groupId, { seriesId, seriesDay: date.day });
  await nameTypesOfSeries(tx.sql, groupId);
  const later = (await findSessions(tx.sql, seriesId, date.startsAt)).filter(({ id }) => id !== groupId);
  const open = openDates(later, now);
  const sold = await findSold(
    tx.sql,
    open.map(({ id }) => id),
  );
  const gone = later.filter(({ archivedAt }) => archivedAt !== null);
  const canceled = new Set(later.filter(({ canceledAt }) => canceledAt).map(({ seriesDay }) => seriesDay));
  const days = seriesDays(rule, date.day).filter((day) => day !== date.day && !canceled.has(day));
  const { move, remove, create } = planSeries(
    open.map(({ id, seriesDay }) => ({ id, seriesDay, isSold: sold.has(id) })),
    days,
  );
  for (const { id, day } of move) {
    await updateDetails(tx.sql, id, { seriesDay: day });
    await changeAlong(tx.sql, id, timesOn(day, date.span, date.row.zone), now);
  }
  for (const id of remove) await deleteAlong(tx.sql, id, now);
  for (const id of [...remove, ...gone.map((one) => one.id)])
    await updateDetails(tx.sql, id, { seriesId: null, seriesDay: null });
  const added = await addDates(parts, tx, date, { seriesId, days: create });
  await giveNewDates(parts, tx, seriesId, added);
  await recordAudit(parts, tx, {
    actorId: viewer.personId,
    action: 'event.repeated',
    subjectKind: 'group',
    subjectId: groupId,
    after: { rule, added: added.length, removed: remove.length, moved: move.length },
  });
  return move.map(({ id }) => id);
}
