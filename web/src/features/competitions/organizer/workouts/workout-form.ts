import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { NewWorkout, WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import type { FieldTexts } from '../../../../platform/field-texts.ts';

/** What the form of a workout changes. */
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
    partOf: null,
  };
}

export function workoutDraftOf(workout: WorkoutReply): WorkoutDraft {
  const { name, description, movements, standards, video, sponsor, releaseAt } = workout;
  const { scoring, points, partOf } = workout;
  return { name, description, movements, standards, video, sponsor, releaseAt, scoring, points, partOf };
}

export const workoutTexts: FieldTexts = {
  name: { label: 'Name', wrong: 'Write a name of up to 80 characters.' },
  description: { label: 'Description', wrong: 'At most 10,000 characters.' },
  movements: { label: 'Movements', wrong: 'At most 40 lines of up to 160 characters.' },
  'movements.*': { label: 'Movement #', wrong: 'At most 160 characters.' },
  'standards.*.text': { label: 'Standards', wrong: 'At most 2,000 characters.' },
  video: { label: 'Video', wrong: 'Write a whole address that begins with https://.' },
  sponsor: { label: 'Sponsor', wrong: 'Write the sponsor’s name.' },
  'sponsor.name': { label: 'Sponsor', wrong: 'Write the sponsor’s name, up to 80 characters.' },
  'sponsor.link': { label: 'Sponsor’s page', wrong: 'Write a whole address that begins with https://.' },
  releaseAt: { label: 'Released', wrong: 'Choose a day and a time.' },
  partOf: { label: 'Part of', wrong: 'Choose a workout from the list.' },
  'scoring.unit': { label: 'Unit', wrong: 'Choose a unit from the list.' },
  'scoring.cap.seconds': { label: 'Time cap', wrong: 'Minutes and seconds, like 12:00.' },
  'scoring.cap.totalReps': { label: 'Total reps', wrong: 'A whole number from 1 to 100,000.' },
  'scoring.repsPerRound': {
    label: 'Reps of a round',
    wrong: 'A whole number from 1 to 10,000, or nothing.',
  },
  'scoring.decimals': { label: 'Decimals', wrong: 'From 0 to 3.' },
  'scoring.variants': { label: 'Versions', wrong: 'Two to five names, each of them another one.' },
  'scoring.variants.*': { label: 'Version #', wrong: 'At most 30 characters.' },
  'scoring.knockoutRounds': { label: 'Knock-out rounds', wrong: 'A whole number from 2 to 50.' },
  'scoring.tiebreaks.*.unit': { label: 'Unit of tie-break #', wrong: 'Choose a unit from the list.' },
  'points.weight': { label: 'Weight', wrong: 'A whole number from 0 to 1000.' },
  'points.stage': { label: 'Stage', wrong: 'A whole number from 1 to 20.' },
  'points.points.table': { label: 'Points table', wrong: 'Choose a points table from the list.' },
  'points.points.name': { label: 'Name of the table', wrong: 'Write a name of up to 80 characters.' },
  'points.points.points': { label: 'Places and points', wrong: 'Mend the rows that cannot be read.' },
  'scoring.brokenByPart': { label: 'Ties broken by', wrong: 'Choose a workout from the list.' },
};
