import { endpoint } from '../http/endpoint.ts';
import { deliveryReply, receivedParams, receivedReply } from './delivery.schema.ts';
import { ownCancellation, partnerCancellation } from './order-cancellation.schema.ts';

export const cancelOwnOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/cancellation',
  summary:
    'Cancel one of my shop orders, or pieces of it, before the partner accepts it. What was paid for them is refunded',
  access: 'signed_in',
  guests: true,
  params: receivedParams,
  body: ownCancellation,
  data: deliveryReply,
  idempotency: 'required',
  errors: ['not_found', 'state_changed', 'more_than_cancelable', 'refund_exceeds_paid', 'dispute_open'],
});

export const cancelReceivedOrder = endpoint({
  method: 'POST',
  path: '/api/received-orders/:orderId/cancellation',
  summary: 'Cancel an order before anything ships. The buyer sees the reason and gets a full refund',
  access: { owner: 'received order' },
  params: receivedParams,
  body: partnerCancellation,
  data: receivedReply,
  idempotency: 'required',
  errors: ['state_changed', 'refund_exceeds_paid', 'dispute_open'],
});
