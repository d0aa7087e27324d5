import type {
  OutsidePayment,
  SalesQuery,
  SoldRefundsQuery,
} from '@chalkline/contract/checkout/sales.schema.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { findOwnSeller } from '../../money/payout-accounts/payout-accounts.service.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { hasOpenDispute } from '../disputes/disputes.service.ts';
import { orderNotFound } from '../orders/orders.errors.ts';
import { findSellable } from '../orders/sellables.service.ts';
import { takeBackLostUnits } from '../refunds/refunds.lost.service.ts';
import { settleOutside } from '../refunds/refunds.outside.service.ts';
import { retryRefund } from '../refunds/refunds.service.ts';
import type { RefundRow } from '../refunds/refunds.table.ts';
import { type OrderView, viewOrder } from '../settlement/order-view.service.ts';
import { deskPersonOf } from './desk-facts.service.ts';
import {
  findRefunders,
  findSales,
  findSoldRefunds,
  type Refunders,
  type SoldOrderRow,
  type SoldRefund,
  saleOrder,
  soldRefundOrder,
} from './sales.repository.ts';

/** Paid orders of what the viewer, or the company they administer, sold. Throws 404 for who administers none. */
export async function listSales(
  parts: Parts,
  viewer: Viewer,
  as: SellingAs,
  query: SalesQuery,
): Promise<Page<SoldOrderRow[]>> {
  const seller = await findOwnSeller(parts, viewer, as);
  if (!seller) return new Page<SoldOrderRow[]>([], null);
  const { search } = query;
  return readPage(parts.config, query, {
    list: ['sales', seller.id, search ?? ''],
    order: saleOrder,
    read: (page) => findSales(parts.database.sql, { of: { sellerId: seller.id }, search }, page),
  });
}

/** Paid orders of one offer for its staff, who needn’t be its seller. Throws 404 for everybody else. */
export async function listOfferSales(
  parts: Parts,
  viewer: Viewer,
  { offerKind: kind, offerId }: { readonly offerKind: string; readonly offerId: string },
  query: SalesQuery,
): Promise<Page<SoldOrderRow[]>> {
  const { sql } = parts.database;
  if (!(await findSellable(kind)?.mayManage(sql, viewer, offerId))) throw orderNotFound();
  const { search } = query;
  return readPage(parts.config, query, {
    list: ['offer sales', kind, offerId, search ?? ''],
    order: saleOrder,
    read: (page) => findSales(sql, { of: { kind, offerId }, search }, page),
  });
}

/** The refunds of it, newest first. */
export async function listSoldRefunds(
  parts: Parts,
  viewer: Viewer,
  as: SellingAs,
  query: SoldRefundsQuery,
): Promise<Page<SoldRefund[]>> {
  const seller = await findOwnSeller(parts, viewer, as);
  if (!seller) return new Page<SoldRefund[]>([], null);
  const { search, group } = query;
  return readPage(parts.config, query, {
    list: ['sold refunds', seller.id, search ?? '', group ?? ''],
    order: soldRefundOrder,
    read: (page) => findSoldRefunds(parts.database.sql, { sellerId: seller.id, search, group }, page),
  });
}

/** An order as the staff of what was bought see it. */
export interface SaleView extends OrderView {
  readonly refunders: ReadonlyMap<string, Refunders>;
  readonly isDisputed: boolean;
  /** Who sold it at the desk. */
  readonly deskPerson: string | null;
}

/** Throws 404 for everybody else, its buyer too. */
export async function viewSale(parts: Parts, viewer: Viewer, orderId: string): Promise<SaleView> {
  const { sql } = parts.database;
  const view = await viewOrder(parts, viewer, orderId);
  if (!view.isManager) throw orderNotFound();
  return {
    ...view,
    refunders: await findRefunders(sql, orderId),
    isDisputed: await hasOpenDispute(sql, orderId),
    deskPerson: await deskPersonOf(sql, view.order.deskPersonId),
  };
}

export async function retryAndView(
  parts: Parts,
  viewer: Viewer,
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
): Promise<SaleView> {
  await retryRefund(parts, viewer, orderId, refundId);
  return viewSale(parts, viewer, orderId);
}

export async function takeBackLostAndView(parts: Parts, viewer: Viewer, orderId: string): Promise<SaleView> {
  await takeBackLostUnits(parts, viewer, orderId);
  return viewSale(parts, viewer, orderId);
}

export interface SettledRefund {
  readonly refund: RefundRow;
  readonly refunders: ReadonlyMap<string, Refunders>;
}

export async function settleOutsideAndView(
  parts: Parts,
  viewer: Viewer,
  asked: { readonly orderId: string; readonly refundId: string },
  paid: OutsidePayment,
): Promise<SettledRefund> {
  const refund = await settleOutside(parts, viewer, asked, paid);
  return { refund, refunders: await findRefunders(parts.database.sql, asked.orderId) };
}
