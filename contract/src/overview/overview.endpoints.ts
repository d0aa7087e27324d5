import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';
import { deskReply } from './desk.schema.ts';
import { overviewQuery, overviewReply } from './overview.schema.ts';

const access = { accountTypes: ['admin', 'corporate_admin'] } as const;

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/overview',
  summary: 'Get the key figures of the site or your organization, and what needs attention',
  access,
  query: overviewQuery,
  data: overviewReply,
  errors: [],
});

export const exportOverview = endpoint({
  method: 'GET',
  path: '/api/overview/export',
  summary: 'Export the figures as CSV, a row for each day, with as many days before',
  access,
  query: overviewQuery,
  data: exportReply,
  rateLimit: { times: 10, perSeconds: 60 },
  errors: [],
});

export const getDesk = endpoint({
  method: 'GET',
  path: '/api/overview/desk',
  summary: 'What I work on at my organization’s desk: doors, check-ins, stock, members, what I entered',
  access: { accountTypes: ['corporate_admin', 'receptionist'] },
  data: deskReply,
  errors: [],
});
