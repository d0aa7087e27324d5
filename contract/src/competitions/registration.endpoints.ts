import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { divisionParams } from './division.schema.ts';
import {
  registrationFigures,
  registrationReply,
  registrationSettings,
  registrationSettingsReply,
  waitingReply,
} from './registration.schema.ts';

export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/registration',
  summary: 'When and for what price athletes register, places left, and what speaks against the viewer',
  access: 'public',
  guests: true,
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
  idempotency: 'optional',
  errors: ['competition_closed', 'unknown_division', 'state_changed', 'payout_account_needed'],
});

export const getRegistrationFigures = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/registration-figures',
  summary: 'Registrations over time, what was paid and who waits, by division, for its staff',
  access: { owner: 'competition' },
  params: competitionParams,
  data: registrationFigures,
  errors: [],
});

export const joinWaitingList = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/divisions/:divisionId/waiting-place',
  summary: 'Join the waiting list of a full division. Who is on it keeps their place',
  access: 'signed_in',
  params: divisionParams,
  data: registrationReply,
  errors: [
    'unknown_division',
    'sales_not_started',
    'sales_ended',
    'not_eligible',
    'already_registered',
    'places_left',
  ],
});

export const leaveWaitingList = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/divisions/:divisionId/waiting-place',
  summary: 'Leave the waiting list of a division, or let an offered place go to the next',
  access: 'signed_in',
  params: divisionParams,
  data: registrationReply,
  errors: [],
});

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/waiting-list',
  summary: 'Who is on the waiting lists of a competition, in order, for its staff',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(waitingReply),
  errors: [],
});
