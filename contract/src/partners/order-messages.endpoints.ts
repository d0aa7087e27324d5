import { endpoint } from '../http/endpoint.ts';
import { deliveryReply, receivedParams, receivedReply } from './delivery.schema.ts';
import { newOrderMessage } from './order-message.schema.ts';

const writing = { times: 30, perSeconds: 3600 } as const;

export const writeToPartner = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/messages',
  summary: 'Write to the partner about an own order of goods; who handles its orders is notified',
  access: 'signed_in',
  guests: true,
  params: receivedParams,
  body: newOrderMessage,
  data: deliveryReply,
  status: 201,
  idempotency: 'required',
  rateLimit: writing,
  errors: ['not_found'],
});

export const writeToBuyer = endpoint({
  method: 'POST',
  path: '/api/received-orders/:orderId/messages',
  summary: 'Write to the buyer about an order; they are notified, without an account by email',
  access: { owner: 'received order' },
  params: receivedParams,
  body: newOrderMessage,
  data: receivedReply,
  status: 201,
  idempotency: 'required',
  rateLimit: writing,
  errors: ['buyer_gone'],
});
