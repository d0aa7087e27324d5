import { type CellKind, cellKinds } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Direction } from '@chalkline/contract/competitions/measures.ts';
import { baseSteps } from '@chalkline/contract/competitions/measures.ts';
import type {
  MeasuredAmount,
  ScoreResult,
  ScoreValue,
} from '@chalkline/contract/competitions/score-value.schema.ts';
import type {
  TiebreakScoring,
  WorkoutScoring,
} from '@chalkline/contract/competitions/workout-scoring.schema.ts';

/** What a number of the key stands for, so that an explanation can name what decided. */
export const keyParts = [
  'outcome',
  'variant',
  'round',
  'finished',
  'result',
  'result_rest',
  'tiebreak_1',
  'tiebreak_2',
] as const;
export type KeyPart = (typeof keyParts)[number];

/** The parts of a workout's key, in order; those that no score of the workout can differ in are left out. */
export function keyPartsOf(scoring: WorkoutScoring): readonly KeyPart[] {
  const parts: KeyPart[] = ['outcome'];
  if (scoring.variants) parts.push('variant');
  if (scoring.knockoutRounds) parts.push('round');
  if (scoring.cap) parts.push('finished');
  parts.push('result');
  if (scoring.type === 'rounds_reps' || scoring.type === 'capped_rounds') parts.push('result_rest');
  if (scoring.tiebreaks?.[0]) parts.push('tiebreak_1');
  if (scoring.tiebreaks?.[1]) parts.push('tiebreak_2');
  return parts;
}

/**
 * Writes the sort key of a score at `at`, lower = better: scored before zeroed before did not finish,
 * variant, knock-out round, finished before capped, the result, the tie-breaks. Keys are made here and
 * nowhere else. A score without a result counts for nothing but its kind: all the zeroed share one place,
 * whatever they scaled.
 */
export function writeSortKey(
  keys: Float64Array | number[],
  at: number,
  score: ScoreValue,
  scoring: WorkoutScoring,
  parts: readonly KeyPart[],
): void {
  const kind = cellKinds.indexOf(kindOfScore(score.result));
  keys[at] = kind;
  for (let index = 1; index < parts.length; index += 1) {
    keys[at + index] = kind === 0 ? partOfKey(parts[index] as KeyPart, score, scoring) : 0;
  }
}

/** The sort key of one score by itself. */
export function sortKey(score: ScoreValue, scoring: WorkoutScoring): number[] {
  const key: number[] = [];
  writeSortKey(key, 0, score, scoring, keyPartsOf(scoring));
  return key;
}

/** What kind of cell a score makes. */
export function kindOfScore(result: ScoreResult): CellKind {
  switch (result.outcome) {
    case 'finished':
    case 'capped':
      return 'scored';
    case 'zeroed':
    case 'did_not_finish':
      return result.outcome;
    case 'did_not_start':
    case 'withdrew':
      return 'absent';
    case 'out':
      return 'out';
  }
}

function partOfKey(part: KeyPart, score: ScoreValue, scoring: WorkoutScoring): number {
  switch (part) {
    case 'outcome':
      return 0;
    case 'variant':
      return score.variant === undefined ? 0 : (scoring.variants?.indexOf(score.variant) ?? 0);
    case 'round':
      return signed(score.round ?? 1, 'higher');
    case 'finished':
      return score.result.outcome === 'capped' ? 1 : 0;
    case 'result':
      return resultPart(score.result, scoring);
    case 'result_rest':
      return score.result.outcome === 'finished' ? signed(score.result.amount, scoring.direction) : 0;
    case 'tiebreak_1':
      return tiebreakPart(0, score, scoring);
    case 'tiebreak_2':
      return tiebreakPart(1, score, scoring);
  }
}

function resultPart(result: ScoreResult, scoring: WorkoutScoring): number {
  if (result.outcome === 'capped') {
    // Only the reps of the workout's own notation are known of all its scores.
    const countsDone = scoring.cap?.notation === 'completed';
    return countsDone ? signed(result.done ?? 0, 'higher') : (result.left ?? Infinity);
  }
  if (result.outcome !== 'finished') return 0;
  if (scoring.type === 'capped_rounds') return result.rounds ?? 0;
  const amount = scoring.type === 'rounds_reps' ? (result.rounds ?? 0) : baseAmount(result);
  return signed(amount, scoring.direction);
}

/** Having no tie-break ranks behind having any; who finished before the cap needs none. */
function tiebreakPart(index: number, score: ScoreValue, scoring: WorkoutScoring): number {
  const settings = scoring.tiebreaks?.[index];
  if (!settings || (score.result.outcome === 'finished' && reachOf(settings, scoring) === 'unfinished'))
    return 0;
  const value = score.tiebreaks?.[index];
  if (!value) return Infinity;
  return signed(baseAmount(value), settings.direction);
}

function reachOf(settings: TiebreakScoring, scoring: WorkoutScoring): 'everyone' | 'unfinished' {
  return settings.reach ?? (scoring.cap ? 'unfinished' : 'everyone');
}

/** Lower is better in a key. */
function signed(amount: number, direction: Direction): number {
  return direction === 'lower' ? amount : 0 - amount;
}

/** The amount in a base that all units of its kind share, exactly. */
function baseAmount(value: MeasuredAmount): number {
  return value.unit === undefined ? value.amount : value.amount * baseSteps[value.unit];
}
