import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { sweepAccountsJob } from './sweeps.jobs.ts';
import { sweepAccounts } from './sweeps.service.ts';

export const handle: JobHandler<typeof sweepAccountsJob.data> = (parts) => sweepAccounts(parts);
