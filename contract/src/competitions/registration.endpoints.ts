import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { registrationReply, registrationSettings, registrationSettingsReply } from './registration.schema.ts';

export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/registration',
  summary: 'When and for what price athletes register, places left, and what speaks against the viewer',
  access: 'public',
  params: competitionParams,
  data: registrationReply,
  errors: [],
});

export const getRegistrationSettings = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/registration-settings',
  summary: 'How athletes register: window, places, prices, refunds',
  access: { owner: 'competition' },
  params: competitionParams,
  data: registrationSettingsReply,
  errors: [],
});

export const setRegistrationSettings = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/registration-settings',
  summary: 'Change how athletes register. Orders that are placed keep their prices and refund rule',
  access: { owner: 'competition' },
  params: competitionParams,
  body: registrationSettings,
  data: registrationSettingsReply,
  errors: ['competition_closed', 'unknown_division', 'state_changed', 'payout_account_needed'],
});
