import * as endpoints from '@chalkline/contract/administration/audit-log.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { listAuditLog } from './audit-log.service.ts';

export function auditLogRoutes(kinds: Parameters<typeof listAuditLog>[3]): readonly Route[] {
  return [
    serve(endpoints.listAuditLog, ({ parts, viewer, query }) => listAuditLog(parts, viewer, query, kinds)),
  ];
}
