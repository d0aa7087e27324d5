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
  summary: 'Get the contact form and its token',
  access: 'public',
  data: contactFormReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact-messages',
  summary: 'Send a message to the site’s team. A confirmation is emailed',
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
  summary: 'List contact messages, newest first',
  access,
  query: contactQuery,
  data: z.array(contactCard),
  shape: 'list',
  errors: [],
});

export const getContactMessage = endpoint({
  method: 'GET',
  path: '/api/contact-messages/:contactMessageId',
  summary: 'Get a contact message with its replies',
  access,
  params: contactParams,
  data: contactMessage,
  errors: [],
});

export const answerContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact-messages/:contactMessageId/answers',
  summary: 'Reply by email and mark the message as answered',
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
  summary: 'Close or reopen a message',
  access,
  params: contactParams,
  body: contactMove,
  data: contactMessage,
  errors: ['message_move_not_allowed'],
});
