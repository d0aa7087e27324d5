import * as endpoints from '@chalkline/contract/checkout/orders.endpoints.ts';
import { receiveWebhook } from '@chalkline/contract/checkout/webhook.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { listOrders } from '../orders/orders.list.service.ts';
import { quoteOrder } from '../orders/orders.place.service.ts';
import { presentOrderRow, presentQuote } from '../orders/orders.present.ts';
import { getOrderPaper } from '../receipts/order-papers.service.ts';
import { getReceipt } from '../receipts/receipts.service.ts';
import {
  billAndView,
  cancelAndView,
  openPaymentAndView,
  placeAndView,
  refundAndView,
  renewAndView,
  settleAndView,
} from './order-calls.service.ts';
import { presentOrder } from './order-view.present.ts';
import { stillSeesOrder, viewOrder } from './order-view.service.ts';
import { receiveProviderEvent } from './provider-events.service.ts';

export const checkoutRoutes: readonly Route[] = [
  serve(endpoints.quoteOrder, async ({ parts, viewer, body }) =>
    presentQuote(await quoteOrder(parts, viewer, body)),
  ),
  serve(endpoints.placeOrder, async ({ parts, viewer, body }) =>
    presentOrder(await placeAndView(parts, viewer, body)),
  ),
  serve(endpoints.listOrders, async ({ parts, viewer, query }) =>
    presentPage(await listOrders(parts, viewer, query), presentOrderRow),
  ),
  serve(
    endpoints.renewOrder,
    async ({ parts, viewer, params, body }) =>
      presentOrder(await renewAndView(parts, viewer, params.orderId, body)),
    { mayRepeat: stillSeesOrder },
  ),
  serve(endpoints.getOrder, async ({ parts, viewer, params }) =>
    presentOrder(await viewOrder(parts, viewer, params.orderId)),
  ),
  serve(endpoints.setBilling, async ({ parts, viewer, params, body }) =>
    presentOrder(await billAndView(parts, viewer, params.orderId, body)),
  ),
  serve(endpoints.getReceipt, ({ parts, viewer, params, query }) =>
    getReceipt(parts, viewer, params.orderId, query),
  ),
  serve(endpoints.getOrderPaper, ({ parts, viewer, params }) => getOrderPaper(parts, viewer, params)),
  serve(endpoints.openPayment, async ({ parts, viewer, params }) =>
    presentOrder(await openPaymentAndView(parts, viewer, params.orderId)),
  ),
  serve(endpoints.settleOrder, async ({ parts, viewer, params }) =>
    presentOrder(await settleAndView(parts, viewer, params.orderId)),
  ),
  serve(endpoints.cancelOrder, async ({ parts, viewer, params }) =>
    presentOrder(await cancelAndView(parts, viewer, params.orderId)),
  ),
  serve(
    endpoints.refundOrder,
    async ({ parts, viewer, params, body }) =>
      presentOrder(await refundAndView(parts, viewer, params.orderId, body)),
    { mayRepeat: stillSeesOrder },
  ),
  serve(receiveWebhook, ({ parts, body, raw }) => receiveProviderEvent(parts, body, raw.request.headers)),
];
