import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { resultRules, weightRules } from '../result-rules-text.ts';
import { earningText } from '../scoring-rules-text.ts';

/** How a workout is scored and its ties are broken, one sentence for each rule, from its settings. */
export function scoringFacts(
  { scoring, points, partOf }: WorkoutReply,
  competition: Pick<CompetitionReply, 'workouts' | 'scoring' | 'divisions'>,
): string[] {
  const nameOf = (id: string) =>
    competition.workouts.find((workout) => workout.id === id)?.name ?? 'another workout';
  return [
    ...resultRules(scoring, nameOf),
    ...(partOf ? [`Part of ${nameOf(partOf)}.`] : []),
    ...earningFacts(points.points, competition),
    ...weightRules(points),
  ];
}

/** What a place earns; where divisions differ, one sentence for each way with who has it. */
function earningFacts(
  own: WorkoutReply['points']['points'],
  { scoring, divisions }: Pick<CompetitionReply, 'scoring' | 'divisions'>,
): string[] {
  if (own) return [earningText(own)];
  const ways = Map.groupBy(divisions, ({ points }) => earningText(points ?? scoring.points));
  if (ways.size === 0) return [earningText(scoring.points)];
  const facts = [...ways];
  if (facts.length === 1) return facts.map(([words]) => words);
  return facts.map(([words, some]) => `${some.map(({ name }) => name).join(', ')}: ${words}`);
}
