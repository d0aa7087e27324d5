import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CreateStep } from '../create/steps.ts';

export interface WantedStep {
  readonly text: string;
  readonly ready: boolean;
  readonly step: CreateStep;
  /** The competition can be published without it. */
  readonly optional: boolean;
}

/** What a draft needs before publishing, required and optional, in the order of the steps. */
export function wantedSteps(
  { description, online, place, divisions, workouts }: CompetitionReply,
  scheduleLines: number,
): WantedStep[] {
  const isUndescribed = workouts.some(
    (workout) => workout.description === '' && workout.movements.length === 0,
  );
  return [
    { text: 'Description', ready: description !== '', step: 'challenge', optional: true },
    ...(online ? [] : [{ text: 'Place', ready: place !== null, step: 'challenge' as const, optional: true }]),
    { text: 'At least one division', ready: divisions.length > 0, step: 'divisions', optional: false },
    { text: 'At least one workout', ready: workouts.length > 0, step: 'workouts', optional: false },
    ...(workouts.length > 0
      ? [
          {
            text: 'A description or movements for every workout',
            ready: !isUndescribed,
            step: 'workouts' as const,
            optional: true,
          },
        ]
      : []),
    { text: 'Schedule', ready: scheduleLines > 0, step: 'schedule', optional: true },
  ];
}

/** The first step required for publishing; undefined once the draft is complete. */
export function firstMissingStep({
  divisions,
  workouts,
}: Pick<CompetitionReply, 'divisions' | 'workouts'>): 'divisions' | 'workouts' | undefined {
  if (divisions.length === 0) return 'divisions';
  return workouts.length === 0 ? 'workouts' : undefined;
}
