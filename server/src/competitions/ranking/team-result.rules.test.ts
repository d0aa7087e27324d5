import type { TeamScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { expect, test } from 'vitest';
import { cellsOf } from './ranking.factory.ts';
import { teamScore, teamWorkoutScoring } from './team-result.rules.ts';
import { rankWorkout } from './workout-ranking.rules.ts';

const time: WorkoutScoring = {
  ...usualScoring('time'),
  cap: { notation: 'remaining', seconds: 600, totalReps: 90 },
  tiebreaks: [{ type: 'time', unit: 'clock', direction: 'lower' }],
};
const reps = usualScoring('reps');
const rounds = usualScoring('rounds_reps');
const sum = { by: 'sum' } as const;
const bestTwo = { by: 'best', count: 2 } as const;

function shown(
  texts: readonly string[],
  scoring: WorkoutScoring,
  team: Exclude<TeamScoring, { by: 'team' }>,
) {
  const score = teamScore(cellsOf(texts, scoring), scoring, team);
  return score === 'nothing' ? score : showScore(score, teamWorkoutScoring(scoring)).text;
}

test.each<[string[], WorkoutScoring, typeof sum | typeof bestTwo, string]>([
  [['8:00', '9:00', '9:30'], time, sum, '26:30'],
  [['8:00', 'CAP+12', '9:30'], time, sum, '27:42'],
  [['8:00', 'CAP+12', '9:30'], time, bestTwo, '17:30'],
  [['8:00', 'DNF', '9:30'], time, sum, 'DNF'],
  [['8:00', 'DNF', '9:30'], time, bestTwo, '17:30'],
  [['8:00', '', ''], time, bestTwo, 'DNF'],
  [['10', '20', '30'], reps, sum, '60 reps'],
  [['10', '20', '30'], reps, bestTwo, '50 reps'],
  [['10', '20', '30'], { ...reps, direction: 'lower' }, bestTwo, '30 reps'],
  [['10', '', '30'], reps, sum, '40 reps'],
  [['10', '', ''], reps, bestTwo, '10 reps'],
  [['zeroed', 'DNS'], reps, sum, 'DNF'],
  [['', 'OUT'], reps, sum, 'nothing'],
  [['100 kg', '225 lb'], usualScoring('load'), sum, '202.058 kg'],
  [['5+13', '4+12'], rounds, sum, '9+25'],
  [['5+13', 'DNF'], rounds, sum, '5+13'],
  [['zeroed', 'DNF'], rounds, sum, 'DNF'],
  [['5+13', '4+12'], { ...rounds, repsPerRound: 20 }, sum, '10+5'],
  [
    ['37:27, 2 capped', '39:00, 1 capped', '41:00'],
    usualScoring('capped_rounds'),
    bestTwo,
    '1:20:00, 1 capped',
  ],
])('%j: %o by %o is %s', (texts, scoring, team, expected) => {
  expect(shown(texts, scoring, team)).toBe(expected);
});

test('a load that is added up says its unit, as every load does', () => {
  const load = usualScoring('load');
  const result = { outcome: 'finished', amount: 5000, unit: 'kg' };
  expect(teamScore(cellsOf(['2 kg', '3 kg'], load), load, sum)).toEqual({ result });
});

test('teams are ranked by what their members add up to', () => {
  const teams = [
    ['8:00', '9:00'],
    ['8:00', 'CAP+12'],
    ['8:00', ''],
    ['', ''],
  ];
  const cells = teams.map((texts) => teamScore(cellsOf(texts, time), time, sum));
  expect([...rankWorkout(cells, teamWorkoutScoring(time), { over: true }).places]).toEqual([1, 2, 3, 4]);
});
