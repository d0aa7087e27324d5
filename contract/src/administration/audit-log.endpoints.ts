import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { auditLogLine, auditLogQuery } from './audit-log.schema.ts';

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit-log',
  summary: 'What was done on the whole site, by whom and when, newest first; not what exactly changed',
  access: { accountTypes: ['admin'] },
  query: auditLogQuery,
  data: z.array(auditLogLine),
  shape: 'list',
  errors: [],
});
