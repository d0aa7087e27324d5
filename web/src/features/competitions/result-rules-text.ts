import type { WorkoutPoints } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { showClock } from '@chalkline/contract/competitions/show-amount.ts';
import type {
  TiebreakScoring,
  WorkoutScoring,
} from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { ownUnits, scoringTypeLabels, unitWord } from './workout-labels.ts';

/** How a workout's results are ranked, one sentence per rule, in order of precedence. */
export function resultRules(scoring: WorkoutScoring, nameOf: (workoutId: string) => string): string[] {
  return [
    resultRule(scoring),
    ...variantRules(scoring),
    ...(scoring.knockoutRounds === undefined
      ? []
      : [`Athletes who reach a later one of the ${scoring.knockoutRounds} rounds rank higher.`]),
    ...typeRules(scoring),
    ...capRules(scoring),
    ...(scoring.tiebreaks ?? []).flatMap((tiebreak, index) => tiebreakRules(tiebreak, index, scoring)),
    ...(scoring.brokenByPart ? [`Ties are broken by place in ${nameOf(scoring.brokenByPart)}.`] : []),
  ];
}

/** What a workout sets for its points beside the table: how much they count, and its stage. */
export function weightRules({ weight, stage }: WorkoutPoints): string[] {
  return [
    ...(weight === undefined || weight === 100 ? [] : [`Counts ${weight}%.`]),
    ...(stage === undefined || stage === 1 ? [] : [`Stage ${stage}.`]),
  ];
}

function resultRule({ type, unit, direction }: WorkoutScoring): string {
  const measured = ownUnits.has(unit) ? '' : `, in ${unitWord(unit)}`;
  return `${scoringTypeLabels[type]}${measured}: the ${direction === 'lower' ? 'lowest' : 'highest'} score wins.`;
}

function variantRules({ variants = [] }: WorkoutScoring): string[] {
  return variants.length === 0 ? [] : [`Ranked by version first: ${variants.join(', then ')}.`];
}

function typeRules({ type, repsPerRound }: WorkoutScoring): string[] {
  if (type === 'capped_rounds') return ['Fewer capped rounds rank first, then the lower total time.'];
  if (type !== 'rounds_reps') return [];
  const round = repsPerRound === undefined ? '' : ` A round has ${repsPerRound} reps.`;
  return [`Full rounds count first, then extra reps.${round}`];
}

function capRules({ cap }: WorkoutScoring): string[] {
  if (!cap) return [];
  const at =
    cap.seconds === undefined ? 'At the time cap' : `At the ${showClock(cap.seconds * 1000)} time cap`;
  const counted =
    cap.notation === 'remaining'
      ? 'athletes are ranked by reps left, fewest first'
      : 'athletes are ranked by reps done, most first';
  const of = cap.totalReps === undefined ? '' : ` (of ${cap.totalReps})`;
  return [`${at}, ${counted}${of}. Finishers rank above them.`];
}

function tiebreakRules(
  { type, direction, reach }: TiebreakScoring,
  index: number,
  { cap }: WorkoutScoring,
): string[] {
  const what = type === 'time' ? 'a time' : scoringTypeLabels[type].toLowerCase();
  const ties = index === 0 ? 'Ties are' : 'Remaining ties are';
  const isOfUnfinished = cap !== undefined && reach !== 'everyone';
  const needsNone = isOfUnfinished ? ' Finishers don’t need one.' : '';
  return [`${ties} broken by ${what}; ${direction} wins. Athletes without one rank behind.${needsNone}`];
}
