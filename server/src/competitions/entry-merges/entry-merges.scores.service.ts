import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { insertAdjustment, withdrawAdjustmentRow } from '../decisions/adjustments.repository.ts';
import { insertPenalty, withdrawPenaltyRow } from '../decisions/penalties.repository.ts';
import type { PenaltyRow } from '../decisions/penalties.table.ts';
import { findScoreToCheck, keepScoreCheck } from '../scores/score-checks.repository.ts';
import { carryScore } from '../scores/scores.record.service.ts';
import type { RecordedScore } from '../scores/scores.repository.ts';
import {
  findAdjustmentsOf,
  findPenaltiesOf,
  type MergedPair,
  moveSubmission,
} from './entry-merges.repository.ts';

export interface ScoreMove extends MergedPair {
  readonly keptBib: number;
  readonly mergedBib: number;
  /** Current scores of both that have a value. */
  readonly scores: readonly RecordedScore[];
  /** The workouts of which the duplicate's score counts. */
  readonly taken: ReadonlySet<string>;
}

/**
 * Records the duplicate's scores that count for the entry that stays, with their marks, penalties and points, and takes
 * them away from the duplicate. Both histories keep everything.
 */
export async function moveScores(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { keptId, mergedId, keptBib, mergedBib, scores, taken }: ScoreMove,
): Promise<void> {
  const now = parts.clock.now();
  const from = `Merged with bib ${mergedBib}, the same athlete.`;
  const into = `Merged into bib ${keptBib}, the same athlete.`;
  const penalties = await findPenaltiesOf(tx.sql, [keptId, mergedId]);
  const withdraw = (gone: readonly PenaltyRow[], reason: string) =>
    Promise.all(
      gone.map(({ id }) => withdrawPenaltyRow(tx.sql, id, { withdrawnAt: now, withdrawnReason: reason })),
    );
  for (const score of scores.filter(({ entryId }) => entryId === mergedId)) {
    const { workoutId, competitionId } = score;
    const ofWorkout = penalties.filter((one) => one.workoutId === workoutId);
    const [own, theirs] = [keptId, mergedId].map((id) => ofWorkout.filter(({ entryId }) => entryId === id));
    if (taken.has(workoutId)) {
      const scoreId = await carryScore(parts, tx, viewer, score, { entryId: keptId, reason: from });
      const check = (await findScoreToCheck(tx.sql, competitionId, score.id))?.check;
      if (check) await keepScoreCheck(tx.sql, { ...check, scoreId });
      await withdraw(own ?? [], from);
      for (const one of theirs ?? [])
        await insertPenalty(tx.sql, { ...one, id: newId(now.getTime()), entryId: keptId, createdAt: now });
      await moveSubmission(tx.sql, { keptId, mergedId }, { from: score.id, to: scoreId });
    }
    await withdraw(theirs ?? [], into);
    const nothing = { ...score, typed: '', value: null };
    await carryScore(parts, tx, viewer, nothing, { entryId: mergedId, reason: into });
  }
  for (const one of await findAdjustmentsOf(tx.sql, [mergedId])) {
    await withdrawAdjustmentRow(tx.sql, one.id, { withdrawnAt: now, withdrawnReason: into });
    await insertAdjustment(tx.sql, { ...one, id: newId(now.getTime()), entryId: keptId, createdAt: now });
  }
}
