import type {
  BillingDetails,
  NewRefund,
  OrderDraft,
  OrderRenewal,
} from '@chalkline/contract/checkout/order.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { setBilling } from '../orders/orders.billing.service.ts';
import { placeOrder } from '../orders/orders.place.service.ts';
import { openPayment } from '../payments/payments.open.service.ts';
import { requestRefund } from '../refunds/refunds.service.ts';
import { cancelOrder } from './cancel.service.ts';
import { type OrderView, viewOrder } from './order-view.service.ts';
import { renewOrder } from './renew.service.ts';
import { settleOrder } from './settle.service.ts';

/** Each call on an order answers with the order as it is afterwards. */
export async function placeAndView(parts: Parts, viewer: Viewer, draft: OrderDraft): Promise<OrderView> {
  return viewOrder(parts, viewer, await placeOrder(parts, viewer, draft));
}

export async function openPaymentAndView(parts: Parts, viewer: Viewer, orderId: string): Promise<OrderView> {
  await openPayment(parts, viewer, orderId);
  return viewOrder(parts, viewer, orderId);
}

export async function settleAndView(parts: Parts, viewer: Viewer, orderId: string): Promise<OrderView> {
  await settleOrder(parts, viewer, orderId);
  return viewOrder(parts, viewer, orderId);
}

export async function cancelAndView(parts: Parts, viewer: Viewer, orderId: string): Promise<OrderView> {
  await cancelOrder(parts, viewer, orderId);
  return viewOrder(parts, viewer, orderId);
}

export async function renewAndView(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  renewal: OrderRenewal,
): Promise<OrderView> {
  return viewOrder(parts, viewer, await renewOrder(parts, viewer, orderId, renewal));
}

export async function billAndView(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  billing: BillingDetails,
): Promise<OrderView> {
  await setBilling(parts, viewer, orderId, billing);
  return viewOrder(parts, viewer, orderId);
}

export async function refundAndView(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  asked: NewRefund,
): Promise<OrderView> {
  await requestRefund(parts, viewer, orderId, asked);
  return viewOrder(parts, viewer, orderId);
}
