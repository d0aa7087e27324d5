import type {
  HandedInScore,
  JudgeScoreReply,
  JudgingReply,
} from '@chalkline/contract/competitions/judging.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import { presentScore } from '../scores/scores.present.ts';
import type { JudgeScore } from './judge-scores.repository.ts';
import type { JudgedDay } from './judging.service.ts';

export function presentJudgeScore(score: JudgeScore): JudgeScoreReply {
  const { submissionId, workoutId, entryId, typed, answers, value, noReps, note, penalty, outcome, scoreId } =
    score;
  return {
    submissionId,
    workoutId,
    entryId,
    typed,
    answers,
    noReps,
    note,
    penalty,
    outcome,
    scoreId,
    understood: showScore(value, score.scoring).words,
    enteredAt: score.enteredAt.toISOString(),
    receivedAt: score.receivedAt.toISOString(),
    judge: { id: score.createdBy, name: score.judgeName },
    isSigned: score.signature !== null,
  };
}

export function presentHandedIn(score: JudgeScore): HandedInScore {
  return { ...presentJudgeScore(score), signature: score.signature };
}

export function presentJudging({ now, competitions }: JudgedDay): JudgingReply {
  return {
    now: now.toISOString(),
    competitions: competitions.map(({ heats, conflicts, ...competition }) => ({
      ...competition,
      heats: heats.map(({ lanes, ...heat }) => ({
        ...heat,
        lanes: lanes.map((lane) => ({ ...lane, scores: lane.scores.map(presentScore) })),
      })),
      conflicts: conflicts.map(({ recorded, other, ...conflict }) => ({
        ...conflict,
        recorded: presentScore(recorded),
        other: presentJudgeScore(other),
      })),
    })),
  };
}
