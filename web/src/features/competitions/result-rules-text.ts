import type { WorkoutPoints } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { showClock } from '@chalkline/contract/competitions/show-amount.ts';
import type {
  TiebreakScoring,
  WorkoutScoring,
} from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { ownUnits, scoringTypeLabels, unitWord } from './workout-labels.ts';

/** How results of a workout stand above each other, one sentence for each rule, in the order in which they decide. */
export function resultRules(scoring: WorkoutScoring, nameOf: (workoutId: string) => string): string[] {
  return [
    resultRule(scoring),
    ...variantRules(scoring),
    ...(scoring.knockoutRounds === undefined
      ? []
      : [`Who reaches a later one of its ${scoring.knockoutRounds} rounds stands above all others.`]),
    ...typeRules(scoring),
    ...capRules(scoring),
    ...(scoring.tiebreaks ?? []).flatMap((tiebreak, index) => tiebreakRules(tiebreak, index, scoring)),
    ...(scoring.brokenByPart ? [`Ties are parted by the place in ${nameOf(scoring.brokenByPart)}.`] : []),
  ];
}

/** What a workout sets for its points beside the table: how much they count, and its stage. */
export function weightRules({ weight, stage }: WorkoutPoints): string[] {
  return [
    ...(weight === undefined || weight === 100 ? [] : [`Counts ${weight} %.`]),
    ...(stage === undefined || stage === 1 ? [] : [`Stage ${stage}.`]),
  ];
}

function resultRule({ type, unit, direction }: WorkoutScoring): string {
  const measured = ownUnits.has(unit) ? '' : `, in ${unitWord(unit)}`;
  return `${scoringTypeLabels[type]}${measured}: the ${direction === 'lower' ? 'lowest' : 'highest'} result wins.`;
}

function variantRules({ variants = [] }: WorkoutScoring): string[] {
  return variants.length === 0 ? [] : [`First stands ${variants.join(', then ')}, whatever the result.`];
}

function typeRules({ type, repsPerRound }: WorkoutScoring): string[] {
  if (type === 'capped_rounds') return ['Fewer capped rounds stand above more, then the total time decides.'];
  if (type !== 'rounds_reps') return [];
  const round = repsPerRound === undefined ? '' : ` A round has ${repsPerRound} reps.`;
  return [`Full rounds count first, then the reps beyond them.${round}`];
}

function capRules({ cap }: WorkoutScoring): string[] {
  if (!cap) return [];
  const after = cap.seconds === undefined ? 'At the cap' : `After ${showClock(cap.seconds * 1000)}`;
  const counted =
    cap.notation === 'remaining'
      ? 'the reps that are left count, fewer first'
      : 'the reps done count, more first';
  const of = cap.totalReps === undefined ? '' : ` (of ${cap.totalReps})`;
  return [`${after} it ends, and ${counted}${of}. Whoever finished stands above.`];
}

function tiebreakRules(
  { type, direction, reach }: TiebreakScoring,
  index: number,
  { cap }: WorkoutScoring,
): string[] {
  const what = type === 'time' ? 'a time' : scoringTypeLabels[type].toLowerCase();
  const equal = index === 0 ? 'Equal results are' : 'What is still equal is';
  const isOfUnfinished = cap !== undefined && reach !== 'everyone';
  const needsNone = isOfUnfinished ? '; who finished needs none' : '';
  return [`${equal} parted by ${what}, ${direction} wins, and having none stands behind${needsNone}.`];
}
