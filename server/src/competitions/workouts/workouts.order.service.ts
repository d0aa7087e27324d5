import type { NewOrder } from '@chalkline/contract/competitions/order.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { settingsChanged } from '../competitions/competitions.errors.ts';
import { auditCompetition } from '../competitions/competitions.service.ts';
import { changeBesideMadeCuts } from '../cuts/cuts.settings.service.ts';
import { requestBoardsOf } from '../standings/boards.request.service.ts';
import { findWorkouts, placeWorkouts, type Workout } from './workouts.repository.ts';

/** All workouts in a new order. Throws 409 when they stand in another one than was seen, and where others would count for a cut. */
export async function orderWorkouts(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { from, to }: NewOrder,
): Promise<Workout[]> {
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    const present = await findWorkouts(tx.sql, competitionId);
    if (String(present.map(({ id }) => id)) !== String(from)) throw settingsChanged();
    await changeBesideMadeCuts(tx.sql, competitionId, { workouts: 'body.to' }, () =>
      placeWorkouts(tx.sql, to),
    );
    const change = { before: { workoutIds: from }, after: { workoutIds: to } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.workouts_ordered', change);
    // Boards show their columns in this order.
    await requestBoardsOf(parts, tx, competitionId);
    return findWorkouts(tx.sql, competitionId);
  });
}
