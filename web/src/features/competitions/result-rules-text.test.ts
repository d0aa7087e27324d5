import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { expect, it } from 'vitest';
import { resultRules, weightRules } from './result-rules-text.ts';

const time = usualScoring('time');
const left = { notation: 'remaining', seconds: 720 } as const;
const timeTiebreak = { type: 'time', unit: 'clock', direction: 'lower' } as const;
const loadTiebreak = { type: 'load', unit: 'kg', direction: 'higher' } as const;
const capped =
  'After 12:00 it ends, and the reps that are left count, fewer first. Whoever finished stands above.';

/** Every setting of a workout says what it decides; without it nothing is said. */
it.each<[string, WorkoutScoring, readonly string[]]>([
  ['a time', time, ['For time: the lowest result wins.']],
  [
    'points of which the fewest win',
    { ...usualScoring('points'), direction: 'lower' },
    ['Points: the lowest result wins.'],
  ],
  ['reps left at the cap', { ...time, cap: left }, ['For time: the lowest result wins.', capped]],
  [
    'reps done at a cap',
    { ...time, cap: { notation: 'completed', totalReps: 150 } },
    [
      'For time: the lowest result wins.',
      'At the cap it ends, and the reps done count, more first (of 150). Whoever finished stands above.',
    ],
  ],
  [
    'tie-breaks that who finished needs not',
    { ...time, cap: left, tiebreaks: [timeTiebreak, { ...loadTiebreak, reach: 'everyone' }] },
    [
      'For time: the lowest result wins.',
      capped,
      'Equal results are parted by a time, lower wins, and having none stands behind; who finished needs none.',
      'What is still equal is parted by load, higher wins, and having none stands behind.',
    ],
  ],
  [
    'variants, knock-out rounds and another part',
    { ...usualScoring('reps'), variants: ['Rx', 'Between', 'Scaled'], knockoutRounds: 3, brokenByPart: 'a' },
    [
      'Reps: the highest result wins.',
      'First stands Rx, then Between, then Scaled, whatever the result.',
      'Who reaches a later one of its 3 rounds stands above all others.',
      'Ties are parted by the place in Part a.',
    ],
  ],
  [
    'rounds of so many reps',
    { ...usualScoring('rounds_reps'), repsPerRound: 30 },
    [
      'Rounds and reps: the highest result wins.',
      'Full rounds count first, then the reps beyond them. A round has 30 reps.',
    ],
  ],
  [
    'capped rounds',
    usualScoring('capped_rounds'),
    [
      'For time, capped rounds: the lowest result wins.',
      'Fewer capped rounds stand above more, then the total time decides.',
    ],
  ],
])('says what %s decides', (_, scoring, sentences) => {
  expect(resultRules(scoring, (id) => `Part ${id}`)).toEqual(sentences);
});

it('says how much a workout counts and its stage, where they are not the usual ones', () => {
  expect(weightRules({})).toEqual([]);
  expect(weightRules({ weight: 100, stage: 1 })).toEqual([]);
  expect(weightRules({ weight: 50, stage: 2 })).toEqual(['Counts 50 %.', 'Stage 2.']);
});
