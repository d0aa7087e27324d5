import { z } from 'zod';
import { handledBy, type JobBinding, job } from '../../platform/jobs/jobs.ts';

/** At the moment a workout is told of, its boards are made anew with it. */
export const releaseWorkoutJob = job({
  name: 'competitions.release_workout',
  data: z.object({ competitionId: z.string() }),
});

export const workoutJobs: readonly JobBinding[] = [
  handledBy(releaseWorkoutJob, () => import('./workouts.jobs.handler.ts')),
];
