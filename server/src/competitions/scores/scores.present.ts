import type { ScoreCheck, ScoreReply, ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import { presentEntry } from '../entries/entries.present.ts';
import type { MadeCheck } from './score-checks.repository.ts';
import type { SheetRow } from './score-sheet.repository.ts';
import type { RecordedScore } from './scores.repository.ts';

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

export function presentCheck(check: MadeCheck | null): ScoreCheck | null {
  if (!check) return null;
  const { scoreId, state, note, createdAt, createdBy, byName } = check;
  return { scoreId, state, note, at: createdAt.toISOString(), by: { id: createdBy, name: byName } };
}

export function presentSheetRow({ entry, score, check }: SheetRow): Omit<ScoreSheetRow, 'ranked'> {
  // Who records scores needs names, not ages.
  return {
    entry: presentEntry({ ...entry, birthDate: null }),
    score: score && presentScore(score),
    check: presentCheck(check),
  };
}
