import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  contactCard,
  contactFormReply,
  contactMessage,
  contactMove,
  contactParams,
  contactQuery,
  contactReceipt,
  newContactAnswer,
  newContactMessage,
} from './contact.schema.ts';

const access = { accountTypes: ['admin'] } as const;

export const openContactForm = endpoint({
  method: 'GET',
  path: '/api/contact-form',
  summary: 'What a message must be sent with',
  access: 'public',
  data: contactFormReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact-messages',
  summary: 'Write to those who run the site. A receipt is mailed',
  access: 'public',
  body: newContactMessage,
  data: contactReceipt,
  status: 202,
  idempotency: 'required',
  errors: ['form_stale', 'form_used'],
});

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/api/contact-messages',
  summary: 'What people wrote, newest first',
  access,
  query: contactQuery,
  data: z.array(contactCard),
  shape: 'list',
  errors: [],
});

export const getContactMessage = endpoint({
  method: 'GET',
  path: '/api/contact-messages/:contactMessageId',
  summary: 'One message with what was answered',
  access,
  params: contactParams,
  data: contactMessage,
  errors: [],
});

export const answerContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact-messages/:contactMessageId/answers',
  summary: 'Answer by e-mail; the message counts as answered',
  access,
  params: contactParams,
  body: newContactAnswer,
  data: contactMessage,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['mail_not_set_up'],
});

export const moveContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact-messages/:contactMessageId/state',
  summary: 'Close a message, or take it up again',
  access,
  params: contactParams,
  body: contactMove,
  data: contactMessage,
  errors: ['message_move_not_allowed'],
});
