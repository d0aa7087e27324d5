import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  applicationsQuery,
  directoryPartner,
  newPartner,
  partnerDecision,
  partnerParams,
  partnerPatch,
  partnerReply,
  partnersQuery,
} from './partner.schema.ts';
import { partnerFigures, partnerFiguresQuery } from './partner-figures.schema.ts';

export const listPartners = endpoint({
  method: 'GET',
  path: '/api/partners',
  summary: 'The approved partners by name, with how many products they sell and from which price',
  access: 'public',
  signedOut: true,
  query: partnersQuery,
  data: z.array(directoryPartner),
  shape: 'list',
  errors: [],
});

export const getPartner = endpoint({
  method: 'GET',
  path: '/api/partners/:partnerId',
  summary: 'A partner; one that is not approved for its owner and administrators alone',
  access: 'public',
  signedOut: true,
  params: partnerParams,
  data: partnerReply,
  errors: [],
});

export const getOwnPartner = endpoint({
  method: 'GET',
  path: '/api/own-partner',
  summary: 'My partner with the state of its application; null without one',
  access: 'signed_in',
  data: partnerReply.nullable(),
  errors: [],
});

export const getPartnerFigures = endpoint({
  method: 'GET',
  path: '/api/own-partner/figures',
  summary: 'What my partner sold in a period against the one before, and what needs attention',
  access: 'signed_in',
  query: partnerFiguresQuery,
  data: partnerFigures,
  errors: ['partner_needed'],
});

export const listPartnerApplications = endpoint({
  method: 'GET',
  path: '/api/partner-applications',
  summary: 'Partners by the state of their application, by name',
  access: { accountTypes: ['admin'] },
  query: applicationsQuery,
  data: z.array(partnerReply),
  shape: 'list',
  errors: [],
});

export const applyAsPartner = endpoint({
  method: 'POST',
  path: '/api/partners',
  summary: 'Apply as a partner. An administrator decides',
  access: 'signed_in',
  body: newPartner,
  data: partnerReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['partner_exists', 'works_for_partner', 'partner_country_unknown', 'upload_unknown'],
});

export const changePartner = endpoint({
  method: 'PATCH',
  path: '/api/partners/:partnerId',
  summary: 'Change my partner. One that was refused applies again by it',
  access: { owner: 'partner' },
  params: partnerParams,
  body: partnerPatch,
  data: partnerReply,
  errors: ['state_changed', 'partner_country_unknown', 'upload_unknown'],
});

export const decidePartner = endpoint({
  method: 'POST',
  path: '/api/partners/:partnerId/decision',
  summary: 'Approve a partner, refuse it, or take an approved one off the directory',
  access: { accountTypes: ['admin'] },
  params: partnerParams,
  body: partnerDecision,
  data: partnerReply,
  idempotency: 'required',
  errors: ['state_changed'],
});

export const deletePartner = endpoint({
  method: 'DELETE',
  path: '/api/partners/:partnerId',
  summary: 'Withdraw my application, or leave the directory for good',
  access: { owner: 'partner' },
  params: partnerParams,
  data: z.null(),
  errors: ['orders_open'],
});
