import { endpoint } from '../http/endpoint.ts';
import { deliveryReply, receivedParams, receivedReply } from './delivery.schema.ts';
import { newReturn, ownReturnParams, returnAnswer, returnRefund } from './return.schema.ts';

export const askForReturn = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/returns',
  summary:
    'Ask the partner to take goods of an own order back, within the days it gave when they were bought',
  access: 'signed_in',
  guests: true,
  params: receivedParams,
  body: newReturn,
  data: deliveryReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: ['not_found', 'return_not_offered', 'more_than_returnable'],
});

export const withdrawReturn = endpoint({
  method: 'DELETE',
  path: '/api/orders/:orderId/returns/:returnId',
  summary: 'Withdraw an own request for a return: the goods are kept',
  access: 'signed_in',
  guests: true,
  params: ownReturnParams,
  data: deliveryReply,
  errors: ['not_found', 'state_changed'],
});

export const answerReturn = endpoint({
  method: 'POST',
  path: '/api/received-orders/:orderId/returns/:returnId/answer',
  summary:
    'Accept a return and say where to send the goods, or decline it with a reason; the buyer is notified',
  access: { owner: 'received order' },
  params: ownReturnParams,
  body: returnAnswer,
  data: receivedReply,
  errors: ['state_changed'],
});

export const refundReturn = endpoint({
  method: 'POST',
  path: '/api/received-orders/:orderId/returns/:returnId/refund',
  summary: 'Refund the goods of a return, with or without putting them back into stock',
  access: { owner: 'received order' },
  params: ownReturnParams,
  body: returnRefund,
  data: receivedReply,
  idempotency: 'required',
  errors: ['state_changed', 'refund_exceeds_paid', 'dispute_open'],
});
