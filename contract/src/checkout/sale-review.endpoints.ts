import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { disputesQuery } from './disputes.schema.ts';
import { orderParams } from './order.schema.ts';
import { allDisputesRow, failedRefundRow, failedRefundsQuery, reviewedSale } from './sale-review.schema.ts';

const access = { accountTypes: ['admin'] } as const;

export const listAllDisputes = endpoint({
  method: 'GET',
  path: '/api/payment-disputes',
  summary: 'Payments that buyers’ banks took back from any seller, newest first',
  access,
  query: disputesQuery,
  data: z.array(allDisputesRow),
  shape: 'list',
  errors: [],
});

export const listFailedRefunds = endpoint({
  method: 'GET',
  path: '/api/failed-refunds',
  summary: 'Refunds of any seller that the provider couldn’t send, newest first',
  access,
  query: failedRefundsQuery,
  data: z.array(failedRefundRow),
  shape: 'list',
  errors: [],
});

export const reviewSale = endpoint({
  method: 'GET',
  path: '/api/payment-reviews/:orderId',
  summary: 'Read a sale with a dispute, an alert or a failed refund. The audit log keeps who read it',
  access,
  params: orderParams,
  data: reviewedSale,
  errors: [],
});
