import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { expect, it } from 'vitest';
import { resultRules, weightRules } from './result-rules-text.ts';

const time = usualScoring('time');
const left = { notation: 'remaining', seconds: 720 } as const;
const timeTiebreak = { type: 'time', unit: 'clock', direction: 'lower' } as const;
const loadTiebreak = { type: 'load', unit: 'kg', direction: 'higher' } as const;
const capped =
  'At the 12:00 time cap, athletes are ranked by reps left, fewest first. Finishers rank above them.';

/** Every setting of a workout says what it decides; without it nothing is said. */
it.each<[string, WorkoutScoring, readonly string[]]>([
  ['a time', time, ['For time: the lowest score wins.']],
  [
    'points of which the fewest win',
    { ...usualScoring('points'), direction: 'lower' },
    ['Points: the lowest score wins.'],
  ],
  ['reps left at the cap', { ...time, cap: left }, ['For time: the lowest score wins.', capped]],
  [
    'reps done at a cap',
    { ...time, cap: { notation: 'completed', totalReps: 150 } },
    [
      'For time: the lowest score wins.',
      'At the time cap, athletes are ranked by reps done, most first (of 150). Finishers rank above them.',
    ],
  ],
  [
    'tiebreaks that finishers don’t need',
    { ...time, cap: left, tiebreaks: [timeTiebreak, { ...loadTiebreak, reach: 'everyone' }] },
    [
      'For time: the lowest score wins.',
      capped,
      'Ties are broken by a time; lower wins. Athletes without one rank behind. Finishers don’t need one.',
      'Remaining ties are broken by load; higher wins. Athletes without one rank behind.',
    ],
  ],
  [
    'variants, knock-out rounds and another part',
    { ...usualScoring('reps'), variants: ['Rx', 'Between', 'Scaled'], knockoutRounds: 3, brokenByPart: 'a' },
    [
      'Reps: the highest score wins.',
      'Ranked by version first: Rx, then Between, then Scaled.',
      'Athletes who reach a later one of the 3 rounds rank higher.',
      'Ties are broken by place in Part a.',
    ],
  ],
  [
    'rounds of so many reps',
    { ...usualScoring('rounds_reps'), repsPerRound: 30 },
    [
      'Rounds and reps: the highest score wins.',
      'Full rounds count first, then extra reps. A round has 30 reps.',
    ],
  ],
  [
    'capped rounds',
    usualScoring('capped_rounds'),
    [
      'For time, capped rounds: the lowest score wins.',
      'Fewer capped rounds rank first, then the lower total time.',
    ],
  ],
])('says what %s decides', (_, scoring, sentences) => {
  expect(resultRules(scoring, (id) => `Part ${id}`)).toEqual(sentences);
});

it('says how much a workout counts and its stage, where they are not the usual ones', () => {
  expect(weightRules({})).toEqual([]);
  expect(weightRules({ weight: 100, stage: 1 })).toEqual([]);
  expect(weightRules({ weight: 50, stage: 2 })).toEqual(['Counts 50%.', 'Stage 2.']);
});
