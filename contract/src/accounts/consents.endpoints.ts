import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { consentParams, consentReply } from './consent.schema.ts';

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/people/me/consents',
  summary: 'List what health data I agreed to have kept, and since when',
  access: 'signed_in',
  data: z.array(consentReply),
  errors: [],
});

export const giveConsent = endpoint({
  method: 'PUT',
  path: '/api/people/me/consents/:purpose',
  summary: 'Agree to have health data kept for a purpose; given twice, the first time counts',
  access: 'signed_in',
  params: consentParams,
  data: z.array(consentReply),
  errors: [],
});

export const withdrawConsent = endpoint({
  method: 'DELETE',
  path: '/api/people/me/consents/:purpose',
  summary: 'Withdraw a consent, and delete everything that was kept for it',
  access: 'signed_in',
  params: consentParams,
  data: z.array(consentReply),
  errors: [],
});
