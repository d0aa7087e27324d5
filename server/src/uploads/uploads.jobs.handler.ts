import type { JobHandler } from '../platform/jobs/jobs.ts';
import type { sweepUploadsJob } from './uploads.jobs.ts';
import { sweepUploads } from './uploads.sweep.service.ts';

export const handle: JobHandler<typeof sweepUploadsJob.data> = (parts) => sweepUploads(parts);
