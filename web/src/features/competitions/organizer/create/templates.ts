import type { NewCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  type ScoringPresetName,
  scoringPresets,
  usualScoring,
} from '@chalkline/contract/competitions/scoring-presets.ts';
import { type DivisionDraft, divisionSets, emptyDivision } from '../divisions/division-form.ts';
import { emptyWorkout, type WorkoutDraft } from '../workouts/workout-form.ts';

export interface CompetitionTemplate {
  readonly key: string;
  readonly label: string;
  /** What the template includes, in a sentence. */
  readonly sentence: string;
  readonly online: boolean;
  readonly preset: ScoringPresetName;
  readonly divisions: readonly DivisionDraft[];
  readonly workouts: readonly WorkoutDraft[];
}

const setOf = (label: string, sketch: Partial<DivisionDraft> = {}) =>
  divisionSets
    .find((set) => set.label === label)
    ?.divisions.map((division) => emptyDivision({ ...division, ...sketch })) ?? [];

const workout = (name: string, sketch: Partial<WorkoutDraft>): WorkoutDraft => ({
  ...emptyWorkout(),
  name,
  ...sketch,
});

const forTime = workout('Workout 1', {
  description: 'For time.',
  movements: ['800 m run', '60 wall balls', '40 pull-ups', '800 m run'],
  scoring: { ...usualScoring('time'), cap: { notation: 'remaining', seconds: 840, totalReps: 102 } },
});
const heaviest = workout('Workout 2', {
  description: 'Heaviest clean and jerk in 8 minutes.',
  movements: ['Clean and jerk'],
  scoring: usualScoring('load'),
});
const mostReps = workout('Workout 3', {
  description: 'As many rounds and reps as possible in 12 minutes.',
  movements: ['10 thrusters', '10 burpees', '10 box jumps'],
  scoring: { ...usualScoring('rounds_reps'), repsPerRound: 30 },
});

/** Complete competitions to start from; everything can be changed. */
export const competitionTemplates: readonly CompetitionTemplate[] = [
  {
    key: 'one-day',
    label: 'One-day throwdown',
    sentence: 'Rx and Scaled for women and men, three workouts, points from a table.',
    online: false,
    preset: 'on_site',
    divisions: setOf('Rx and Scaled', { capacity: 40, plannedField: 40 }),
    workouts: [forTime, heaviest, mostReps],
  },
  {
    key: 'age-groups',
    label: 'Weekend with age groups',
    sentence: 'Teens and four masters groups, four workouts over two days, points from a table.',
    online: false,
    preset: 'on_site',
    divisions: setOf('Age groups', { capacity: 30, plannedField: 30 }),
    workouts: [
      forTime,
      heaviest,
      mostReps,
      workout('Workout 4', {
        description: 'The final, for time.',
        movements: ['50 calories on the rower', '40 toes to bar', '30 m walking lunge'],
        scoring: { ...usualScoring('time'), cap: { notation: 'remaining', seconds: 600 } },
      }),
    ],
  },
  {
    key: 'online-league',
    label: 'Online league, three workouts',
    sentence: 'Women and men from anywhere, three workouts. Places are added up and the lowest total wins.',
    online: true,
    preset: 'online',
    divisions: setOf('Rx and Scaled'),
    workouts: [
      { ...mostReps, name: 'Week 1' },
      { ...forTime, name: 'Week 2' },
      { ...heaviest, name: 'Week 3' },
    ],
  },
  {
    key: 'pairs-teams',
    label: 'Pairs and teams',
    sentence: 'Pairs and teams of four, three workouts, points from a table.',
    online: false,
    preset: 'on_site',
    divisions: [
      ...setOf('Pairs', { capacity: 20, plannedField: 20 }),
      emptyDivision({ name: 'Teams of four', gender: 'mixed', teamSize: 4, capacity: 10, plannedField: 10 }),
    ],
    workouts: [
      workout('Workout 1', {
        description: 'For time. One athlete works while the others rest.',
        movements: ['100 calories on the rower', '80 synchronized burpees', '60 clean and jerks'],
        scoring: { ...usualScoring('time'), cap: { notation: 'remaining', seconds: 1080, totalReps: 240 } },
      }),
      workout('Workout 2', {
        description: 'The heaviest lifts of all members, added up.',
        movements: ['Deadlift'],
        scoring: usualScoring('load'),
      }),
      { ...mostReps, name: 'Workout 3' },
    ],
  },
];

/** The template's part of the body that creates a competition. */
export function bodyOfTemplate(
  template: CompetitionTemplate,
): Pick<NewCompetition, 'scoring'> & { divisions: DivisionDraft[]; workouts: WorkoutDraft[] } {
  return {
    scoring: scoringPresets[template.preset],
    divisions: [...template.divisions],
    workouts: [...template.workouts],
  };
}
