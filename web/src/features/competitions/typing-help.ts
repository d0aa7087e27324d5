import type { ScoringType } from '@chalkline/contract/competitions/measures.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

const examples: Readonly<Record<ScoringType, string>> = {
  time: '9:41 or 9:41.28',
  reps: '105',
  rounds_reps: '7+12',
  load: '105 or 231 lb',
  distance: '1500',
  calories: '42',
  points: '88.5',
  hold: '2:15',
  pass_fail: 'pass or fail',
  capped_rounds: '9:41',
};

/** How scores of this workout can be typed. */
export function typingHelp({ type, cap, tiebreaks = [], knockoutRounds, variants }: WorkoutScoring): string {
  const stopped = cap
    ? cap.notation === 'remaining'
      ? ', CAP+12 for reps left'
      : ', 138 reps for reps done'
    : '';
  const first = examples[type].split(' or ')[0];
  const tiebreak = tiebreaks.length > 0 ? ` Add a tiebreak in parentheses: ${first} (4:31).` : '';
  const round = knockoutRounds === undefined ? '' : ` Start with the round: R2 ${first}.`;
  const version = variants ? ` End with the version: ${first} ${variants.at(-1)}.` : '';
  return `Type ${examples[type]}${stopped}, DNF, DNS or Zeroed.${tiebreak}${round}${version}`;
}
