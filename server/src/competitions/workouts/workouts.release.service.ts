import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { releaseWorkoutJob } from './workouts.jobs.ts';

/** Schedules a ranking for each release time, so that the leaderboards then include the workouts. */
export async function scheduleReleases(
  parts: Parts,
  tx: Transaction,
  competitionId: string,
  releases: readonly (Date | null | undefined)[],
): Promise<void> {
  const now = parts.clock.now();
  for (const releaseAt of releases) {
    if (!releaseAt || releaseAt <= now) continue;
    await parts.jobs.enqueue(tx, releaseWorkoutJob, { competitionId }, { startAfter: releaseAt });
  }
}
