import type { CompetitionPatch } from '@chalkline/contract/competitions/competition.schema.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoardsOf } from '../standings/boards.request.service.ts';
import { unknownPointsTable, unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import { enterCompetition } from './competition-access.service.ts';
import { endsBeforeStart, unknownCountry } from './competitions.errors.ts';
import { type Competition, updateCompetition } from './competitions.repository.ts';
import { asksForUnknownTable } from './competitions.rules.ts';
import {
  auditCompetition,
  type CompetitionView,
  competitionWords,
  viewCompetition,
} from './competitions.service.ts';

/** Throws 409 once it is finished, 422 for what does not fit together. */
export async function changeCompetition(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  patch: CompetitionPatch,
): Promise<CompetitionView> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterCompetition(tx, viewer, competitionId, 'edit');
    const changed = { ...competition, ...patch };
    if (changed.endsOn < changed.startsOn) throw endsBeforeStart();
    if (patch.country && !isCountry(patch.country)) throw unknownCountry();
    if (patch.scoring) await checkScoring(tx.sql, competitionId, patch.scoring);
    const changedAt = parts.clock.now();
    await updateCompetition(tx.sql, competitionId, { ...patch, words: competitionWords(changed), changedAt });
    const before = Object.fromEntries(
      Object.keys(patch).map((key) => [key, competition[key as keyof Competition]]),
    );
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.changed', { before, after: patch });
    if (patch.scoring) await requestBoardsOf(parts, tx, competitionId);
    return viewCompetition(tx.sql, viewer, competitionId);
  });
}

async function checkScoring(
  sql: Sql,
  competitionId: string,
  scoring: NonNullable<CompetitionPatch['scoring']>,
): Promise<void> {
  if (asksForUnknownTable(scoring.points)) throw unknownPointsTable('body.scoring.points.table');
  if (scoring.tieWorkout === undefined) return;
  const workouts = await findWorkouts(sql, competitionId);
  if (!workouts.some(({ id }) => id === scoring.tieWorkout)) throw unknownWorkout('body.scoring.tieWorkout');
}
