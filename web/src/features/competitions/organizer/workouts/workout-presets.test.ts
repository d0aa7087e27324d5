import { workoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { expect, it } from 'vitest';
import { competitionTemplates } from '../create/templates.ts';
import { workoutPresets } from './workout-presets.ts';

const templated = competitionTemplates.flatMap(({ workouts }) => workouts);

it('doesn’t include tiebreaks, which are added by hand', () => {
  for (const { label, scoring } of workoutPresets) {
    expect(workoutScoring.safeParse(scoring).success, label).toBe(true);
    expect(scoring.tiebreaks, label).toBeUndefined();
  }
  for (const { name, scoring } of templated) expect(scoring.tiebreaks, name).toBeUndefined();
});
