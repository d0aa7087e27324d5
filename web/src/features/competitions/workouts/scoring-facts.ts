import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { showClock } from '@chalkline/contract/competitions/show-amount.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { earningWords } from '../scoring-rules-words.ts';
import { scoringTypeWords, unitWord } from '../workout-words.ts';

/** How a workout is scored and its ties are broken, one sentence for each rule, from its settings. */
export function scoringFacts(
  { scoring, points, partOf }: WorkoutReply,
  competition: Pick<CompetitionReply, 'workouts' | 'scoring' | 'divisions'>,
): string[] {
  const nameOf = (id: string) =>
    competition.workouts.find((workout) => workout.id === id)?.name ?? 'another workout';
  return [
    resultFact(scoring),
    ...capFacts(scoring),
    ...(scoring.tiebreaks ?? []).map(
      ({ type, direction }, index) =>
        `${index === 0 ? 'Equal results are' : 'What is still equal is'} parted by ${tiebreakWords(type)}, ${direction} wins.`,
    ),
    ...(scoring.brokenByPart ? [`Ties are parted by the place in ${nameOf(scoring.brokenByPart)}.`] : []),
    ...(partOf ? [`A part of ${nameOf(partOf)}.`] : []),
    ...earningFacts(points.points, competition),
    ...(points.weight === undefined || points.weight === 100 ? [] : [`Counts ${points.weight} %.`]),
  ];
}

/** What a place earns; where divisions differ, one sentence for each way with who has it. */
function earningFacts(
  own: WorkoutReply['points']['points'],
  { scoring, divisions }: Pick<CompetitionReply, 'scoring' | 'divisions'>,
): string[] {
  if (own) return [earningWords(own)];
  const ways = Map.groupBy(divisions, ({ points }) => earningWords(points ?? scoring.points));
  if (ways.size === 0) return [earningWords(scoring.points)];
  const facts = [...ways];
  if (facts.length === 1) return facts.map(([words]) => words);
  return facts.map(([words, some]) => `${some.map(({ name }) => name).join(', ')}: ${words}`);
}

function resultFact({ type, unit, direction }: WorkoutScoring): string {
  const measured = unit === 'clock' || unit === 'pass' ? '' : `, in ${unitWord(unit)}`;
  return `${scoringTypeWords[type]}${measured}: the ${direction === 'lower' ? 'lowest' : 'highest'} result wins.`;
}

function capFacts({ cap }: WorkoutScoring): string[] {
  if (!cap) return [];
  const after = cap.seconds === undefined ? 'At the cap' : `After ${showClock(cap.seconds * 1000)}`;
  const counted =
    cap.notation === 'remaining'
      ? 'the reps that are left count, fewer first'
      : 'the reps done count, more first';
  const of = cap.totalReps === undefined ? '' : ` (of ${cap.totalReps})`;
  return [`${after} it ends, and ${counted}${of}.`];
}

function tiebreakWords(type: WorkoutScoring['type']): string {
  return type === 'time' ? 'a time' : scoringTypeWords[type].toLowerCase();
}
