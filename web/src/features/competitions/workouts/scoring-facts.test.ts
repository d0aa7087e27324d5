import { expect, it } from 'vitest';
import { competitionSample, divisionSample, workoutSample } from '../testing/competition-sample.ts';
import { scoringFacts } from './scoring-facts.ts';

const table = (name: string) => ({ method: 'table' as const, table: name });

it('says what a place earns once, or for each division where they differ', () => {
  const workout = workoutSample('w1');
  const earning = (divisions: Parameters<typeof competitionSample>[0], points = workout.points) =>
    scoringFacts({ ...workout, points }, competitionSample(divisions)).filter((fact) => /oints/.test(fact));
  const same = [divisionSample('d1', { points: null }), divisionSample('d2', { points: null })];
  expect(earning({ divisions: same })).toHaveLength(1);
  const others = [
    divisionSample('d1', { name: 'Women Rx', points: table('2023-20') }),
    divisionSample('d2', { name: 'Men Rx', points: table('2023-20') }),
    divisionSample('d3', { name: 'Women 40+', points: table('2023-10') }),
  ];
  expect(earning({ divisions: others })).toEqual([
    'Women Rx, Men Rx: Points by place, from the table of 2023 for a field of 20.',
    'Women 40+: Points by place, from the table of 2023 for a field of 10.',
  ]);
  expect(earning({ divisions: others }, { points: table('2023-40') })).toHaveLength(1);
});
