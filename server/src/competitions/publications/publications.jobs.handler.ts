import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { publishDue } from './publications.due.service.ts';
import type { publishDueJob } from './publications.jobs.ts';

export const handle: JobHandler<typeof publishDueJob.data> = (parts, { competitionId }) =>
  publishDue(parts, competitionId);
