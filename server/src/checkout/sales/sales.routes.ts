import * as endpoints from '@chalkline/contract/checkout/sales.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { writeDocuments } from '../receipts/documents.service.ts';
import { requireSettler } from '../refunds/refunds.outside.service.ts';
import { presentSale, presentSaleRow, presentSettled, presentSoldRefund } from './sales.present.ts';
import {
  listOfferSales,
  listSales,
  listSoldRefunds,
  retryAndView,
  settleOutsideAndView,
  takeBackLostAndView,
  viewSale,
} from './sales.service.ts';

export const saleRoutes: readonly Route[] = [
  serve(endpoints.listSales, async ({ parts, viewer, params, query }) =>
    presentPage(await listSales(parts, viewer, params.as, query), presentSaleRow),
  ),
  serve(endpoints.listOfferSales, async ({ parts, viewer, params, query }) =>
    presentPage(await listOfferSales(parts, viewer, params, query), presentSaleRow),
  ),
  serve(endpoints.listSoldRefunds, async ({ parts, viewer, params, query }) =>
    presentPage(await listSoldRefunds(parts, viewer, params.as, query), presentSoldRefund),
  ),
  serve(endpoints.downloadDocuments, ({ parts, viewer, params, query }) =>
    writeDocuments(parts, viewer, params.as, query),
  ),
  serve(endpoints.getSale, async ({ parts, viewer, params }) =>
    presentSale(await viewSale(parts, viewer, params.orderId)),
  ),
  serve(endpoints.retryRefund, async ({ parts, viewer, params }) =>
    presentSale(await retryAndView(parts, viewer, params)),
  ),
  serve(
    endpoints.settleRefundOutside,
    async ({ parts, viewer, params, body }) =>
      presentSettled(await settleOutsideAndView(parts, viewer, params, body)),
    { mayRepeat: ({ parts, viewer, params }) => requireSettler(parts.database.sql, viewer, params) },
  ),
  serve(endpoints.takeBackLost, async ({ parts, viewer, params }) =>
    presentSale(await takeBackLostAndView(parts, viewer, params.orderId)),
  ),
];
