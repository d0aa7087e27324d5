import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CreateStep } from '../create/steps.ts';

export interface WantedStep {
  readonly text: string;
  readonly ready: boolean;
  readonly step: CreateStep;
  /** Good to have; it can be published without. */
  readonly optional: boolean;
}

/** What a draft needs before it is published, and what would be good to have, in the order of the steps. */
export function wantedSteps(
  { description, online, place, divisions, workouts }: CompetitionReply,
  scheduleLines: number,
): WantedStep[] {
  const isUndescribed = workouts.some(
    (workout) => workout.description === '' && workout.movements.length === 0,
  );
  return [
    { text: 'A description', ready: description !== '', step: 'challenge', optional: true },
    ...(online
      ? []
      : [{ text: 'The place', ready: place !== null, step: 'challenge' as const, optional: true }]),
    { text: 'At least one division', ready: divisions.length > 0, step: 'divisions', optional: false },
    { text: 'At least one workout', ready: workouts.length > 0, step: 'workouts', optional: false },
    ...(workouts.length > 0
      ? [
          {
            text: 'Every workout says what is done',
            ready: !isUndescribed,
            step: 'workouts' as const,
            optional: true,
          },
        ]
      : []),
    { text: 'A schedule', ready: scheduleLines > 0, step: 'schedule', optional: true },
  ];
}
