import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** At a workout's release time, ranks its leaderboards again to include it. */
export const releaseWorkoutJob = job({
  name: 'competitions.release_workout',
  data: z.object({ competitionId: z.string() }),
  load: async () => (await import('./workouts.release.service.ts')).showReleased,
});
