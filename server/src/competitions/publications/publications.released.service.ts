import { day } from '@chalkline/contract/spans.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoardsOf } from '../board-requests/board-requests.service.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import { notifyOfReleased } from './publications.notify.service.ts';

/**
 * Ranks a competition's leaderboards again and notifies who competes in what was released. A workout postponed meanwhile
 * stays hidden.
 */
export async function showReleased(
  parts: Parts,
  { competitionId }: { readonly competitionId: string },
): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await requestBoardsOf(parts, tx, competitionId);
    const now = parts.clock.now();
    for (const workout of await findWorkouts(tx.sql, competitionId)) {
      const { releaseAt } = workout;
      if (releaseAt === null || !isReleased(workout, now)) continue;
      // Those released long ago are no news to who registered since.
      if (now.getTime() - releaseAt.getTime() < day) await notifyOfReleased(parts, tx, null, workout);
    }
  });
}
