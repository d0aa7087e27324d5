import type {
  CancellationReply,
  CancellationScope,
  EventCancellation,
} from '@chalkline/contract/events/cancellation.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { passKind } from '@chalkline/contract/events/pass.schema.ts';
import type { CanceledSales } from '@chalkline/contract/money/canceled-sales.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import {
  cancelSales,
  type Offers,
  previewCanceled,
  readCanceled,
  retryCanceled,
} from '../../checkout/canceled-sales/canceled-sales.service.ts';
import {
  findVisibleGroup,
  type GroupSeen,
  requireGroupRight,
} from '../../groups/groups/group-access.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { eventCanceled, eventNotFound, eventOver, nameDiffers } from '../details/details.errors.ts';
import { cancelDetails, findEventDetails } from '../details/details.repository.ts';
import { findSessions, lockSeries } from '../details/series.repository.ts';
import { findHoldersOf, mailHolders } from '../holder-mails/holder-mails.tell.service.ts';
import { notifyOfCancellation } from './cancellations.notify.service.ts';
import { countValidTickets, findPassOrders, voidAllTickets } from './cancellations.repository.ts';

export interface Cancellation extends CanceledSales, Pick<CancellationReply, 'passOrders' | 'passes'> {
  readonly canceledAt: Date | null;
  readonly reason: string;
  readonly dates: number;
  readonly tickets: number;
}

const mostPassesShown = 100;

/** What canceling would refund, or how the refunds of a canceled event are getting on. For who runs it. */
export async function getCancellation(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
  scope: CancellationScope,
): Promise<Cancellation> {
  const { sql } = parts.database;
  const group = await seeEvent(sql, viewer, eventId);
  const now = parts.clock.now();
  return read(sql, group.id, await datesAfter(sql, group, scope, now), now);
}

/** The dates of its series that are canceled with it, in order. */
async function datesAfter(
  sql: Sql,
  { id, startsAt }: GroupSeen,
  scope: CancellationScope,
  now: Date,
): Promise<string[]> {
  const [details] = scope === 'following' ? await findEventDetails(sql, [id]) : [];
  if (!details?.seriesId || !startsAt) return [];
  const found = await findSessions(sql, details.seriesId, startsAt);
  return found
    .filter((date) => date.id !== id && date.endsAt > now && !date.archivedAt && !date.canceledAt)
    .map((date) => date.id);
}

/** Asked again before a repeated call. */
export async function stillRuns({ parts, viewer, params }: EventCall): Promise<void> {
  await seeEvent(parts.database.sql, viewer, params.eventId);
}

interface EventCall {
  readonly parts: Parts;
  readonly viewer: Viewer;
  readonly params: { readonly eventId: string };
}

async function seeEvent(sql: Sql, viewer: Viewer, eventId: string): Promise<GroupSeen> {
  const group = await findVisibleGroup(sql, viewer, eventId);
  if (group?.type !== 'event') throw eventNotFound();
  requireGroupRight(group, 'edit');
  return group;
}

async function read(sql: Sql, groupId: string, others: readonly string[], now: Date): Promise<Cancellation> {
  const [details] = await findEventDetails(sql, [groupId]);
  if (!details) throw eventNotFound();
  const { canceledAt, cancelReason: reason, seriesId } = details;
  const all = canceledAt ? [groupId] : [groupId, ...others];
  const tickets = await countValidTickets(sql, all);
  const { offers, undecided } = await soldFor(sql, all, seriesId, canceledAt ?? now);
  const sales = canceledAt ? await readCanceled(sql, offers) : await previewCanceled(sql, offers);
  const passes = undecided.slice(0, mostPassesShown);
  return { canceledAt, reason, tickets, dates: all.length, passOrders: undecided.length, passes, ...sales };
}

/**
 * What is refunded if these dates are canceled at that moment: their tickets, and once no date of their series is left, the
 * passes that nobody came with. `undecided`: orders of other passes.
 */
