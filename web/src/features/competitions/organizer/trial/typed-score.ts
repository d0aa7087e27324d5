import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { Reading, ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

/** Typed text, with the answers if it was ambiguous. */
export interface TypedScore {
  readonly typed: string;
  readonly answers: ReadingAnswers;
}

export const nothingTyped: TypedScore = { typed: '', answers: {} };

/** Reads the text with the settings in the form, which may still be incomplete. */
export function readingOf({ typed, answers }: TypedScore, scoring: WorkoutScoring): Reading {
  return readScore(typed, scoring, { answers });
}
