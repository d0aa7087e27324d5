import type { ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { call } from '../../../../platform/calls.ts';

/** A score being sent. Retries send exactly the same, so it's recorded once. */
export interface Submission {
  readonly submissionId: string;
  readonly idempotencyKey: string;
  readonly workoutId: string;
  readonly entryId: string;
  readonly typed: string;
  readonly answers: ReadingAnswers;
  readonly previousId: string | null;
  readonly reason: string;
}

export type SendScore = (submission: Submission) => Promise<ScoreReply>;

/** A new submission with its own ids. */
export function submissionOf(score: Omit<Submission, 'submissionId' | 'idempotencyKey'>): Submission {
  return { ...score, submissionId: crypto.randomUUID(), idempotencyKey: crypto.randomUUID() };
}

/** Records scores of one competition. Throws CallFailed, with `score_conflict` if another score came first. */
export function sendTo(competitionId: string): SendScore {
  return async ({ idempotencyKey, ...body }) =>
    (await call(recordScore, { params: { competitionId }, body }, { idempotencyKey })).data;
}
