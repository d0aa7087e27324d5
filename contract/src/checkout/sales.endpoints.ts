import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { sellingParams, statementFile } from '../money/selling.schema.ts';
import { orderParams } from './order.schema.ts';
import {
  documentsQuery,
  offerParams,
  outsidePayment,
  refundParams,
  saleRefund,
  saleReply,
  saleRow,
  salesQuery,
  soldRefundRow,
  soldRefundsQuery,
} from './sales.schema.ts';

export const listSales = endpoint({
  method: 'GET',
  path: '/api/selling/:as/orders',
  summary: 'Paid orders of what you, or your company, sold, newest first',
  access: 'signed_in',
  params: sellingParams,
  query: salesQuery,
  data: z.array(saleRow),
  shape: 'list',
  errors: [],
});

export const listOfferSales = endpoint({
  method: 'GET',
  path: '/api/offers/:offerKind/:offerId/orders',
  summary: 'Paid orders of one event or competition for its staff, newest first',
  access: { owner: 'order' },
  params: offerParams,
  query: salesQuery,
  data: z.array(saleRow),
  shape: 'list',
  errors: [],
});

export const listSoldRefunds = endpoint({
  method: 'GET',
  path: '/api/selling/:as/refunds',
  summary: 'Refunds of what you, or your company, sold, newest first',
  access: 'signed_in',
  params: sellingParams,
  query: soldRefundsQuery,
  data: z.array(soldRefundRow),
  shape: 'list',
  errors: [],
});

export const downloadDocuments = endpoint({
  method: 'GET',
  path: '/api/selling/:as/documents/file',
  summary: 'Download my invoices and credit notes of a range of days as CSV, with a line per tax rate',
  access: 'signed_in',
  params: sellingParams,
  query: documentsQuery,
  data: statementFile,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [],
});

export const getSale = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/sale',
  summary: 'An order for the staff of what was bought: what can still be refunded, and how its refunds go',
  access: { owner: 'order' },
  params: orderParams,
  data: saleReply,
  errors: [],
});

export const retryRefund = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/refunds/:refundId/retry',
  summary: 'Send a refund that failed once more, now',
  access: { owner: 'order' },
  params: refundParams,
  data: saleReply,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: ['refund_not_failed'],
});

export const settleRefundOutside = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/refunds/:refundId/outside-payment',
  summary:
    'Mark a refund that failed as paid by its seller, past the payment provider. For its seller’s staff and administrators',
  access: { owner: 'order' },
  params: refundParams,
  body: outsidePayment,
  data: saleRefund,
  idempotency: 'required',
  rateLimit: { times: 30, perSeconds: 60 },
  errors: ['refund_not_failed', 'dispute_open', 'outside_date'],
});

export const takeBackLost = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/take-back',
  summary:
    'Take back what was bought after the buyer’s bank gave the money back: tickets are void, places free, access ends',
  access: { owner: 'order' },
  params: orderParams,
  data: saleReply,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: ['refund_not_allowed'],
});
