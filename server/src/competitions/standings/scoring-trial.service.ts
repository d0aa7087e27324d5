import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type {
  ScoringTrial,
  ScoringTrialReply,
} from '@chalkline/contract/competitions/scoring-trial.schema.ts';
import { asksForUnknownTable } from '../competitions/competitions.rules.ts';
import { readTyped } from '../scores/scores.record.service.ts';
import { unknownPointsTable, unknownWorkout } from '../workouts/workouts.errors.ts';
import { tryRules } from './scoring-trial.rules.ts';

/**
 * Ranks typed scores without reading or storing anything. Throws 422 for an unknown points table or workout, and for a
 * score that is unreadable or ambiguous.
 */
export function tryScoring({ athletes, ...rules }: ScoringTrial): ScoringTrialReply {
  checkRules(rules);
  const scoringOf = new Map(rules.workouts.map(({ id, scoring }) => [id, scoring]));
  const read = athletes.map(({ scores }) => {
    const values = new Map<string, ScoreValue>();
    for (const { workoutId, typed, answers } of scores) {
      const scoring = scoringOf.get(workoutId);
      if (!scoring) throw unknownWorkout('body.athletes');
      const value = readTyped({ typed, tiebreaks: [], answers }, scoring);
      if (value) values.set(workoutId, value);
    }
    return values;
  });
  return tryRules(rules, read);
}

function checkRules({ scoring, divisionPoints, workouts }: Omit<ScoringTrial, 'athletes'>): void {
  if (asksForUnknownTable(scoring.points)) throw unknownPointsTable('body.scoring.points.table');
  if (asksForUnknownTable(divisionPoints)) throw unknownPointsTable('body.divisionPoints.table');
  for (const [index, { points }] of workouts.entries()) {
    if (asksForUnknownTable(points.points)) {
      throw unknownPointsTable(`body.workouts.${index}.points.points.table`);
    }
  }
}
