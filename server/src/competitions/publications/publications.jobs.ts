import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Publishes the drafts of a competition whose moment has come. */
export const publishDueJob = job({
  name: 'competitions.publish_due',
  data: z.strictObject({ competitionId: z.uuid() }),
  load: async () => (await import('./publications.due.service.ts')).publishDue,
});
