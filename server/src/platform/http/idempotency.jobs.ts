import { z } from 'zod';
import { job } from '../jobs/jobs.ts';

/** Forgets first answers that are past their time, once an hour. */
export const sweepIdempotencyKeysJob = job({
  name: 'http.sweep_idempotency_keys',
  data: z.strictObject({}),
  schedule: '17 * * * *',
});
