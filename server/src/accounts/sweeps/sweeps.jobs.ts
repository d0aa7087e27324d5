import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Forgets sessions, registrations, codes and counts of tries that are past their time, once an hour. */
export const sweepAccountsJob = job({
  name: 'accounts.sweep',
  data: z.strictObject({}),
  schedule: '27 * * * *',
});
