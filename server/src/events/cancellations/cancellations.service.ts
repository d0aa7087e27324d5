import type { EventCancellation } from '@chalkline/contract/events/cancellation.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import {
  findVisibleGroup,
  type GroupSeen,
  requireGroupRight,
} from '../../groups/groups/group-access.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { eventCanceled, eventNotFound, eventOver, nameDiffers } from '../details/details.errors.ts';
import { cancelDetails, findEventDetails } from '../details/details.repository.ts';
import { refundCanceledOrderJob } from './cancellations.jobs.ts';
import { notifyOfCancellation } from './cancellations.notify.service.ts';
import {
  type CanceledSum,
  countValidTickets,
  findFailed,
  findRefundable,
  insertCanceledOrders,
  sumCanceled,
  voidAllTickets,
} from './cancellations.repository.ts';

export interface Cancellation {
  readonly canceledAt: Date | null;
  readonly reason: string;
  readonly tickets: number;
  /** Of an event that takes place, all as `waiting`: what would go back. */
  readonly sums: readonly CanceledSum[];
  readonly failed: readonly { readonly orderId: string; readonly buyerName: string; readonly why: string }[];
}

/** What canceling would refund, or how the refunds of a canceled event are getting on. For who runs it. */
export async function getCancellation(parts: Parts, viewer: Viewer, eventId: string): Promise<Cancellation> {
  const { sql } = parts.database;
  const group = await seeEvent(sql, viewer, eventId);
  return read(sql, group.id);
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

async function read(sql: Sql, groupId: string): Promise<Cancellation> {
  const [details] = await findEventDetails(sql, [groupId]);
  if (!details) throw eventNotFound();
  const { canceledAt, cancelReason: reason } = details;
  const tickets = await countValidTickets(sql, groupId);
  if (canceledAt)
    return {
      ...{ canceledAt, reason, tickets },
      sums: await sumCanceled(sql, groupId),
      failed: await findFailed(sql, groupId),
    };
  const refundable = Map.groupBy(await findRefundable(sql, groupId), ({ currency }) => currency);
  const sums = [...refundable].map(([currency, rows]) => ({
    ...{ currency, state: 'waiting' as const, orders: rows.length },
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
  }));
  return { canceledAt: null, reason: '', tickets, sums, failed: [] };
}

/**
 * Cancels an event for good. From this moment nothing is sold and no ticket is valid; money that is on its way goes back.
 * Each order gets a job of its own, so that a process that dies leaves none undone and none done twice.
 */
export async function cancelEvent(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
  { name, reason }: EventCancellation,
): Promise<Cancellation> {
  return parts.database.transaction(async (tx) => {
    const group = await seeEvent(tx.sql, viewer, eventId);
    if (group.name.trim() !== name) throw nameDiffers();
    const canceledAt = parts.clock.now();
    if (group.endsAt && group.endsAt <= canceledAt) throw eventOver();
    // First: a sale at this moment is done before it, or finds the event canceled.
    if (!(await cancelDetails(tx.sql, group.id, { canceledAt, cancelReason: reason }))) throw eventCanceled();
    const holders = await voidAllTickets(tx.sql, group.id);
    const found = await findRefundable(tx.sql, group.id);
    await insertCanceledOrders(
      tx.sql,
      found.map((row) => ({ ...row, groupId: group.id, state: 'waiting', why: '' })),
    );
    for (const { orderId } of found) await parts.jobs.enqueue(tx, refundCanceledOrderJob, { orderId });
    await notifyOfCancellation(parts, tx, {
      groupId: group.id,
      recipients: holders,
      actorId: viewer.personId,
    });
    await recordAudit(parts, tx, {
      ...{ actorId: viewer.personId, action: 'event.canceled', subjectKind: 'event', subjectId: group.id },
      ...{ reason, after: { orders: found.length, tickets: holders.length } },
    });
    return read(tx.sql, group.id);
  });
}
