import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Deletes old notifications, once a day. */
export const sweepNotificationsJob = job({
  name: 'notifications.sweep',
  data: z.strictObject({}),
  schedule: '53 3 * * *',
});
