import { endpoint } from '../http/endpoint.ts';
import { overviewReply } from './overview.schema.ts';

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/overview',
  summary: 'The figures of the site, or of one’s own organization, and what needs attention',
  access: { accountTypes: ['admin', 'corporate_admin'] },
  data: overviewReply,
  errors: [],
});
