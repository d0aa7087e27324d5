import type { CompetitionPatch } from '@chalkline/contract/competitions/competition.schema.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { makeCompetitionCode } from '../admission/admission.service.ts';
import { requestBoards, requestBoardsOf } from '../board-requests/board-requests.service.ts';
import { revokeCompetitionBoardEvents } from '../board-requests/boards.call-back.service.ts';
import { hasChangedMeanwhile } from '../competitions/changed-meanwhile.rules.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { endsBeforeStart, settingsChanged, unknownCountry } from '../competitions/competitions.errors.ts';
import { type Competition, updateCompetition } from '../competitions/competitions.repository.ts';
import { asksForUnknownTable } from '../competitions/competitions.rules.ts';
import {
  type CompetitionView,
  competitionWords,
  viewCompetition,
} from '../directory/competitions.service.ts';
import { decideHidden } from '../entries/hidden-names.service.ts';
import { unknownPointsTable, unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';

/** Throws 409 once it is finished or where it no longer holds what the patch says it was, 422 for what does not fit together. */
export async function changeCompetition(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { was, ...patch }: CompetitionPatch,
): Promise<CompetitionView> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterSettings(tx, viewer, competitionId);
    if (hasChangedMeanwhile(was, competition)) throw settingsChanged();
    const changed = { ...competition, ...patch };
    if (changed.endsOn < changed.startsOn) throw endsBeforeStart();
    if (patch.country && !isCountry(patch.country)) throw unknownCountry();
    if (patch.scoring) await checkScoring(tx.sql, competitionId, patch.scoring);
    const changedAt = parts.clock.now();
    const words = competitionWords(changed);
    const code =
      changed.visibility === 'private' ? (competition.code ?? makeCompetitionCode()) : competition.code;
    await updateCompetition(tx.sql, competitionId, { ...patch, code, words, changedAt });
    const before = Object.fromEntries(
      Object.keys(patch).map((key) => [key, competition[key as keyof Competition]]),
    );
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.changed', { before, after: patch });
    if (patch.startsOn || patch.hideMinors !== undefined) {
      await requestBoards(parts, tx, await decideHidden(parts, tx, competitionId));
    }
    if (patch.showResults === 'when_published') await revokeCompetitionBoardEvents(parts, tx, competitionId);
    if (patch.scoring || patch.showResults) await requestBoardsOf(parts, tx, competitionId);
    return viewCompetition(parts, tx.sql, viewer, competitionId);
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
