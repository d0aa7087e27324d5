import { mayMove } from '@chalkline/contract/lifecycle.ts';
import { type ReturnState, returnMoves } from '@chalkline/contract/partners/return.lifecycle.ts';
import type { NewReturn, ReturnAnswer, ReturnRefund } from '@chalkline/contract/partners/return.schema.ts';
import { holdOrder } from '../../checkout/orders/orders.access.service.ts';
import { findOpenUnits, refundForSeller } from '../../checkout/refunds/refunds.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findHandlerIds } from '../partners/partner-staff.repository.ts';
import { notifyOfReceived } from './received.notify.service.ts';
import { findParcels, findReceivedLines } from './received.repository.ts';
import {
  changeReceived,
  getDelivery,
  type ReceivedView,
  takeOwn,
  takeReceivedBack,
} from './received.service.ts';
import type { ReceivedRow } from './received.table.ts';
import { moreThanReturnable, returnChanged, returnNotFound, returnNotOffered } from './returns.errors.ts';
import { findReturn, insertReturn, updateReturn } from './returns.repository.ts';
import type { ReturnRow } from './returns.table.ts';
import { viewReturns } from './returns.view.service.ts';

interface Named {
  readonly orderId: string;
  readonly returnId: string;
}

/**
 * Asks the partner to take goods back. Throws 404 for another person's order and 422 where nothing can be returned
 * anymore, or less than that.
 */
export async function askForReturn(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  { lines, reason, message }: NewReturn,
): Promise<ReceivedView | null> {
  await parts.database.transaction(async (tx) => {
    const row = await takeOwn(tx, viewer, orderId);
    const delivered = { row, lines: await findReceivedLines(tx.sql, orderId) };
    const parcels = await findParcels(tx.sql, orderId);
    const { returnable } = await viewReturns(parts, tx.sql, { ...delivered, parcels });
    if (returnable.size === 0) throw returnNotOffered();
    for (const [at, { lineId, quantity }] of lines.entries())
      if (quantity > (returnable.get(lineId) ?? 0)) throw moreThanReturnable(at);
    const now = parts.clock.now();
    const id = newId(now.getTime());
    await insertReturn(tx.sql, {
      id,
      orderId,
      personId: row.personId,
      state: 'asked',
      reason,
      message,
      answer: '',
      lines,
      askedAt: now,
      answeredAt: null,
      endedAt: null,
    });
    const recipients = await findHandlerIds(tx.sql, row.partnerId);
    await notifyOfReceived(parts, tx, row, { happening: 'return_asked', of: id, recipients });
  });
  return getDelivery(parts, viewer, orderId);
}

/** The buyer keeps the goods. Pressed twice it’s done once; throws 409 for one that ended otherwise. */
export async function withdrawReturn(
  parts: Parts,
  viewer: Viewer,
  { orderId, returnId }: Named,
): Promise<ReceivedView | null> {
  await parts.database.transaction(async (tx) => {
    const row = await takeOwn(tx, viewer, orderId);
    const asked = await requireReturn(tx, orderId, returnId);
    if (!mayFollow(asked, 'withdrawn')) return;
    await updateReturn(tx.sql, returnId, { state: 'withdrawn', endedAt: parts.clock.now() });
    const recipients = await findHandlerIds(tx.sql, row.partnerId);
    await notifyOfReceived(parts, tx, row, { happening: 'return_withdrawn', of: returnId, recipients });
  });
  return getDelivery(parts, viewer, orderId);
}

/** Pressed twice it’s done once; throws 409 for one that ended, or was answered otherwise. */
export function answerReturn(
  parts: Parts,
  viewer: Viewer,
  named: Named,
  { to, answer }: ReturnAnswer,
): Promise<ReceivedView> {
  return handle(parts, viewer, named, to, async (tx, row, asked) => {
    const now = parts.clock.now();
    const endedAt = to === 'declined' ? now : null;
    await updateReturn(tx.sql, asked.id, { state: to, answer, answeredAt: now, endedAt });
    const recipients = row.personId === null ? [] : [row.personId];
    await notifyOfReceived(parts, tx, row, { happening: `return_${to}`, of: asked.id, recipients });
  });
}

/**
 * Refunds what was paid for the goods of a return. Without `restock` they count as sent back, but not into stock. Pressed
 * twice it’s done once. Throws 409 for one that ended, for goods that were refunded meanwhile, and during a dispute.
 */
export function refundReturn(
  parts: Parts,
  viewer: Viewer,
  named: Named,
  { restock, withDelivery }: ReturnRefund,
): Promise<ReceivedView> {
  return handle(parts, viewer, named, 'refunded', async (tx, row, asked) => {
    const order = await holdOrder(tx, row.id);
    const open = await findOpenUnits(tx.sql, row.id);
    const goods = asked.lines.flatMap(({ lineId, quantity }) => {
      const units = open.filter((unit) => unit.lineId === lineId).slice(0, quantity);
      if (units.length < quantity) throw returnChanged();
      return units;
    });
    const delivery = withDelivery ? open.filter(({ itemId }) => itemId === row.partnerId) : [];
    const unitIds = [...goods, ...delivery].map(({ id }) => id);
    const releases = restock ? unitIds : [];
    const facts = { reason: 'requested', askedBy: viewer.personId, note: 'Return' } as const;
    await refundForSeller(parts, tx, order, { unitIds, releases, ...facts });
    const pieces = new Map(asked.lines.map(({ lineId, quantity }) => [lineId, quantity]));
    if (!restock) await takeReceivedBack(parts, tx, row.id, pieces);
    await updateReturn(tx.sql, asked.id, { state: 'refunded', endedAt: parts.clock.now() });
  });
}

async function requireReturn(tx: Transaction, orderId: string, id: string): Promise<ReturnRow> {
  const found = isId(id) ? await findReturn(tx.sql, orderId, id) : null;
  if (!found) throw returnNotFound();
  return found;
}

/** False where it's in that state already. Throws 409 for one that can't get there. */
function mayFollow({ state }: ReturnRow, to: ReturnState): boolean {
  if (state === to) return false;
  if (!mayMove(returnMoves, state, to)) throw returnChanged();
  return true;
}

function handle(
  parts: Parts,
  viewer: Viewer,
  { orderId, returnId }: Named,
  to: 'accepted' | 'declined' | 'refunded',
  make: (tx: Transaction, row: ReceivedRow, asked: ReturnRow) => Promise<void>,
): Promise<ReceivedView> {
  return changeReceived(parts, viewer, orderId, `return.${to}`, async (tx, row) => {
    const asked = await requireReturn(tx, orderId, returnId);
    if (!mayFollow(asked, to)) return false;
    await make(tx, row, asked);
    return true;
  });
}
