import type { ParcelTracking } from '@chalkline/contract/partners/delivery.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { receivedChanged, receivedNotFound } from './received.errors.ts';
import { notifyBuyer } from './received.notify.service.ts';
import {
  deleteParcel,
  findParcels,
  findReceivedLines,
  updateParcel,
  updateReceived,
  updateReceivedLine,
} from './received.repository.ts';
import { mayUndoDelivery, mayUndoParcel } from './received.rules.ts';
import { changeReceived, follow, type ReceivedView } from './received.service.ts';
import type { ParcelRow } from './received.table.ts';
import { findReturns } from './returns.repository.ts';

/** A parcel of an order. */
interface ParcelAsked {
  readonly orderId: string;
  readonly parcelId: string;
}

/** The buyer’s notification says the new code. Throws 404. */
export async function changeParcel(
  parts: Parts,
  viewer: Viewer,
  { orderId, parcelId }: ParcelAsked,
  change: ParcelTracking,
): Promise<ReceivedView> {
  return changeReceived(parts, viewer, orderId, 'order.parcel_changed', async (tx, row) => {
    const parcel = await parcelOf(tx, { orderId, parcelId });
    const { carrier, tracking, link } = change;
    if (parcel.carrier === carrier && parcel.tracking === tracking && parcel.link === link) return false;
    await updateParcel(tx.sql, parcelId, change);
    if (parcel.deliveredAt === null)
      await notifyBuyer(parts, tx, row, {
        happening: 'tracking',
        of: parcelId,
        tracking,
        now: parts.clock.now(),
      });
    return true;
  });
}

/** Its pieces are still to be sent, and the buyer learns that. Throws 404; 409 once it arrived or some of it came back. */
export async function undoParcel(
  parts: Parts,
  viewer: Viewer,
  { orderId, parcelId }: ParcelAsked,
): Promise<ReceivedView> {
  return changeReceived(parts, viewer, orderId, 'order.parcel_undone', async (tx, row) => {
    const parcel = await parcelOf(tx, { orderId, parcelId });
    const lines = await findReceivedLines(tx.sql, orderId);
    if (!mayUndoParcel(parcel, lines)) throw receivedChanged();
    for (const { lineId, quantity } of parcel.lines) {
      const line = lines.find(({ id }) => id === lineId);
      if (line) await updateReceivedLine(tx.sql, lineId, { shipped: line.shipped - quantity });
    }
    await deleteParcel(tx.sql, parcelId);
    await updateReceived(tx.sql, orderId, { state: await follow(tx, { ...row, state: 'packed' }) });
    await notifyBuyer(parts, tx, row, { happening: 'unshipped', of: parcelId, now: parts.clock.now() });
    return true;
  });
}

/** Safe to repeat. Throws 404; 409 while a return is open or once it came back. */
export async function undoDelivery(
  parts: Parts,
  viewer: Viewer,
  { orderId, parcelId }: ParcelAsked,
): Promise<ReceivedView> {
  return changeReceived(parts, viewer, orderId, 'order.delivery_undone', async (tx, row) => {
    const parcel = await parcelOf(tx, { orderId, parcelId });
    if (parcel.deliveredAt === null) return false;
    if (!mayUndoDelivery(parcel, row, await findReturns(tx.sql, orderId))) throw receivedChanged();
    await updateParcel(tx.sql, parcelId, { deliveredAt: null });
    await updateReceived(tx.sql, orderId, { state: await follow(tx, row) });
    return true;
  });
}

async function parcelOf(tx: Transaction, { orderId, parcelId }: ParcelAsked): Promise<ParcelRow> {
  const parcel = (await findParcels(tx.sql, orderId)).find(({ id }) => id === parcelId);
  if (!parcel) throw receivedNotFound();
  return parcel;
}
