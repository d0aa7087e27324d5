import { endpoint } from '../http/endpoint.ts';
import { ticketParams } from './event.schema.ts';
import { ticketAnswers, ticketPapersReply, ticketSignature } from './papers.schema.ts';

export const getTicketPapers = endpoint({
  method: 'GET',
  path: '/api/tickets/:ticketId/papers',
  summary: 'Questions and waivers for one of my tickets, or for one at a door where I work',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: ticketParams,
  data: ticketPapersReply,
  errors: [],
});

export const answerForTicket = endpoint({
  method: 'PUT',
  path: '/api/tickets/:ticketId/answers',
  summary: 'Set all answers about the person who comes with a ticket',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: ticketParams,
  body: ticketAnswers,
  data: ticketPapersReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['papers_closed', 'answers_closed', 'answer_required', 'upload_unknown'],
});

export const signForTicket = endpoint({
  method: 'POST',
  path: '/api/tickets/:ticketId/signatures',
  summary: 'Sign a waiver as the person who comes with a ticket; a minor signs with a parent or guardian',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: ticketParams,
  body: ticketSignature,
  bodyBytes: 2_000_000,
  data: ticketPapersReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['papers_closed', 'waiver_changed', 'waiver_inactive', 'guardian_required', 'birth_date_required'],
});
