import { endpoint } from '../http/endpoint.ts';
import { passParams, passReply } from './pass.schema.ts';
import { newTransfer, ticketAcceptance, transferParams } from './transfer.schema.ts';

const refusals = [
  'transfer_not_allowed',
  'ticket_going_back',
  'ticket_void',
  'already_checked_in',
  'event_over',
] as const;

export const offerPass = endpoint({
  method: 'PUT',
  path: '/api/passes/:passId/transfer',
  summary:
    'Offer one of my passes to someone by email, until it was used. It stays mine until they accept it',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: passParams,
  body: newTransfer,
  data: passReply,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [...refusals, 'transfer_open', 'transfer_to_self', 'too_many_transfers'],
});

export const withdrawPassOffer = endpoint({
  method: 'DELETE',
  path: '/api/passes/:passId/transfer',
  summary: 'Withdraw the offer of one of my passes',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: passParams,
  data: passReply,
  errors: [],
});

export const giveBackPass = endpoint({
  method: 'POST',
  path: '/api/passes/:passId/return',
  summary:
    'Give back a pass that someone else bought and I have: by their order’s refund rule the money goes to them',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: passParams,
  data: passReply,
  errors: ['ticket_void', 'already_checked_in', 'refund_not_allowed', 'refund_exceeds_paid', 'dispute_open'],
});

export const acceptPass = endpoint({
  method: 'POST',
  path: '/api/pass-transfers/:transferId/acceptance',
  summary: 'Accept a pass that is offered to me: it gets a new code, and the earlier one is void',
  access: { owner: 'transfer' },
  guests: 'everywhere',
  params: transferParams,
  body: ticketAcceptance,
  data: passReply,
  errors: [...refusals, 'answer_required', 'waiver_required'],
});
