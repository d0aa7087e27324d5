import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import { orderNotFound } from './orders.errors.ts';
import { findOrder, lockOrder } from './orders.repository.ts';
import type { OrderRow } from './orders.table.ts';
import type { UsedAsked } from './sellable.service.ts';
import { sellableOf } from './sellables.service.ts';

export interface SeenOrder {
  readonly order: OrderRow;
  readonly isBuyer: boolean;
  /** Staff of what was bought. */
  readonly isManager: boolean;
}

/** An order for its buyer and for the staff of what was bought. Throws 404 for everybody else. */
export async function seeOrder(sql: Sql, viewer: Viewer, orderId: string): Promise<SeenOrder> {
  const order = isId(orderId) ? await findOrder(sql, orderId) : null;
  if (!order) throw orderNotFound();
  const isBuyer = order.personId === viewer.personId;
  const isManager = await sellableOf(order.kind).mayManage(sql, viewer, order.offerId);
  if (!isBuyer && !isManager) throw orderNotFound();
  return { order, isBuyer, isManager };
}

/** The same for what only the buyer does, such as paying. */
export async function requireBuyer(sql: Sql, viewer: Viewer, orderId: string): Promise<OrderRow> {
  const { order, isBuyer } = await seeOrder(sql, viewer, orderId);
  if (!isBuyer) throw orderNotFound();
  return order;
}

/** A sold order for the domain that sold it: nothing of it is refunded until the transaction ends. */
export function holdOrder(tx: Transaction, orderId: string): Promise<OrderRow> {
  return lockOrder(tx.sql, orderId);
}

/** Which units of an order somebody came with. */
export async function usedOf(
  sql: Sql,
  { kind }: Pick<OrderRow, 'kind'>,
  unitIds: readonly string[],
  asked: UsedAsked,
): Promise<ReadonlySet<string>> {
  return new Set(unitIds.length === 0 ? [] : await sellableOf(kind).used?.(sql, unitIds, asked));
}

/** Which units of an order its buyer passed on to somebody else. */
export async function passedOnOf(
  sql: Sql,
  { kind }: Pick<OrderRow, 'kind'>,
  unitIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(unitIds.length === 0 ? [] : await sellableOf(kind).passedOn?.(sql, unitIds));
}

/** What giving units of an order back leads to, as sentences to its buyer; none: they're released for others. */
export async function returnNotesOf(
  sql: Sql,
  { kind }: Pick<OrderRow, 'kind'>,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return (await sellableOf(kind).returnNotes?.(sql, unitIds)) ?? new Map();
}

/** Which units of an order its seller withdrew without a refund. */
export async function withdrawnOf(
  sql: Sql,
  { kind }: Pick<OrderRow, 'kind'>,
  unitIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(unitIds.length === 0 ? [] : await sellableOf(kind).withdrawn?.(sql, unitIds));
}
