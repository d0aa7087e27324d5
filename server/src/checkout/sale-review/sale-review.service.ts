import type { DisputesQuery } from '@chalkline/contract/checkout/disputes.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { lastDone, recordAudit } from '../../audit/audit.service.ts';
import { findNamesOf, findSeller } from '../../money/sellers/sellers.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type PageAsked, readPage } from '../../platform/http/read-page.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PaymentAlert } from '../alerts/alerts.table.ts';
import { type DisputeOf, disputeOrder, findSoldDisputes } from '../disputes/disputes.repository.ts';
import type { DisputeRow } from '../disputes/disputes.table.ts';
import { orderNotFound } from '../orders/orders.errors.ts';
import { findLines, findOrder, type OrderLine } from '../orders/orders.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { findPayments } from '../payments/payments.repository.ts';
import type { PaymentRow } from '../payments/payments.table.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import type { RefundRow } from '../refunds/refunds.table.ts';
import {
  findRefunders,
  findSoldRefunds,
  type Refunders,
  type SoldRefund,
  soldRefundOrder,
} from '../sales/sales.repository.ts';
import { mayReview } from './sale-review.policy.ts';
import { findAlertsAbout, findDisputesOfOrder } from './sale-review.repository.ts';

/** With the name of who sold it. */
export type OfSeller<Row> = Row & { readonly seller: string };

/** Of all sellers, newest first. */
export async function listAllDisputes(
  parts: Parts,
  { group, ...query }: DisputesQuery,
): Promise<Page<OfSeller<DisputeOf>[]>> {
  const page = await readPage(parts.config, query, {
    list: ['all disputes', group ?? ''],
    order: disputeOrder,
    read: (keyset) => findSoldDisputes(parts.database.sql, { sellerId: undefined, group }, keyset),
  });
  return withSellers(parts, page);
}

/** Of all sellers, newest first. */
export async function listFailedRefunds(
  parts: Parts,
  query: PageAsked,
): Promise<Page<OfSeller<SoldRefund>[]>> {
  const asked = { sellerId: undefined, search: undefined, group: 'failed' } as const;
  const page = await readPage(parts.config, query, {
    list: ['failed refunds'],
    order: soldRefundOrder,
    read: (keyset) => findSoldRefunds(parts.database.sql, asked, keyset),
  });
  return withSellers(parts, page);
}

async function withSellers<Row extends { readonly order: OrderRow }>(
  { database }: Parts,
  page: Page<Row[]>,
): Promise<Page<OfSeller<Row>[]>> {
  const names = await findNamesOf(database.sql, [...new Set(page.data.map(({ order }) => order.sellerId))]);
  return presentPage(page, (row) => ({ ...row, seller: names.get(row.order.sellerId) ?? '' }));
}

/** A sale whose money needs somebody, with all that was done with its money. */
export interface SaleReview {
  readonly order: OrderRow;
  readonly seller: { readonly name: string; readonly personId: string | null };
  readonly lines: readonly OrderLine[];
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly refunders: ReadonlyMap<string, Refunders>;
  readonly disputes: readonly DisputeRow[];
  readonly alerts: readonly PaymentAlert[];
}

/** The reading is in the audit log, once an hour for each administrator. Throws 404 for a sale without a cause. */
export function reviewSale(parts: Parts, viewer: Viewer, orderId: string): Promise<SaleReview> {
  return parts.database.transaction(async (tx) => {
    const { sql } = tx;
    const order = isId(orderId) ? await findOrder(sql, orderId) : null;
    if (!order) throw orderNotFound();
    const [payments, refunds] = [await findPayments(sql, orderId), await findRefunds(sql, orderId)];
    const disputes = await findDisputesOfOrder(sql, orderId);
    const alerts = await findAlertsAbout(
      sql,
      [...payments, ...refunds, ...disputes].map(({ id }) => id),
    );
    const causes = {
      disputes: disputes.length,
      alerts: alerts.length,
      failedRefunds: refunds.filter(({ state }) => state === 'failed').length,
      paidOutside: refunds.filter(({ outsideWay }) => outsideWay !== null).length,
    };
    if (!mayReview(viewer, causes)) throw orderNotFound();
    await noteReading(parts, tx, viewer, orderId);
    const names = await findNamesOf(sql, [order.sellerId]);
    const seller = await findSeller(sql, order.sellerId);
    return {
      order,
      seller: { name: names.get(order.sellerId) ?? '', personId: seller?.personId ?? null },
      lines: await findLines(sql, orderId),
      payments,
      refunds,
      refunders: await findRefunders(sql, orderId),
      disputes,
      alerts,
    };
  });
}

const action = 'order.reviewed';

/** A page that is read again while it is open is one reading. */
async function noteReading(
  parts: Parts,
  tx: Transaction,
  { personId: actorId }: Viewer,
  orderId: string,
): Promise<void> {
  const subject = { subjectKind: 'order', subjectId: orderId };
  const last = await lastDone(tx.sql, subject, [action], actorId);
  if (last && parts.clock.now().getTime() - last.getTime() < hour) return;
  await recordAudit(parts, tx, { actorId, action, ...subject });
}
