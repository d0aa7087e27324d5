import type { DomainManifest } from '../domain-manifest.ts';
import { addAuditMonthsJob } from './audit.jobs.ts';
import { auditPersonalTables } from './audit-personal.repository.ts';

export const audit: DomainManifest = {
  jobs: () => [addAuditMonthsJob],
  personalData: { domain: 'audit', tables: auditPersonalTables },
};
