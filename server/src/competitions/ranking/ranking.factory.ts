import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { Cell, WorkoutRanking } from './workout-ranking.rules.ts';
import { rankWorkout } from './workout-ranking.rules.ts';

/** The score that a typed text means; an unclear text is a mistake of the caller. */
export function scoreOf(text: string, scoring: WorkoutScoring): ScoreValue {
  const reading = readScore(text, scoring);
  if (reading.kind !== 'score') throw new Error(`'${text}' is read as ${JSON.stringify(reading)}`);
  return reading.score;
}

/** Cells from texts: an empty one is nothing handed in, `OUT` takes no part. */
export function cellsOf(texts: readonly string[], scoring: WorkoutScoring): Cell[] {
  return texts.map((text) => {
    if (text === '') return 'nothing';
    return text === 'OUT' ? 'out' : scoreOf(text, scoring);
  });
}

/** The ranking of a workout that is over, from texts. */
export function rankTexts(texts: readonly string[], scoring: WorkoutScoring): WorkoutRanking {
  return rankWorkout(cellsOf(texts, scoring), scoring, { over: true });
}
