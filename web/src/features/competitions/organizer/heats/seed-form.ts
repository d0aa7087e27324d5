import { isAddedUp } from '@chalkline/contract/competitions/added-up.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { FloorReply } from '@chalkline/contract/competitions/floor.schema.ts';
import type {
  HeatPlanLine,
  HeatPlanReply,
  HeatSettings,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';
import type { ScheduleItemReply } from '@chalkline/contract/competitions/schedule.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import { divisionsOf } from '../../workout-divisions.ts';
import { daysOf } from '../create/schedule-form.ts';

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
  qualifierId: { label: 'Qualifier', wrong: 'Choose a competition.' },
};

/** What is planned for the days already. */
export interface Planned {
  readonly schedule: readonly ScheduleItemReply[];
  readonly lines: readonly HeatPlanLine[];
}

const transitionMinutes = 6;

/**
 * When the first heats of a workout begin: at its time in the schedule, else as soon as the floor is free after the heats
 * of others, else on the first morning.
 */
function usualStart(
  competition: CompetitionReply,
  floorId: string,
  workoutId: string,
  { schedule, lines }: Planned,
): Pick<HeatSettings, 'day' | 'startsAt'> {
  const morning = { day: competition.startsOn, startsAt: '09:00' };
  const scheduled = schedule
    .filter((item) => item.workoutId === workoutId)
    .toSorted((a, b) => `${a.day} ${a.startsAt}`.localeCompare(`${b.day} ${b.startsAt}`));
  if (scheduled[0]) return { day: scheduled[0].day, startsAt: scheduled[0].startsAt };
  const ends = lines.flatMap((line) =>
    line.floorId === floorId && line.workoutId !== workoutId && line.endsAt ? [Date.parse(line.endsAt)] : [],
  );
  if (ends.length === 0) return morning;
  const step = 5 * minute;
  const free = Math.ceil((Math.max(...ends) + transitionMinutes * minute) / step) * step;
  const [day = '', startsAt = ''] = fieldInZone(new Date(free).toISOString(), competition.zone).split('T');
  return daysOf(competition).includes(day) ? { day, startsAt } : morning;
}

/** What the form begins with: the plan as it was seeded, or what is usual. */
export function seedValues(
  competition: CompetitionReply,
  floors: readonly FloorReply[],
  workoutId: string,
  plan: HeatPlanReply | null,
  planned: Planned,
): SeedValues {
  if (plan) {
    const { randomSeed: _, ...settings } = plan.settings;
    return settings;
  }
  const workout = competition.workouts.find(({ id }) => id === workoutId);
  const cap = workout?.scoring.cap?.seconds;
  return {
    floorId: floors[0]?.id ?? '',
    ...usualStart(competition, floors[0]?.id ?? '', workoutId, planned),
    durationMinutes: cap === undefined ? 12 : Math.ceil((cap * 1000) / minute),
    transitionMinutes,
    restMinutes: 20,
    grouping: 'split',
    divisionIds: (workout ? divisionsOf(workout, competition.divisions) : competition.divisions)
      // Their members are in heats of their own divisions.
      .filter(({ teams }) => !isAddedUp(teams))
      .map(({ id }) => id),
    ranking: 'seed',
    dealing: 'best_last',
    laneOrder: 'center_out',
    copyOf: null,
  };
}
