import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { ScoringType } from '@chalkline/contract/competitions/measures.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { FieldWords } from '../../../../platform/field-words.ts';

export interface DivisionDraft {
  name: string;
  capacity: number | null;
}

export interface WorkoutDraft {
  name: string;
  description: string;
  scoring: WorkoutScoring;
}

/** The body of the call, every field with a value that a control can show. */
export interface CompetitionDraft {
  name: string;
  online: boolean;
  place: string | null;
  country: string | null;
  startsOn: string;
  endsOn: string;
  zone: string;
  description: string;
  scoring: CompetitionScoring;
  divisions: DivisionDraft[];
  workouts: WorkoutDraft[];
}

export type CompetitionForm = UseFormReturnType<CompetitionDraft>;

/** What an empty form begins with. The zone is where the browser thinks it is. */
export function emptyDraft(zone: string): CompetitionDraft {
  return {
    name: '',
    online: false,
    place: null,
    country: null,
    startsOn: '',
    endsOn: '',
    zone,
    description: '',
    scoring: scoringPresets.on_site,
    divisions: [],
    workouts: [],
  };
}

export function emptyWorkout(type: ScoringType = 'time'): WorkoutDraft {
  return { name: '', description: '', scoring: usualScoring(type) };
}

/** Divisions that many competitions have; a set adds those whose names are not there yet. */
export const divisionSets = [
  { label: 'Rx and Scaled', names: ['Women Rx', 'Men Rx', 'Women Scaled', 'Men Scaled'] },
  { label: 'Age groups', names: ['Teens', 'Masters 35+', 'Masters 40+', 'Masters 45+', 'Masters 50+'] },
  { label: 'Pairs', names: ['Mixed pairs', 'Women pairs', 'Men pairs'] },
] as const;

/** What is said where the contract's schema does not accept a field. */
export const draftWords: FieldWords = {
  name: { label: 'Name', wrong: 'Write a name of up to 120 characters.' },
  place: { label: 'Place', wrong: 'Write a place of up to 120 characters.' },
  country: { label: 'Country', wrong: 'Choose a country from the list.' },
  startsOn: { label: 'First day', wrong: 'Choose the first day.' },
  endsOn: { label: 'Last day', wrong: 'Choose the last day: the first one or later.' },
  zone: { label: 'Time zone', wrong: 'Choose a time zone from the list.' },
  description: { label: 'Description', wrong: 'At most 10,000 characters.' },
  divisions: { label: 'Divisions', wrong: 'Two divisions have the same name.' },
  'divisions.*.name': { label: 'Division #, name', wrong: 'Write a name of up to 80 characters.' },
  'divisions.*.capacity': {
    label: 'Division #, places',
    wrong: 'A whole number from 1, or nothing for no limit.',
  },
  workouts: { label: 'Workouts', wrong: 'Two workouts have the same name.' },
  'workouts.*.name': { label: 'Workout #, name', wrong: 'Write a name of up to 80 characters.' },
  'workouts.*.description': { label: 'Workout #, description', wrong: 'At most 10,000 characters.' },
  'workouts.*.scoring.unit': { label: 'Workout #, unit', wrong: 'Choose a unit from the list.' },
  'workouts.*.scoring.cap.seconds': {
    label: 'Workout #, time cap',
    wrong: 'Minutes and seconds, like 12:00.',
  },
  'workouts.*.scoring.cap.totalReps': {
    label: 'Workout #, total reps',
    wrong: 'A whole number from 1 to 100,000.',
  },
  'workouts.*.scoring.repsPerRound': {
    label: 'Workout #, reps of a round',
    wrong: 'A whole number from 1 to 10,000, or nothing.',
  },
};
