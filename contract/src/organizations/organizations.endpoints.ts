import { z } from 'zod';
import { meReply } from '../accounts/person.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import {
  corporateLineReply,
  corporatePatch,
  corporateQuery,
  corporateRegistrationReply,
  corporateReply,
  corporatesQuery,
  myOrganizationReply,
  newCorporate,
  newOrganization,
  organizationParams,
  trialPatch,
} from './organization.schema.ts';

/** Bytes of the largest logo: it travels with every mail. */
export const logoBytes = 1_048_576;

export const registerCorporate = endpoint({
  method: 'POST',
  path: '/api/corporate/register',
  summary:
    'Register a company and its first administrator; both are created when the mailed code is verified',
  access: 'public',
  body: newCorporate,
  data: corporateRegistrationReply,
  status: 202,
  errors: ['password_common', 'mail_not_set_up', 'identifier_taken'],
});

export const foundOrganization = endpoint({
  method: 'POST',
  path: '/api/organizations',
  summary: 'Register a company with the current account as its first administrator',
  access: 'signed_in',
  body: newOrganization,
  data: meReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 10, perSeconds: 3600 },
  errors: ['identifier_taken', 'already_in_organization'],
});

export const updateCorporate = endpoint({
  method: 'POST',
  path: '/api/corporate/update',
  summary: 'Change name, logo and colors of a company',
  access: { accountTypes: ['corporate_admin', 'admin'] },
  body: corporatePatch,
  bodyBytes: 2 * logoBytes,
  files: {
    logo: { maxBytes: logoBytes, required: false, description: 'JPEG, PNG, WebP, GIF or AVIF; at most 1 MB' },
  },
  data: corporateReply,
  errors: [
    'contrast_too_low',
    'colors_incomplete',
    'upload_unknown',
    'image_unreadable',
    'image_too_many_pixels',
    'image_too_many_frames',
    'image_too_slow',
    'upload_quota_used',
  ],
  rateLimit: { times: 30, perSeconds: 60 },
});

export const getCorporate = endpoint({
  method: 'GET',
  path: '/api/corporate',
  summary: 'Get a company by identifier, for its own people',
  access: 'signed_in',
  query: corporateQuery,
  data: corporateReply,
  errors: [],
});

export const listCorporates = endpoint({
  method: 'GET',
  path: '/api/corporates',
  summary: 'List companies by name: all for admins, your own for a corporate_admin',
  access: { accountTypes: ['admin', 'corporate_admin'] },
  query: corporatesQuery,
  data: z.array(corporateLineReply),
  shape: 'list',
  errors: [],
});

export const getMyOrganization = endpoint({
  method: 'GET',
  path: '/api/organizations/mine',
  summary: 'Get your company, or null',
  access: 'signed_in',
  data: myOrganizationReply.nullable(),
  errors: [],
});

export const changeTrial = endpoint({
  method: 'PATCH',
  path: '/api/organizations/:organizationId/trial',
  summary: 'Extend, shorten or convert a trial',
  access: { accountTypes: ['admin'] },
  params: organizationParams,
  body: trialPatch,
  data: corporateLineReply,
  errors: [],
});
