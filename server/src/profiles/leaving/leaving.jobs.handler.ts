import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { eraseLeftJob } from './leaving.jobs.ts';
import { eraseLeft } from './leaving.service.ts';

/** The handler for what the domains of this process answer. */
export function handleWith(domains: readonly PersonalData[]): JobHandler<typeof eraseLeftJob.data> {
  return (parts) => eraseLeft(parts, domains);
}
