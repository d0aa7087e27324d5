import type {
  Canceler,
  OwnCancellation,
  PartnerCancellation,
} from '@chalkline/contract/partners/order-cancellation.schema.ts';
import { holdOrder } from '../../checkout/orders/orders.access.service.ts';
import { takeBackUnits } from '../../checkout/refunds/refunds.make.service.ts';
import { findKeptUnits, findOpenUnits, refundForSeller } from '../../checkout/refunds/refunds.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findHandlerIds } from '../partners/partner-staff.repository.ts';
import { cancelablePieces, isWhole } from './cancellations.rules.ts';
import { moreThanCancelable, receivedChanged } from './received.errors.ts';
import { notifyOfReceived } from './received.notify.service.ts';
import { findReceivedLines, updateReceived } from './received.repository.ts';
import { waitingOf } from './received.rules.ts';
import { changeReceived, getDelivery, type ReceivedView, takeOwn } from './received.service.ts';
import type { ReceivedRow } from './received.table.ts';
import { piecesByLine } from './returns.view.service.ts';

/**
 * Cancels an own order, or pieces of it, before the partner accepts it. What was paid for them goes back; with the last
 * piece the delivery too. Throws 404 for another person's order, 409 for one that was accepted, and 422 for more pieces
 * than can be canceled.
 */
export async function cancelOwnOrder(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  { lines: asked }: OwnCancellation,
): Promise<ReceivedView | null> {
  await parts.database.transaction(async (tx) => {
    const row = await takeOwn(tx, viewer, orderId);
    const lines = await findReceivedLines(tx.sql, orderId);
    const unrefunded = piecesByLine(await findOpenUnits(tx.sql, orderId));
    const cancelable = cancelablePieces({ state: row.state, lines, unrefunded });
    if (cancelable.size === 0) throw receivedChanged();
    for (const [at, { lineId, quantity }] of (asked ?? []).entries())
      if (quantity > (cancelable.get(lineId) ?? 0)) throw moreThanCancelable(at);
    const pieces = asked ? new Map(asked.map(({ lineId, quantity }) => [lineId, quantity])) : cancelable;
    const isAll = lines.every((line) => waitingOf(line) === (pieces.get(line.id) ?? 0));
    await giveUp(parts, tx, row, { pieces, by: 'buyer', isAll, reason: '', askedBy: viewer.personId });
    const recipients = await findHandlerIds(tx.sql, row.partnerId);
    // Each time once: a part today, another one tomorrow.
    const of = `${orderId}:${parts.clock.now().getTime()}`;
    await notifyOfReceived(parts, tx, row, {
      happening: isAll ? 'buyer_canceled' : 'buyer_canceled_part',
      of,
      recipients,
    });
  });
  return getDelivery(parts, viewer, orderId);
}

/**
 * Cancels an order of which nothing has shipped: all that is left goes back. Pressed twice it's done once. Throws 404 for
 * another partner's, and 409 once something has shipped.
 */
export function cancelReceivedOrder(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  { reason }: PartnerCancellation,
): Promise<ReceivedView> {
  return changeReceived(parts, viewer, orderId, 'order.canceled', async (tx, row) => {
    if (row.state === 'canceled') return false;
    const lines = await findReceivedLines(tx.sql, orderId);
    if (!isWhole(lines)) throw receivedChanged();
    const pieces = new Map(lines.map((line) => [line.id, waitingOf(line)]));
    await giveUp(parts, tx, row, { pieces, by: 'partner', isAll: true, reason, askedBy: viewer.personId });
    return true;
  });
}

interface GivenUp {
  readonly pieces: ReadonlyMap<string, number>;
  readonly by: Canceler;
  /** Nothing is left to ship: the delivery is refunded too. */
  readonly isAll: boolean;
  readonly reason: string;
  readonly askedBy: string;
}

/** The caller holds the order. What was refunded before goes back into stock without money. */
async function giveUp(
  parts: Parts,
  tx: Transaction,
  row: ReceivedRow,
  { pieces, by, isAll, reason, askedBy }: GivenUp,
): Promise<void> {
  if (isAll) await updateReceived(tx.sql, row.id, { canceledBy: by, cancelReason: reason });
  const kept = await findKeptUnits(tx.sql, row.id);
  const goods = [...pieces].flatMap(([lineId, quantity]) =>
    kept
      .filter((unit) => unit.lineId === lineId)
      .sort((one, other) => Number(other.isOpen) - Number(one.isOpen))
      .slice(0, quantity),
  );
  const delivery = isAll ? kept.filter(({ itemId }) => itemId === row.partnerId) : [];
  const units = [...goods, ...delivery];
  const releases = units.map(({ id }) => id);
  const unitIds = units.flatMap(({ id, isOpen }) => (isOpen ? [id] : []));
  const order = await holdOrder(tx, row.id);
  const note = by === 'buyer' ? 'Canceled by the buyer' : reason;
  if (unitIds.length === 0) return takeBackUnits(parts, tx, order, releases);
  await refundForSeller(parts, tx, order, { unitIds, releases, reason: 'requested', askedBy, note });
}
