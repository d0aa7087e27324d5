import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { expect, test } from 'vitest';
import type { OverallKeyPart } from './overall-key.rules.ts';
import {
  ordinal,
  overallPartName,
  overallPartValue,
  pointsText,
  timeText,
  totalsIn,
} from './overall-texts.rules.ts';

const { on_site, online } = scoringPresets;
const byProgress = { ...on_site, withdrawn: 'below_by_progress' as const };
const byWithdrawal = { ...on_site, withdrawn: 'below_by_withdrawal' as const };

/** What decides, then what each number of a key means: the lower one is better. */
test.each<[OverallKeyPart, typeof on_site, string, readonly (readonly [number, string])[]]>([
  [
    'withdrawn',
    { ...on_site, withdrawn: 'below' as const },
    'having stayed',
    [
      [0, 'stayed'],
      [1, 'withdrew'],
    ],
  ],
  [
    'progress',
    byProgress,
    'how far they got',
    [
      [-Infinity, 'stayed'],
      [0, 'no workout'],
      [-1, 'workout 1'],
      [-4, 'workout 4'],
    ],
  ],
  [
    'withdrawn_order',
    byWithdrawal,
    'the later withdrawal',
    [
      [0, '–'],
      [-1_768_000_000_000, 'withdrew'],
    ],
  ],
  [
    'nothing_handed_in',
    online,
    'having submitted a score',
    [
      [0, 'something'],
      [1, 'nothing'],
    ],
  ],
  [
    'stage',
    on_site,
    'the stage reached',
    [
      [-0, 'none'],
      [-1, '1 restart reached'],
      [-2, '2 restarts reached'],
    ],
  ],
  [
    'incomplete',
    on_site,
    'having every score',
    [
      [0, 'every result'],
      [2, 'results are missing'],
    ],
  ],
  [
    'scaled',
    on_site,
    'fewer scaled workouts',
    [
      [0, 'none scaled'],
      [3, '3 scaled'],
    ],
  ],
  ['total', on_site, 'the higher total', [[-385, '385 points']]],
  ['total', online, 'the lower total', [[17, '17 points']]],
  ['tie', { ...on_site, tie: 'by_hand' }, 'the organizer’s decision', [[1, '1st']]],
  [
    'tie',
    { ...on_site, tie: 'designated_workout' },
    'the place in the tiebreak workout',
    [
      [2, '2nd'],
      [Infinity, 'none'],
    ],
  ],
  ['finish_1', on_site, 'the best single finish', [[3, '3rd']]],
  ['finish_2', on_site, 'the 2nd best finish', [[Infinity, 'none']]],
  [
    'before_restart',
    on_site,
    'the ranking before the points reset',
    [
      [2, '2nd'],
      [0, '–'],
    ],
  ],
])('%s is told in words', (part, scoring, name, values) => {
  expect(overallPartName(part, scoring)).toBe(name);
  for (const [value, words] of values) expect(overallPartValue(part, value, scoring)).toBe(words);
});

test('numbers are written as people say them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 112, 1003].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '101st',
    '111th',
    '112th',
    '1003rd',
  ]);
  expect([0, -0, 1, -1, 2.5].map(pointsText)).toEqual([
    '0 points',
    '0 points',
    '1 point',
    '-1 point',
    '2.5 points',
  ]);
});

test('totals are times where times alone are added up', () => {
  const raw = { points: { method: 'raw' as const }, weight: 100 };
  const time = { setting: raw, scoring: usualScoring('time') };
  const load = { setting: raw, scoring: usualScoring('load') };
  const placed = { setting: { ...raw, points: { method: 'place' as const } }, scoring: usualScoring('time') };
  expect([totalsIn([time, time]), totalsIn([time, load]), totalsIn([time, placed]), totalsIn([])]).toEqual([
    timeText,
    pointsText,
    pointsText,
    pointsText,
  ]);
  expect([1140, 61.63, -5].map(timeText)).toEqual(['19:00', '1:01.63', '-0:05']);
  const { total_time } = scoringPresets;
  expect(overallPartValue('total', 1140, total_time, timeText)).toBe('19:00');
});