async function soldFor(sql: Sql, groupIds: readonly string[], seriesId: string | null, at: Date) {
  const tickets = { kind: ticketKind, offerIds: groupIds };
  if (!seriesId) return { offers: [tickets], undecided: [] };
  const isLeft = (await findSessions(sql, seriesId)).some(
    ({ id, endsAt, archivedAt, canceledAt }) =>
      !groupIds.includes(id) && endsAt > at && !archivedAt && (!canceledAt || canceledAt > at),
  );
  const undecided = await findPassOrders(sql, seriesId, isLeft ? { groupIds } : 'used');
  if (isLeft) return { offers: [tickets], undecided };
  const exceptOrderIds = undecided.map(({ orderId }) => orderId);
  const offers: Offers = [tickets, { kind: passKind, offerIds: [seriesId], exceptOrderIds }];
  return { offers, undecided };
}

/** Tries the refunds of a canceled event that failed once more. Pressed twice, each is tried once. */
export async function retryEventRefunds(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
): Promise<Cancellation> {
  const { sql } = parts.database;
  const { id } = await seeEvent(sql, viewer, eventId);
  const now = parts.clock.now();
  const [details] = await findEventDetails(sql, [id]);
  if (details?.canceledAt) {
    const { offers } = await soldFor(sql, [id], details.seriesId, details.canceledAt);
    await retryCanceled(parts, offers);
  }
  return read(sql, id, [], now);
}

/**
 * Cancels an event for good, of a series also the dates after it. From this moment nothing is sold and no ticket is valid;
 * money that is on its way goes back. Everyone gets one notification, about the first date of theirs.
 */
export async function cancelEvent(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
  { name, reason, apply_to: scope = 'this' }: EventCancellation,
): Promise<Cancellation> {
  return parts.database.transaction(async (tx) => {
    const group = await seeEvent(tx.sql, viewer, eventId);
    if (group.name.trim() !== name) throw nameDiffers();
    const canceledAt = parts.clock.now();
    if (group.endsAt && group.endsAt <= canceledAt) throw eventOver();
    const [details] = await findEventDetails(tx.sql, [group.id]);
    if (details?.seriesId) await lockSeries(tx.sql, details.seriesId);
    const others = await datesAfter(tx.sql, group, scope, canceledAt);
    const holders = await cancelOne(parts, tx, viewer, group.id, { canceledAt, cancelReason: reason });
    if (!holders) throw eventCanceled();
    const told = new Map(holders.map((personId) => [personId, group.id]));
    for (const id of others) {
      const more = await cancelOne(parts, tx, viewer, id, { canceledAt, cancelReason: reason });
      for (const personId of more ?? []) if (!told.has(personId)) told.set(personId, id);
    }
    for (const [groupId, people] of Map.groupBy(told, ([, id]) => id)) {
      const recipients = people.map(([personId]) => personId);
      await notifyOfCancellation(parts, tx, { groupId, recipients, actorId: viewer.personId });
    }
    return read(tx.sql, group.id, [], canceledAt);
  });
}

/** Gives whose tickets became void; null where it was canceled before. */
async function cancelOne(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  groupId: string,
  change: { readonly canceledAt: Date; readonly cancelReason: string },
): Promise<string[] | null> {
  // First: a sale at this moment is done before it, or finds the event canceled.
  if (!(await cancelDetails(tx.sql, groupId, change))) return null;
  const told = await findHoldersOf(tx.sql, { groupIds: [groupId] });
  const holders = await voidAllTickets(tx.sql, groupId);
  await mailHolders(parts, tx, told, 'canceled');
  const [details] = await findEventDetails(tx.sql, [groupId]);
  const { offers } = await soldFor(tx.sql, [groupId], details?.seriesId ?? null, change.canceledAt);
  const orders = await cancelSales(parts, tx, offers);
  await recordAudit(parts, tx, {
    actorId: viewer.personId,
    action: 'event.canceled',
    subjectKind: 'event',
    subjectId: groupId,
    reason: change.cancelReason,
    after: { orders, tickets: holders.length },
  });
  return holders;
}
