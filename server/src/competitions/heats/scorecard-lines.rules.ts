import type { ScoringType, Unit } from '@chalkline/contract/competitions/measures.ts';
import type {
  TiebreakScoring,
  WorkoutScoring,
} from '@chalkline/contract/competitions/workout-scoring.schema.ts';

const resultLabels: Readonly<Record<Exclude<ScoringType, 'rounds_reps' | 'load' | 'distance'>, string>> = {
  time: 'Time (min:sec)',
  reps: 'Reps',
  calories: 'Calories',
  points: 'Points',
  hold: 'Hold (min:sec)',
  pass_fail: 'Passed (yes or no)',
  capped_rounds: 'Rounds and time (min:sec)',
};

/** What a judge writes on a scorecard of a workout or part: the result as it is scored, tiebreaks and no-reps. */
export function scorecardLines(scoring: WorkoutScoring): string[] {
  const { type, unit, cap, variants, knockoutRounds, tiebreaks = [] } = scoring;
  return [
    ...(variants ? [`Variant (${variants.join(', ')})`] : []),
    ...(knockoutRounds === undefined ? [] : ['Round reached']),
    ...resultLines(type, unit),
    ...(cap ? [cap.notation === 'remaining' ? 'At the cap: reps left' : 'At the cap: reps done'] : []),
    ...tiebreaks.map(tiebreakLine),
    'No-reps',
  ];
}

function resultLines(type: ScoringType, unit: Unit): string[] {
  switch (type) {
    case 'rounds_reps':
      return ['Full rounds', 'Extra reps'];
    case 'load':
      return [`Load (${unitText(unit)})`];
    case 'distance':
      return [`Distance (${unitText(unit)})`];
    default:
      return [resultLabels[type]];
  }
}

function tiebreakLine({ type, unit }: TiebreakScoring): string {
  if (type === 'time') return 'Tiebreak time (min:sec)';
  return type === 'load' || type === 'distance' ? `Tiebreak ${type} (${unitText(unit)})` : `Tiebreak ${type}`;
}

function unitText(unit: Unit): string {
  return unit === 'ft_in' ? 'feet and inches' : unit;
}
