import { z } from 'zod';
import { quoteReply } from '../checkout/order.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { waiversReply } from '../waivers/waiver.schema.ts';
import {
  deskPaperParams,
  deskPeopleQuery,
  deskPersonParams,
  deskPersonReply,
  deskPersonRow,
  deskQuote,
  deskSaleParams,
  deskSaleReply,
  deskSignature,
  deskTicket,
  deskUndo,
  newDeskPlan,
  newDeskSale,
} from './front-desk.schema.ts';

const desk = { accountTypes: ['corporate_admin', 'receptionist'] } as const;

export const findDeskPeople = endpoint({
  method: 'GET',
  path: '/api/desk/people',
  summary: 'Find people of my organization by name, without accents: its people, members and ticket holders',
  access: desk,
  query: deskPeopleQuery,
  data: z.array(deskPersonRow),
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [],
});

export const getDeskPerson = endpoint({
  method: 'GET',
  path: '/api/desk/people/:personId',
  summary: 'Get what the desk sees of a person: name, photo, plans, visits and tickets',
  access: desk,
  params: deskPersonParams,
  data: deskPersonReply,
  errors: [],
});

export const getDeskWaivers = endpoint({
  method: 'GET',
  path: '/api/desk/people/:personId/waivers',
  summary: 'Get the waivers of my organization with what this person has signed of them',
  access: desk,
  params: deskPersonParams,
  data: waiversReply,
  errors: [],
});

export const signAtDesk = endpoint({
  method: 'POST',
  path: '/api/desk/people/:personId/signatures',
  summary:
    'Sign a waiver of my organization as this person, on the device that the desk hands over. Safe to repeat',
  access: desk,
  params: deskPersonParams,
  body: deskSignature,
  bodyBytes: 2_000_000,
  data: waiversReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['waiver_changed', 'waiver_inactive', 'guardian_required', 'birth_date_required'],
});

export const askToSignAtDesk = endpoint({
  method: 'PUT',
  path: '/api/desk/people/:personId/waiver-request',
  summary: 'Ask this person to sign in their own account, once a day. Safe to repeat',
  access: desk,
  params: deskPersonParams,
  data: waiversReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const findDeskTickets = endpoint({
  method: 'GET',
  path: '/api/desk/tickets',
  summary:
    'Find tickets to events of my organization by the name on them or of their buyer, where that isn’t the name of who has them',
  access: desk,
  query: deskPeopleQuery,
  data: z.array(deskTicket),
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [],
});

const refusedTickets = [
  'over_limit',
  'under_limit',
  'sales_not_started',
  'sales_ended',
  'code_invalid',
  'code_expired',
  'code_not_applicable',
  'code_used_up',
  'amount_below_minimum',
  'amount_step',
  'payouts_disabled',
  'sales_paused',
] as const;

export const quoteAtDesk = endpoint({
  method: 'POST',
  path: '/api/desk/quotes',
  summary: 'What tickets and add-ons would cost at the desk, with a promo code. Nothing is held',
  access: desk,
  body: deskQuote,
  data: quoteReply,
  rateLimit: { times: 120, perSeconds: 60 },
  errors: refusedTickets,
});

export const sellAtDesk = endpoint({
  method: 'POST',
  path: '/api/desk/sales',
  summary:
    'Sell tickets and add-ons at the desk, for cash or by a card that the buyer enters on their own phone. Questions and waivers are asked there or at the door',
  access: desk,
  body: newDeskSale,
  data: deskSaleReply,
  status: 201,
  idempotency: 'required',
  errors: ['sold_out', ...refusedTickets],
});

export const offerPlanAtDesk = endpoint({
  method: 'POST',
  path: '/api/desk/plans',
  summary: 'Have someone pay the next period of a plan by card, on their own phone',
  access: desk,
  body: newDeskPlan,
  data: deskSaleReply,
  status: 201,
  idempotency: 'required',
  errors: [
    'sold_out',
    'over_limit',
    'sales_ended',
    'not_eligible',
    'amount_below_minimum',
    'payouts_disabled',
    'sales_paused',
  ],
});

export const getDeskSale = endpoint({
  method: 'GET',
  path: '/api/desk/sales/:orderId',
  summary: 'Get whether an order of tickets or a plan is paid',
  access: desk,
  params: deskSaleParams,
  data: deskSaleReply,
  errors: [],
});

export const getDeskPaper = endpoint({
  method: 'GET',
  path: '/api/desk/sales/:orderId/papers/:paper',
  summary: 'The receipt of a paid sale, or its tickets where the buyer has no account, as PDF',
  access: desk,
  params: deskPaperParams,
  data: z.null(),
  contentType: 'application/pdf',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const takeDeskCash = endpoint({
  method: 'POST',
  path: '/api/desk/sales/:orderId/cash',
  summary:
    'Take cash for an order of tickets or a plan that isn’t paid. A card payment that is open is canceled first. Safe to repeat',
  access: desk,
  params: deskSaleParams,
  data: deskSaleReply,
  errors: ['already_paid', 'hold_expired'],
});

export const undoDeskSale = endpoint({
  method: 'POST',
  path: '/api/desk/sales/:orderId/undo',
  summary:
    'Undo my own sale of the last 12 hours: its tickets are void, the time of a plan ends, cash goes back from the till, a card is refunded. Safe to repeat',
  access: desk,
  params: deskSaleParams,
  body: deskUndo,
  data: deskSaleReply,
  idempotency: 'required',
  errors: ['undo_not_allowed', 'undo_used', 'refund_exceeds_paid', 'dispute_open'],
});

export const giveCashBack = endpoint({
  method: 'POST',
  path: '/api/desk/sales/:orderId/cash-back',
  summary:
    'Say that I gave back the cash that refunds of an order of tickets or a plan are about. Safe to repeat',
  access: desk,
  params: deskSaleParams,
  data: deskSaleReply,
  errors: [],
});

export const stopDeskSale = endpoint({
  method: 'DELETE',
  path: '/api/desk/sales/:orderId',
  summary: 'Cancel an order of tickets or a plan that isn’t paid. Safe to repeat',
  access: desk,
  params: deskSaleParams,
  data: deskSaleReply,
  errors: ['already_paid'],
});
