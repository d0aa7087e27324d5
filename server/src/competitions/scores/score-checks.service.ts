import type { ScoreCheckBody } from '@chalkline/contract/competitions/score.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterCompetition } from '../competitions/competition-access.service.ts';
import {
  deleteScoreCheck,
  findScoreToCheck,
  keepScoreCheck,
  type MadeCheck,
} from './score-checks.repository.ts';
import { checkedByRecorder, scoreChanged, scoreNotFound } from './scores.errors.ts';

export interface ScoreParams {
  readonly competitionId: string;
  readonly scoreId: string;
}

/**
 * Marks the current score of an entry, or takes its mark away. Throws 409 `state_changed` for one that was corrected, and
 * `checked_by_recorder` when the person who recorded it checks it as well.
 */
export async function checkScore(
  parts: Parts,
  viewer: Viewer,
  { competitionId, scoreId }: ScoreParams,
  { state, note }: ScoreCheckBody,
): Promise<MadeCheck | null> {
  return parts.database.transaction(async (tx) => {
    await enterCompetition(tx, viewer, competitionId, 'recordScores');
    if (!isId(scoreId)) throw scoreNotFound();
    await lock(tx, 'score check', scoreId, 'exclusive');
    const found = await findScoreToCheck(tx.sql, competitionId, scoreId);
    if (!found) throw scoreNotFound();
    if (!found.isCurrent) throw scoreChanged();
    const { score, check } = found;
    if (state === 'checked' && score.createdBy === viewer.personId) throw checkedByRecorder();
    const row = state && { scoreId, state, note, createdAt: parts.clock.now(), createdBy: viewer.personId };
    await (row ? keepScoreCheck(tx.sql, row) : deleteScoreCheck(tx.sql, scoreId));
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'score.marked',
      subjectKind: 'entry',
      subjectId: score.entryId,
      before: check && { scoreId, state: check.state, note: check.note },
      after: { scoreId, workoutId: score.workoutId, state, note },
    });
    return row && { ...row, byName: viewer.name };
  });
}
