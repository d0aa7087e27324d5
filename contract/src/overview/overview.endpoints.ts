import { endpoint } from '../http/endpoint.ts';
import { overviewReply } from './overview.schema.ts';

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/overview',
  summary: 'Get the key figures of the site or your organization, and what needs attention',
  access: { accountTypes: ['admin', 'corporate_admin'] },
  data: overviewReply,
  errors: [],
});
