import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';

const file = {
  method: 'GET',
  access: 'signed_in',
  data: exportReply,
  rateLimit: { times: 10, perSeconds: 60 },
  errors: ['partner_export_too_large'],
} as const;

export const exportProducts = endpoint({
  ...file,
  path: '/api/own-products/export',
  summary: 'The products of my partner as CSV, a row for each variant that is sold',
});

export const exportReceivedOrders = endpoint({
  ...file,
  path: '/api/received-orders/export',
  summary: 'The orders that my partner received as CSV, a row for each line, the latest first',
});
