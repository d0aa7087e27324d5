import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { NewWorkout, WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import type { FieldTexts } from '../../../../platform/field-texts.ts';

/** The values of the workout form. */
export type WorkoutDraft = NewWorkout;

export function emptyWorkout(): WorkoutDraft {
  return {
    name: '',
    description: '',
    movements: [],
    standards: [],
    video: null,
    sponsor: null,
    releaseAt: null,
    scoring: usualScoring('time'),
    points: {},
    divisionIds: null,
    partOf: null,
  };
}

export function workoutDraftOf(workout: WorkoutReply): WorkoutDraft {
  const { name, description, movements, standards, video, sponsor, releaseAt } = workout;
  const { scoring, points, divisionIds, partOf } = workout;
  return {
    name,
    description,
    movements,
    standards,
    video,
    sponsor,
    releaseAt,
    scoring,
    points,
    divisionIds,
    partOf,
  };
}

export const workoutTexts: FieldTexts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 80 characters.' },
  description: { label: 'Description', wrong: 'Use at most 10,000 characters.' },
  movements: { label: 'Movements', wrong: 'Use at most 40 lines of up to 160 characters.' },
  'movements.*': { label: 'Movement #', wrong: 'Use at most 160 characters.' },
  'standards.*.text': { label: 'Standards', wrong: 'Use at most 2,000 characters.' },
  video: { label: 'Video', wrong: 'Enter a full link that starts with https://.' },
  sponsor: { label: 'Sponsor', wrong: 'Enter the sponsor’s name.' },
  'sponsor.name': { label: 'Sponsor', wrong: 'Enter the sponsor’s name, up to 80 characters.' },
  'sponsor.link': { label: 'Sponsor’s website', wrong: 'Enter a full link that starts with https://.' },
  releaseAt: { label: 'Release time', wrong: 'Choose a date and time.' },
  divisionIds: { label: 'Divisions', wrong: 'Choose at least one division.' },
  partOf: { label: 'Part of', wrong: 'Choose a workout from the list.' },
  'scoring.unit': { label: 'Unit', wrong: 'Choose a unit from the list.' },
  'scoring.cap.seconds': { label: 'Time cap', wrong: 'Enter minutes and seconds, like 12:00.' },
  'scoring.cap.totalReps': { label: 'Total reps', wrong: 'Enter a whole number from 1 to 100,000.' },
  'scoring.repsPerRound': {
    label: 'Reps per round',
    wrong: 'Enter a whole number from 1 to 10,000, or leave it empty.',
  },
  'scoring.decimals': { label: 'Decimals', wrong: 'Enter a number from 0 to 3.' },
  'scoring.variants': { label: 'Versions', wrong: 'Enter two to five different names.' },
  'scoring.variants.*': { label: 'Version #', wrong: 'Use at most 30 characters.' },
  'scoring.knockoutRounds': { label: 'Knockout rounds', wrong: 'Enter a whole number from 2 to 50.' },
  'scoring.tiebreaks.*.unit': { label: 'Unit of tiebreak #', wrong: 'Choose a unit from the list.' },
  'points.weight': { label: 'Weight', wrong: 'Enter a whole number from 0 to 1,000.' },
  'points.stage': { label: 'Stage', wrong: 'Enter a whole number from 1 to 20.' },
  'points.points.table': { label: 'Points table', wrong: 'Choose a points table from the list.' },
  'points.points.name': { label: 'Table name', wrong: 'Enter a name of up to 80 characters.' },
  'points.points.points': { label: 'Places and points', wrong: 'Fix the rows that can’t be read.' },
  'scoring.brokenByPart': { label: 'Ties broken by', wrong: 'Choose a workout from the list.' },
};
