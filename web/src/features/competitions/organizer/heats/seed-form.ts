import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { FloorReply } from '@chalkline/contract/competitions/floor.schema.ts';
import type { HeatPlanReply, HeatSettings } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { divisionsOf } from '../../workout-divisions.ts';

type Numbers = 'durationMinutes' | 'transitionMinutes' | 'restMinutes';

export type SeedValues = Omit<HeatSettings, Numbers | 'randomSeed'> & {
  readonly [Name in Numbers]: number | null;
};

export const seedTexts = {
  floorId: { label: 'Floor', wrong: 'Choose a floor.' },
  day: { label: 'Day', wrong: 'Choose one of the competition’s days.' },
  startsAt: { label: 'First heat', wrong: 'Enter a time, such as 08:30.' },
  durationMinutes: { label: 'Heat', wrong: 'Enter 1 to 600 minutes.' },
  transitionMinutes: { label: 'Transition', wrong: 'Enter 0 to 240 minutes.' },
  restMinutes: { label: 'Rest', wrong: 'Enter 0 to 600 minutes.' },
  divisionIds: { label: 'Divisions', wrong: 'Choose at least one division.' },
  copyOf: { label: 'Workout to copy', wrong: 'Choose a workout.' },
};

/** What the form begins with: the plan as it was seeded, or what is usual. */
export function seedValues(
  competition: CompetitionReply,
  floors: readonly FloorReply[],
  workoutId: string,
  plan: HeatPlanReply | null,
): SeedValues {
  if (plan) {
    const { randomSeed: _, ...settings } = plan.settings;
    return settings;
  }
  const workout = competition.workouts.find(({ id }) => id === workoutId);
  const cap = workout?.scoring.cap?.seconds;
  return {
    floorId: floors[0]?.id ?? '',
    day: competition.startsOn,
    startsAt: '09:00',
    durationMinutes: cap === undefined ? 12 : Math.ceil((cap * 1000) / minute),
    transitionMinutes: 6,
    restMinutes: 20,
    grouping: 'split',
    divisionIds: (workout ? divisionsOf(workout, competition.divisions) : competition.divisions).map(
      ({ id }) => id,
    ),
    ranking: 'seed',
    dealing: 'best_last',
    laneOrder: 'center_out',
    copyOf: null,
  };
}
