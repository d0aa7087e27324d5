import type { TeamScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { measuredUnitOf, stepsPerUnit } from '@chalkline/contract/competitions/measures.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { rawAmount } from './raw-amount.rules.ts';
import { kindOfScore, sortKey } from './sort-key.rules.ts';
import type { Cell } from './workout-ranking.rules.ts';

/** The scoring of teams that add up results: cap and tiebreaks only apply to the members. */
export function teamWorkoutScoring(scoring: WorkoutScoring): WorkoutScoring {
  const { type, unit, direction, decimals, repsPerRound } = scoring;
  return { type, unit, direction, decimals, repsPerRound };
}

/**
 * A team's score: the sum of all members' results, or of the best n. If less is better, a team with too few results did
 * not finish, because a missing one would make its sum better; if more is better, a missing result adds nothing.
 * Without any member's score, the team has none.
 */
export function teamScore(
  members: readonly Cell[],
  scoring: WorkoutScoring,
  team: Exclude<TeamScoring, { by: 'team' }>,
): ScoreValue | 'nothing' {
  const scores = members.filter((cell) => typeof cell !== 'string');
  if (scores.length === 0) return 'nothing';
  const results = scores.filter((score) => isAdded(score, scoring)).sort(betterFirst(scoring));
  const needed = team.by === 'sum' ? members.length : team.count;
  if (results.length === 0 || (scoring.direction === 'lower' && results.length < needed)) {
    return { result: { outcome: 'did_not_finish' } };
  }
  return { result: { outcome: 'finished', ...added(results.slice(0, needed), scoring) } };
}

function isAdded(score: ScoreValue, scoring: WorkoutScoring): boolean {
  if (kindOfScore(score.result) !== 'scored') return false;
  return hasRounds(scoring) || !Number.isNaN(rawAmount(score, scoring));
}

function betterFirst(scoring: WorkoutScoring) {
  return (a: ScoreValue, b: ScoreValue): number => {
    const other = sortKey(b, scoring);
    const differs = sortKey(a, scoring).map((part, index) => part - (other[index] ?? 0));
    const decides = differs.find((difference) => difference !== 0 && !Number.isNaN(difference));
    return decides ?? 0;
  };
}

function added(scores: readonly ScoreValue[], scoring: WorkoutScoring) {
  if (hasRounds(scoring)) return addedRounds(scores, scoring);
  const steps = 1000 / stepsPerUnit(scoring.type);
  const amount = scores.reduce((sum, score) => sum + rawAmount(score, scoring), 0) / steps;
  const unit = measuredUnitOf(scoring.unit);
  return unit === null ? { amount } : { amount, unit };
}

function addedRounds(scores: readonly ScoreValue[], { type, repsPerRound }: WorkoutScoring) {
  let rounds = 0;
  let amount = 0;
  for (const { result } of scores) {
    if (result.outcome !== 'finished') continue;
    rounds += result.rounds ?? 0;
    amount += result.amount;
  }
  if (type !== 'rounds_reps' || repsPerRound === undefined) return { rounds, amount };
  return { rounds: rounds + Math.floor(amount / repsPerRound), amount: amount % repsPerRound };
}

function hasRounds({ type }: WorkoutScoring): boolean {
  return type === 'rounds_reps' || type === 'capped_rounds';
}
