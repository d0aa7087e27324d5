import { z } from 'zod';
import { deleteExpired, type Retention } from '../database/retention.ts';
import { doneBy, type Job, job } from './jobs.ts';

/** Deletes the rows that are past their table's retention, once an hour. */
const deleteExpiredJob = job({
  name: 'retention.delete_expired',
  data: z.strictObject({}),
  schedule: '27 * * * *',
});

export function retentionJob(retentions: readonly Retention[]): Job {
  return doneBy(deleteExpiredJob, async () => async (parts, _data, { signal }) => {
    const deleted = await deleteExpired(parts.database.sql, retentions, parts.clock.now(), signal);
    parts.log.debug({ deleted: Object.fromEntries(deleted) }, 'expired rows deleted');
  });
}
