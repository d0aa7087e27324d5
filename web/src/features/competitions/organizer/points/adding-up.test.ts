import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { expect, it } from 'vitest';
import { addingProblem } from './adding-up.ts';

const time = { name: 'Breakwater', scoring: usualScoring('time'), points: {} };
const load = { name: 'Crane', scoring: usualScoring('load'), points: {} };
const pounds = { ...load, name: 'Hoist', scoring: { ...load.scoring, unit: 'lb' as const } };
const { total_amount, total_time, on_site, share_of_best } = scoringPresets;

it('adds up results in one unit, and says why others can’t be', () => {
  expect(addingProblem(total_amount, [load, { ...load, name: 'Capstan' }])).toBeNull();
  expect(addingProblem(total_time, [time])).toBeNull();
  expect(addingProblem(on_site, [time, load])).toBeNull();
  expect(addingProblem(total_amount, [])).toBeNull();
  expect(addingProblem(total_amount, [time, load])).toBe(
    'Breakwater is measured in minutes and seconds, Crane in kg, so they can’t be added up.',
  );
  expect(addingProblem(total_amount, [load, pounds])).toBe(
    'Crane is measured in kg, Hoist in lb, so they can’t be added up.',
  );
});

it('doesn’t add up results if the wrong end would win', () => {
  expect(addingProblem(total_amount, [time])).toBe(
    'In Breakwater the lower result wins, so the highest total would be the worst.',
  );
  expect(addingProblem(total_time, [load])).toBe(
    'In Crane the higher result wins, so the lowest total would be the worst.',
  );
});

it('adds up rounds once reps per round are set', () => {
  const rounds = { name: 'Bilge', scoring: usualScoring('rounds_reps'), points: {} };
  expect(addingProblem(total_amount, [rounds])).toBe('Bilge doesn’t say how many reps a round has.');
  const told = { ...rounds, scoring: { ...rounds.scoring, repsPerRound: 30 } };
  expect(addingProblem(total_amount, [told])).toBeNull();
  expect(addingProblem(share_of_best, [time, rounds])).toContain('how many reps a round has');
  expect(addingProblem(share_of_best, [time, load, told])).toBeNull();
  expect(addingProblem(on_site, [rounds])).toBeNull();
});

it('adds up capped scores once cap and total reps are set', () => {
  const capped = (cap: (typeof time.scoring)['cap']) => ({ ...time, scoring: { ...time.scoring, cap } });
  const sentence = 'Breakwater needs a time cap and total reps, so that capped scores can be added up.';
  for (const rules of [total_time, share_of_best]) {
    expect(addingProblem(rules, [capped({ notation: 'remaining' })])).toBe(sentence);
    expect(addingProblem(rules, [capped({ notation: 'completed', seconds: 720 })])).toBe(sentence);
    expect(addingProblem(rules, [capped({ notation: 'remaining', seconds: 720 })])).toBeNull();
    const known = { notation: 'completed', seconds: 720, totalReps: 150 } as const;
    expect(addingProblem(rules, [capped(known)])).toBeNull();
  }
});

it('ignores a workout with its own points', () => {
  const own = { ...load, points: { points: on_site.points } };
  expect(addingProblem(total_time, [time, own])).toBeNull();
});
