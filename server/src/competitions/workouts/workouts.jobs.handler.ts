import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { releaseWorkoutJob } from './workouts.jobs.ts';
import { showReleased } from './workouts.release.service.ts';

export const handle: JobHandler<typeof releaseWorkoutJob.data> = showReleased;
