import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** At a workout's release time, ranks its leaderboards again to include it, and tells who competes. */
export const releaseWorkoutJob = job({
  name: 'competitions.release_workout',
  data: z.object({ competitionId: z.string() }),
});
