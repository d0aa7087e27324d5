import type { JudgeScoreReply } from '@chalkline/contract/competitions/judging.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { JudgeScore } from './judge-scores.repository.ts';

export function presentJudgeScore(score: JudgeScore): JudgeScoreReply {
  const { submissionId, workoutId, entryId, typed, value, noReps, note, outcome, scoreId } = score;
  return {
    ...{ submissionId, workoutId, entryId, typed, noReps, note, outcome, scoreId },
    understood: showScore(value, score.scoring).words,
    enteredAt: score.enteredAt.toISOString(),
    receivedAt: score.receivedAt.toISOString(),
    judge: { id: score.createdBy, name: score.judgeName },
  };
}
