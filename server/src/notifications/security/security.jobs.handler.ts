import type { SecurityNotice } from '../../accounts/notices/notices.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellSecurityNotice } from './security.service.ts';

/** Runs the job that accounts declares (accounts/notices/notices.jobs.ts). */
export function handle(parts: Parts, notice: SecurityNotice): Promise<void> {
  return tellSecurityNotice(parts, notice);
}
