import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';
import {
  accountReply,
  accountTypeChange,
  historyLine,
  historyQuery,
  managedPersonReply,
  newSuspension,
  organizationChoice,
  peopleExportQuery,
  peopleQuery,
  personParams,
} from './managed-person.schema.ts';

/** admin: everybody; corporate_admin: people of the own organization, all others are 404. */
const access = { accountTypes: ['admin', 'corporate_admin'] } as const;
const guarded = ['last_administrator', 'last_corporate_admin'] as const;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  summary: 'List people by name or start of their email, type, state and organization',
  access,
  query: peopleQuery,
  data: z.array(managedPersonReply),
  shape: 'list',
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [],
});

export const exportPeople = endpoint({
  method: 'GET',
  path: '/api/people/export',
  summary: 'Export the filtered people as CSV; the export is logged',
  access,
  query: peopleExportQuery,
  data: exportReply,
  rateLimit: { times: 10, perSeconds: 60 },
  errors: ['export_too_large'],
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/people/:personId/account',
  summary: 'Get one account for administration',
  access,
  params: personParams,
  data: accountReply,
  errors: [],
});

export const listAccountHistory = endpoint({
  method: 'GET',
  path: '/api/people/:personId/history',
  summary: 'Get the history of an account, newest first',
  access,
  params: personParams,
  query: historyQuery,
  data: z.array(historyLine),
  shape: 'list',
  errors: [],
});

export const changeAccountType = endpoint({
  method: 'POST',
  path: '/api/people/:personId/account-type',
  summary: 'Change the account type',
  access,
  params: personParams,
  body: accountTypeChange,
  data: accountReply,
  errors: [...guarded, 'organization_needed', 'administrators_join_none'],
});

export const suspendPerson = endpoint({
  method: 'POST',
  path: '/api/people/:personId/suspension',
  summary: 'Suspend an account, or change the reason or end: ends sessions, streams and queued mail at once',
  access,
  params: personParams,
  body: newSuspension,
  data: accountReply,
  errors: guarded,
});

export const liftSuspension = endpoint({
  method: 'DELETE',
  path: '/api/people/:personId/suspension',
  summary: 'Lift a suspension',
  access,
  params: personParams,
  data: accountReply,
  errors: [],
});

export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/people/:personId/sessions',
  summary: 'End every session of a person',
  access,
  params: personParams,
  data: accountReply,
  errors: [],
});

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/people/:personId/second-factor',
  summary: 'Turn a person’s two-step sign-in off, for who lost app and recovery codes; ends their sessions',
  access: { accountTypes: ['admin'] },
  params: personParams,
  data: accountReply,
  errors: ['second_factor_off'],
});

export const chooseOrganization = endpoint({
  method: 'PUT',
  path: '/api/people/:personId/organization',
  summary: 'Add a person to an organization',
  access: { accountTypes: ['admin'] },
  params: personParams,
  body: organizationChoice,
  data: accountReply,
  errors: [...guarded, 'unknown_organization', 'administrators_join_none'],
});

export const removeFromOrganization = endpoint({
  method: 'DELETE',
  path: '/api/people/:personId/organization',
  summary: 'Remove a person from their organization; the account stays, its rights there end',
  access,
  params: personParams,
  data: z.null(),
  errors: guarded,
});
