import type { DomainManifest } from '../domain-manifest.ts';
import { auditPersonalTables } from './audit-personal.repository.ts';

export const audit: DomainManifest = {
  personalData: { domain: 'audit', tables: auditPersonalTables },
};
