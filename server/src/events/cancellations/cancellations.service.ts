import type { CancellationScope, EventCancellation } from '@chalkline/contract/events/cancellation.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
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
import { countValidTickets, voidAllTickets } from './cancellations.repository.ts';

export interface Cancellation extends CanceledSales {
  readonly canceledAt: Date | null;
  readonly reason: string;
  readonly dates: number;
  readonly tickets: number;
}

/** What canceling would refund, or how the refunds of a canceled event are getting on. For who runs it. */
export async function getCancellation(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
  scope: CancellationScope,
): Promise<Cancellation> {
  const { sql } = parts.database;
  const group = await seeEvent(sql, viewer, eventId);
  return read(sql, group.id, await datesAfter(sql, group, scope, parts.clock.now()));
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

async function read(sql: Sql, groupId: string, others: readonly string[]): Promise<Cancellation> {
  const [details] = await findEventDetails(sql, [groupId]);
  if (!details) throw eventNotFound();
  const { canceledAt, cancelReason: reason } = details;
  const all = [groupId, ...others];
  const tickets = await countValidTickets(sql, canceledAt ? [groupId] : all);
  const sales = canceledAt
    ? await readCanceled(sql, ticketsTo([groupId]))
    : await previewCanceled(sql, ticketsTo(all));
  return { canceledAt, reason, tickets, dates: canceledAt ? 1 : all.length, ...sales };
}

const ticketsTo = (offerIds: readonly string[]): Offers => ({ kind: ticketKind, offerIds });

/** Tries the refunds of a canceled event that failed once more. Pressed twice, each is tried once. */
export async function retryEventRefunds(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
): Promise<Cancellation> {
  const { sql } = parts.database;
  const { id } = await seeEvent(sql, viewer, eventId);
  await retryCanceled(parts, ticketsTo([id]));
  return read(sql, id, []);
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
    return read(tx.sql, group.id, []);
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
  const orders = await cancelSales(parts, tx, ticketsTo([groupId]));
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
