import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { Reading, ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

/** A text as it was typed, and what was answered where it can be meant in two ways. */
export interface TypedScore {
  readonly typed: string;
  readonly answers: ReadingAnswers;
}

export const nothingTyped: TypedScore = { typed: '', answers: {} };

/** What the text means by the settings as they stand in the form; half-written ones may measure nothing yet. */
export function readingOf({ typed, answers }: TypedScore, scoring: WorkoutScoring): Reading {
  return readScore(typed, scoring, { answers });
}
