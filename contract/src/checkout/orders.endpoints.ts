import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  billingDetails,
  newRefund,
  orderDraft,
  orderPaperParams,
  orderParams,
  orderRenewal,
  orderReply,
  orderRow,
  ordersQuery,
  quoteReply,
  receiptQuery,
} from './order.schema.ts';

const refusedOffers = [
  'sales_not_started',
  'sales_ended',
  'over_limit',
  'under_limit',
  'code_invalid',
  'code_expired',
  'code_not_applicable',
  'code_used_up',
  'answer_required',
  'waiver_required',
  'not_eligible',
  'amount_below_minimum',
  'amount_step',
  'currency_unsupported',
  'payouts_disabled',
  'sales_paused',
  'product_not_sold',
  'one_currency',
  'delivery_required',
  'not_delivered_there',
  'program_not_sold',
  'program_owned',
] as const;

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/api/orders/quote',
  summary: 'What an order would cost now. Nothing is held',
  access: 'signed_in',
  guests: true,
  body: orderDraft,
  data: quoteReply,
  rateLimit: { times: 120, perSeconds: 60 },
  errors: refusedOffers,
});

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary: 'Place an order: prices are frozen and places held. An order of 0 is fulfilled at once',
  access: 'signed_in',
  guests: true,
  body: orderDraft,
  data: orderReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [...refusedOffers, 'sold_out'],
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  summary: 'List my orders that are paid or still to be paid, newest first',
  access: 'signed_in',
  guests: true,
  query: ordersQuery,
  data: z.array(orderRow),
  shape: 'list',
  errors: [],
});

export const renewOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/renewal',
  summary:
    'Order the same again at today’s prices, in place of an unpaid order: after its hold is over, or with another promo code',
  access: { owner: 'order' },
  guests: true,
  params: orderParams,
  body: orderRenewal,
  data: orderReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [...refusedOffers, 'sold_out', 'already_paid', 'hold_expired', 'payment_in_progress'],
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId',
  summary: 'An order with its lines, payment and refunds, for its buyer and the staff of what was bought',
  access: { owner: 'order' },
  guests: true,
  params: orderParams,
  data: orderReply,
  errors: [],
});

export const setBilling = endpoint({
  method: 'PUT',
  path: '/api/orders/:orderId/billing',
  summary: 'Set the billing details of a paid order. My next orders start with the same details',
  access: { owner: 'order' },
  guests: true,
  params: orderParams,
  body: billingDetails,
  data: orderReply,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: ['billing_closed'],
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/receipt',
  summary: 'The receipt or invoice of a paid order as PDF, or the credit note of one of its refunds',
  access: { owner: 'order' },
  guests: true,
  params: orderParams,
  query: receiptQuery,
  data: z.null(),
  contentType: 'application/pdf',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const getOrderPaper = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/papers/:paper',
  summary:
    'What comes with the confirmation of an order, for its buyer: its QR codes as PDF, or a calendar file',
  access: { owner: 'order' },
  guests: true,
  params: orderPaperParams,
  data: z.null(),
  contentType: '*/*',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const openPayment = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/payment',
  summary:
    'Open the payment of an order, or give the one that is open. Leaves the hold at least 5 minutes, once',
  access: { owner: 'order' },
  guests: true,
  params: orderParams,
  data: orderReply,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [
    'hold_expired',
    'already_paid',
    'payment_in_progress',
    'payment_refused',
    'payouts_disabled',
    'sales_paused',
    'answer_required',
    'waiver_required',
  ],
});

export const settleOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/settlement',
  summary: 'Ask the provider what became of the payment: for the page that the buyer returns to',
  access: { owner: 'order' },
  guests: true,
  params: orderParams,
  data: orderReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const cancelOrder = endpoint({
  method: 'DELETE',
  path: '/api/orders/:orderId',
  summary: 'Cancel an unpaid order. A payment that gets through meanwhile is refunded',
  access: { owner: 'order' },
  guests: true,
  params: orderParams,
  data: orderReply,
  errors: ['already_paid', 'hold_expired', 'dispute_open'],
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/refunds',
  summary:
    'Refund units or an amount: buyers by the refund rule of the order, staff any part of what was paid',
  access: { owner: 'order' },
  guests: true,
  params: orderParams,
  body: newRefund,
  data: orderReply,
  status: 201,
  idempotency: 'required',
  errors: ['refund_exceeds_paid', 'dispute_open', 'refund_not_allowed', 'amount_step'],
});
