import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { sweepNotificationsJob } from './sweeps.jobs.ts';
import { sweepNotifications } from './sweeps.service.ts';

export const handle: JobHandler<typeof sweepNotificationsJob.data> = (parts) => sweepNotifications(parts);
