import type { JobHandler } from '../jobs/jobs.ts';
import type { sweepIdempotencyKeysJob } from './idempotency.jobs.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';

export const handle: JobHandler<typeof sweepIdempotencyKeysJob.data> = async (parts) => {
  const removed = await sweepIdempotencyKeys(parts.database, parts.clock.now());
  parts.log.debug({ removed }, 'idempotency keys swept');
};
