import type { ScoreReply, ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import { presentEntry } from '../entries/entries.present.ts';
import type { RecordedScore, SheetRow } from './scores.repository.ts';

export function presentScore(score: RecordedScore): ScoreReply {
  const { id, workoutId, entryId, submissionId, previousId, typed, value, reason } = score;
  return {
    id,
    workoutId,
    entryId,
    submissionId,
    previousId,
    typed,
    value,
    understood: value === null ? '' : showScore(value, score.scoring).words,
    reason,
    receivedAt: score.receivedAt.toISOString(),
    recordedBy: { id: score.createdBy, name: score.recordedByName },
  };
}

export function presentHistory(scores: readonly RecordedScore[]): ScoreReply[] {
  return scores.map(presentScore);
}

export function presentSheetRow({ entry, score }: SheetRow): Omit<ScoreSheetRow, 'ranked'> {
  // Who records scores needs names, not ages.
  return { entry: presentEntry({ ...entry, birthDate: null }), score: score && presentScore(score) };
}
