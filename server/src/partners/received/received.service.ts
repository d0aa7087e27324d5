import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import type {
  NewParcel,
  ReceivedMove,
  ReceivedQuery,
  ReceivedState,
} from '@chalkline/contract/partners/delivery.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { holdOrder, requireBuyer } from '../../checkout/orders/orders.access.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findPartnerOf } from '../partners/partners.repository.ts';
import { isOpen, showPicture } from '../products/product-pictures.service.ts';
import { findOrderMessages, type OrderMessage } from './order-messages.repository.ts';
import { moreThanOrdered, receivedChanged, receivedNotFound } from './received.errors.ts';
import { notifyBuyer } from './received.notify.service.ts';
import {
  countReceived,
  findParcels,
  findPicturedLines,
  findReceived,
  findReceivedLines,
  insertParcel,
  listReceivedRows,
  type PicturedLine,
  type Received,
  receivedOrder,
  takeReceived,
  updateParcel,
  updateReceived,
  updateReceivedLine,
} from './received.repository.ts';
import { stateFrom, takenBack, waitingOf } from './received.rules.ts';
import type { ParcelRow, ReceivedRow } from './received.table.ts';
import { type ReturnsView, viewReturns } from './returns.view.service.ts';

/** A line with the address of its picture for one viewer. */
export interface ShownLine extends PicturedLine {
  readonly picturePath: string | null;
}

/** An order with its lines, parcels, messages and returns. */
export interface ReceivedView extends ReturnsView {
  readonly row: Received;
  readonly lines: readonly ShownLine[];
  readonly parcels: readonly ParcelRow[];
  readonly messages: readonly OrderMessage[];
}

export async function listReceivedOrders(
  parts: Parts,
  viewer: Viewer,
  query: ReceivedQuery,
): Promise<Page<Received[]>> {
  const { sql } = parts.database;
  const partner = await findPartnerOf(sql, viewer.personId);
  if (!partner) return new Page<Received[]>([], null, 0);
  const filter = { partnerId: partner.id, list: query.list, search: query.search };
  return readPage(parts.config, query, {
    list: ['received', filter],
    order: receivedOrder(query.list),
    read: (page) => listReceivedRows(sql, filter, page),
    count: () => countReceived(sql, filter),
  });
}

/** Throws 404 for another partner's. */
export async function getReceivedOrder(parts: Parts, viewer: Viewer, id: string): Promise<ReceivedView> {
  const { sql } = parts.database;
  const partner = await findPartnerOf(sql, viewer.personId);
  const row = partner && isId(id) ? await findReceived(sql, id) : null;
  if (row?.partnerId !== partner?.id || !row) throw receivedNotFound();
  return beside(parts, viewer, row, 'partner');
}

/** Asked again before a repeated call: throws 404 where the order isn’t the viewer’s partner’s. */
export async function stillReceives({ parts, viewer, params }: ReceivedCall): Promise<void> {
  await getReceivedOrder(parts, viewer, params.orderId);
}

/** Asked again before a repeated call: throws 404 where the order isn’t the viewer’s own. */
export async function stillBought({ parts, viewer, params }: ReceivedCall): Promise<void> {
  await requireBuyer(parts.database.sql, viewer, params.orderId);
}

interface ReceivedCall {
  readonly parts: Parts;
  readonly viewer: Viewer;
  readonly params: { readonly orderId: string };
}

async function beside(
  parts: Parts,
  viewer: Viewer,
  row: Received,
  who: 'partner' | 'buyer',
): Promise<ReceivedView> {
  const { sql } = parts.database;
  const lines = (await findPicturedLines(sql, row.id)).map((line) => {
    const isForAll = isOpen({ state: row.partnerState }, { state: line.productState });
    const picture = isForAll || who === 'partner' ? line.picture : null;
    return { ...line, picturePath: picture && showPicture(parts, viewer, picture, isForAll).path };
  });
  const parcels = await findParcels(sql, row.id);
  const messages = await findOrderMessages(sql, row.id);
  return { row, lines, parcels, messages, ...(await viewReturns(parts, sql, { row, lines, parcels })) };
}

/** For its buyer; null for an order of other things. Throws 404 for everybody else. */
export async function getDelivery(parts: Parts, viewer: Viewer, id: string): Promise<ReceivedView | null> {
  const { sql } = parts.database;
  await requireBuyer(sql, viewer, id);
  const row = await findReceived(sql, id);
  return row && beside(parts, viewer, row, 'buyer');
}

const befores: Readonly<Record<ReceivedMove['to'], readonly ReceivedState[]>> = {
  accepted: ['new'],
  packed: ['new', 'accepted'],
};

/** Pressed twice it’s done once. Throws 409 for one that is further. */
export async function moveReceivedOrder(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { to }: ReceivedMove,
): Promise<ReceivedView> {
  return changeReceived(parts, viewer, id, `order.${to}`, async (tx, row) => {
    if (row.state === to) return false;
    if (!befores[to].includes(row.state)) throw receivedChanged();
    const now = parts.clock.now();
    const acceptedAt = row.acceptedAt ?? now;
    await updateReceived(tx.sql, id, { state: to, acceptedAt, ...(to === 'packed' && { packedAt: now }) });
    return true;
  });
}

