import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** At the moment a workout is told of, its boards are made anew with it. */
export const releaseWorkoutJob = job({
  name: 'competitions.release_workout',
  data: z.object({ competitionId: z.string() }),
  load: async () => (await import('./workouts.release.service.ts')).showReleased,
});
