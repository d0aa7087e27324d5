import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoardsOf } from '../board-requests/board-requests.service.ts';
import { releaseWorkoutJob } from './workouts.jobs.ts';

/** Sees to it that the boards have these workouts from the moment on at which each is told of. */
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

/** Makes the boards of a competition anew; one whose workout was put off meanwhile stays as it is. */
export async function showReleased(
  parts: Parts,
  { competitionId }: { readonly competitionId: string },
): Promise<void> {
  await parts.database.transaction((tx) => requestBoardsOf(parts, tx, competitionId));
}