/** Throws 422 for more pieces than are still to leave. */
export async function shipParcel(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { lines: sent, ...about }: NewParcel,
): Promise<ReceivedView> {
  return changeReceived(parts, viewer, id, 'order.shipped', async (tx, row) => {
    if (row.state !== 'new' && row.state !== 'accepted' && row.state !== 'packed') throw receivedChanged();
    const lines = await findReceivedLines(tx.sql, id);
    for (const [at, { lineId, quantity }] of sent.entries()) {
      const line = lines.find((one) => one.id === lineId);
      if (!line || quantity > waitingOf(line)) throw moreThanOrdered(at);
      await updateReceivedLine(tx.sql, lineId, { shipped: line.shipped + quantity });
    }
    const now = parts.clock.now();
    const parcelId = newId(now.getTime());
    await insertParcel(tx.sql, {
      id: parcelId,
      orderId: id,
      ...about,
      lines: sent,
      shippedAt: now,
      deliveredAt: null,
    });
    const since = { acceptedAt: row.acceptedAt ?? now, packedAt: row.packedAt ?? now };
    await updateReceived(tx.sql, id, { ...since, state: await follow(tx, { ...row, state: 'packed' }) });
    await notifyBuyer(parts, tx, row, { happening: 'shipped', of: parcelId, tracking: about.tracking });
    return true;
  });
}

/** Pressed twice it’s done once. */
export async function deliverParcel(
  parts: Parts,
  viewer: Viewer,
  { orderId, parcelId }: { readonly orderId: string; readonly parcelId: string },
): Promise<ReceivedView> {
  return changeReceived(parts, viewer, orderId, 'order.delivered', async (tx, row) => {
    const parcel = (await findParcels(tx.sql, orderId)).find(({ id }) => id === parcelId);
    if (!parcel) throw receivedNotFound();
    if (parcel.deliveredAt !== null) return false;
    await updateParcel(tx.sql, parcelId, { deliveredAt: parts.clock.now() });
    await updateReceived(tx.sql, orderId, { state: await follow(tx, row) });
    return true;
  });
}

/** The checkout gave pieces back to the partner: so many of each line, those that haven't left first. */
export async function takeReceivedBack(
  parts: Parts,
  tx: Transaction,
  orderId: string,
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  const row = await takeReceived(tx.sql, orderId);
  if (!row) return;
  for (const line of await findReceivedLines(tx.sql, orderId)) {
    const { canceled, returned } = takenBack(line, pieces.get(line.id) ?? 0);
    await updateReceivedLine(tx.sql, line.id, { canceled, returned });
  }
  const state = await follow(tx, row);
  if (state === row.state) return;
  await updateReceived(tx.sql, orderId, { state });
  if (state === 'canceled' && row.canceledBy !== 'buyer')
    await notifyBuyer(parts, tx, row, { happening: 'canceled', of: orderId });
}

/** The state that an order is in by its lines and parcels. */
export async function follow(tx: Transaction, { id, state }: ReceivedRow): Promise<ReceivedState> {
  const arrived = (await findParcels(tx.sql, id)).map(({ deliveredAt }) => deliveredAt !== null);
  return stateFrom({ state, lines: await findReceivedLines(tx.sql, id), arrived });
}

/** Changes an order of the viewer's partner; neither a refund nor anything else of it happens until the transaction ends. */
export async function changeReceived(
  parts: Parts,
  viewer: Viewer,
  id: string,
  /** null: it isn't written into the audit log. */
  action: AuditAction | null,
  /** Gives whether it changed anything. */
  make: (tx: Transaction, row: ReceivedRow) => Promise<boolean>,
): Promise<ReceivedView> {
  await parts.database.transaction(async (tx) => {
    const partner = await findPartnerOf(tx.sql, viewer.personId);
    const seen = partner && isId(id) ? await findReceived(tx.sql, id) : null;
    if (!seen || seen.partnerId !== partner?.id) throw receivedNotFound();
    if (!(await make(tx, await holdReceived(tx, id))) || action === null) return;
    const subject = { subjectKind: 'received_order', subjectId: id } as const;
    await recordAudit(parts, tx, { actorId: viewer.personId, action, ...subject });
  });
  return getReceivedOrder(parts, viewer, id);
}

/** The same of the viewer's own order of goods. Throws 404 for everybody else, and for other orders. */
export async function takeOwn(tx: Transaction, viewer: Viewer, orderId: string): Promise<ReceivedRow> {
  await requireBuyer(tx.sql, viewer, orderId);
  return holdReceived(tx, orderId);
}

/** A refund takes the order first, so all others do. */
async function holdReceived(tx: Transaction, orderId: string): Promise<ReceivedRow> {
  await holdOrder(tx, orderId);
  const row = await takeReceived(tx.sql, orderId);
  if (!row) throw receivedNotFound();
  return row;
}
