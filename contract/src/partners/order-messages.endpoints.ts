import { endpoint } from '../http/endpoint.ts';
import { deliveryReply, receivedParams, receivedReply } from './delivery.schema.ts';
import { newOrderMessage } from './order-message.schema.ts';

const writing = { times: 30, perSeconds: 3600 } as const;

export const writeToPartner = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/messages',
  summary: 'Send the shop a message about one of my orders. The staff who handle its orders are notified',
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
  summary: 'Send the buyer a message about an order. They are notified, guests by email',
  access: { owner: 'received order' },
  params: receivedParams,
  body: newOrderMessage,
  data: receivedReply,
  status: 201,
  idempotency: 'required',
  rateLimit: writing,
  errors: ['buyer_gone'],
});
