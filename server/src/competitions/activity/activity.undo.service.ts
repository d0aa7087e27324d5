import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { withdrawAdjustment } from '../decisions/adjustments.service.ts';
import { withdrawPenalty } from '../decisions/penalties.service.ts';
import { moveEntry } from '../entry-moves/entry-moves.service.ts';
import { movePublications } from '../publications/publications.service.ts';
import { notifyOfCorrections } from '../score-corrections/score-corrections.notify.service.ts';
import { appendScore, lockScore, restoreScore } from '../scores/scores.record.service.ts';
import { nothingToUndo } from './activity.errors.ts';
import type { Undo } from './activity.rules.ts';
import { type ActivityInView, findActivity } from './activity.service.ts';

/**
 * Undoes an act by the one that takes it back, which is logged like any other. Throws 404, and 409 `nothing_to_undo`
 * where something else came after it.
 */
export async function undoActivity(
  parts: Parts,
  viewer: Viewer,
  { competitionId, activityId }: { readonly competitionId: string; readonly activityId: string },
  { reason }: { readonly reason: string },
): Promise<null> {
  const found = await findActivity(parts, viewer, competitionId, activityId);
  if (!found) throw notFound('activity');
  const { undo } = found;
  if (!undo) throw nothingToUndo();
  switch (undo.kind) {
    case 'score':
      await undoScore(parts, viewer, competitionId, { undo, previous: found.previous, reason });
      return null;
    case 'entry_state': {
      const { entryId, from, to } = undo;
      await moveEntry(parts, viewer, { competitionId, entryId }, { from, to, reason });
      return null;
    }
    case 'penalty':
      await withdrawPenalty(parts, viewer, { competitionId, penaltyId: undo.penaltyId }, reason);
      return null;
    case 'adjustment':
      await withdrawAdjustment(parts, viewer, { competitionId, adjustmentId: undo.adjustmentId }, reason);
      return null;
    case 'results': {
      const { results, from, to } = undo;
      await movePublications(parts, viewer, competitionId, { results: [...results], from, to });
      return null;
    }
  }
}

interface ScoreUndo {
  readonly undo: Undo & { readonly kind: 'score' };
  readonly previous: ActivityInView['previous'];
  readonly reason: string;
}

function undoScore(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { undo, previous, reason }: ScoreUndo,
): Promise<unknown> {
  const { workoutId, entryId, currentId } = undo;
  const submissionId = crypto.randomUUID();
  return parts.database.transaction(async (tx) => {
    await lockScore(tx, competitionId, { submissionId, workoutId });
    requireRight(await seeCompetition(tx.sql, viewer, competitionId), 'recordScores');
    const undone = previous?.value
      ? await restoreScore(parts, tx, viewer, previous, { currentId, reason })
      : await appendScore(parts, tx, viewer, competitionId, {
          submissionId,
          workoutId,
          entryId,
          previousId: currentId,
          reason,
          typed: '',
          tiebreaks: [],
          answers: {},
        });
    await notifyOfCorrections(parts, tx, viewer, [undone]);
    return undone;
  });
}
