import type { CompetitionPatch } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  type CompetitionScoring,
  pointsMatchTotal,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { moveOrders } from '../../checkout/orders/orders.move.service.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { makeCompetitionCode } from '../admission/admission.service.ts';
import { requestBoards, requestBoardsOf } from '../board-requests/board-requests.service.ts';
import { revokeCompetitionBoardEvents } from '../board-requests/boards.revoke.service.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { endsBeforeStart, settingsChanged, unknownCountry } from '../competitions/competitions.errors.ts';
import { updateCompetition } from '../competitions/competitions.repository.ts';
import { asksForUnknownTable } from '../competitions/competitions.rules.ts';
import {
  type CompetitionView,
  competitionWords,
  viewCompetition,
} from '../directory/competitions.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { decideHidden } from '../entries/hidden-names.service.ts';
import { competitionStart } from '../registrations/registration-window.rules.ts';
import { clampDeadlines } from '../registrations/team-shares.repository.ts';
import { tellOfRescheduling } from '../rescheduling/rescheduling.notify.service.ts';
import { rescheduling } from '../rescheduling/rescheduling.rules.ts';
import { pointsAgainstTotal, unknownPointsTable, unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';

/**
 * Throws 409 if it is finished or has changed from what the patch expects, 422 for settings that contradict each other.
 */
export async function changeCompetition(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  patch: CompetitionPatch,
): Promise<CompetitionView> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterSettings(tx, viewer, competitionId);
    const change = readPatch(competition, patch, settingsChanged);
    if (!change) return viewCompetition(parts, tx.sql, viewer, competitionId);
    const { before, after, row } = change;
    if (row.endsOn < row.startsOn) throw endsBeforeStart();
    if (after.country && !isCountry(after.country)) throw unknownCountry();
    if (after.scoring) await checkScoring(tx.sql, competitionId, competition.scoring, after.scoring);
    const updatedAt = parts.clock.now();
    const words = competitionWords(row);
    const code = row.visibility === 'private' ? (row.code ?? makeCompetitionCode()) : row.code;
    await updateCompetition(tx.sql, competitionId, { ...after, code, words, updatedAt });
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.changed', { before, after });
    if (after.startsOn || after.zone) {
      const startsAt = competitionStart(row);
      await clampDeadlines(tx.sql, competitionId, startsAt, new Date(updatedAt.getTime() + day));
      await moveOrders(tx, [{ kind: registrationKind, offerId: competitionId, startsAt }]);
    }
    const moved = rescheduling(after);
    if (moved && (row.state === 'published' || row.state === 'live'))
      await tellOfRescheduling(parts, tx, { competitionId, change: moved, actorId: viewer.personId });
    if (after.startsOn || after.hideMinors !== undefined) {
      await requestBoards(parts, tx, await decideHidden(parts, tx, competitionId));
    }
    if (after.showResults === 'when_published') await revokeCompetitionBoardEvents(parts, tx, competitionId);
    if (after.scoring || after.showResults) await requestBoardsOf(parts, tx, competitionId);
    return viewCompetition(parts, tx.sql, viewer, competitionId);
  });
}

async function checkScoring(
  sql: Sql,
  competitionId: string,
  before: CompetitionScoring,
  scoring: CompetitionScoring,
): Promise<void> {
  if (asksForUnknownTable(scoring.points)) throw unknownPointsTable('body.scoring.points.table');
  const workouts = await findWorkouts(sql, competitionId);
  // Settings from before this rule can stay while another one is changed.
  if (scoring.total !== before.total) {
    const divisions = await findDivisions(sql, competitionId);
    const own = [...divisions.map(({ points }) => points), ...workouts.map(({ points }) => points.points)];
    const isAgainst = own.some((points) => points && !pointsMatchTotal(points, scoring.total));
    // The total follows from the kind of points, unless results are added up.
    const field = scoring.points.method === 'raw' ? 'total' : 'points.method';
    if (isAgainst) throw pointsAgainstTotal(`body.scoring.${field}`);
  }
  if (scoring.tieWorkout === undefined) return;
  if (!workouts.some(({ id }) => id === scoring.tieWorkout)) throw unknownWorkout('body.scoring.tieWorkout');
}
