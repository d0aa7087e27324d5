import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { preferencesPatch, preferencesReply } from './preference.schema.ts';
import { unsubscribedReply, unsubscribeParams } from './unsubscribe.schema.ts';

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  summary: 'Get your notification preferences',
  access: 'signed_in',
  data: preferencesReply,
  errors: [],
});

export const changeNotificationPreferences = endpoint({
  method: 'PATCH',
  path: '/api/notifications/preferences',
  summary: 'Update your notification preferences; omitted ones stay',
  access: 'signed_in',
  body: preferencesPatch,
  data: preferencesReply,
  errors: ['kind_fixed'],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/notifications/unsubscriptions/:token',
  summary: 'Unsubscribe from a kind of email, from the page or with RFC 8058 one-click',
  access: 'public',
  signedOut: true,
  params: unsubscribeParams,
  // Mail programs post a form; what it says adds nothing to the address.
  takesForms: true,
  data: unsubscribedReply,
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['unsubscribe_link_invalid'],
});

export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/notifications/unsubscriptions/:token',
  summary: 'Redirect to the unsubscribe page; opening the link changes nothing',
  access: 'public',
  signedOut: true,
  params: unsubscribeParams,
  data: z.null(),
  status: 303,
  contentType: 'text/html',
  errors: [],
});
