import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { expect, test } from 'vitest';
import { rankCells } from './board-ranking.rules.ts';
import { pointsSentences } from './points-sentences.rules.ts';
import { cellsOf } from './ranking.factory.ts';

const reps = usualScoring('reps');
const { on_site, online, total_amount, share_of_best } = scoringPresets;
/** 1st, 2nd, then zeroed, not finished, absent, and one who takes no part. */
const texts = ['20', '10', 'ZEROED', 'DNF', '', 'OUT'];

function told(index: number, rules: CompetitionScoring, weight = 100, isOver = true) {
  return toldOf({ texts, scoring: reps, index, rules, weight, isOver });
}

interface Asked {
  readonly texts: readonly string[];
  readonly scoring: WorkoutScoring;
  readonly index: number;
  readonly rules: CompetitionScoring;
  readonly weight: number;
  readonly isOver: boolean;
}

function toldOf({ texts, scoring, index, rules, weight, isOver }: Asked, shown?: null) {
  const cells = cellsOf(texts, scoring);
  const entries = cells.map(() => ({ status: 'active' as const }));
  const workout = { id: 'w', scoring, points: { weight }, over: isOver };
  const laid = [{ workout, scoring, cells, penalized: new Map() }];
  const [ranked] = rankCells({ scoring: rules, divisionPoints: null }, entries, laid).workouts;
  if (!ranked) throw new Error('There is a workout.');
  const place = shown === null ? null : ranked.ranking.places[index] || null;
  return pointsSentences(ranked, { index, place, rules });
}

const table = 'in the table of 2023 for a field of 40.';

test('a place is worth what the table gives, and counts as the workout weighs', () => {
  expect(told(1, on_site)).toEqual([`The 2nd place is worth 97 points ${table}`]);
  expect(told(1, on_site, 50)).toEqual([
    `The 2nd place is worth 97 points ${table} It counts 50%: 48.5 points.`,
  ]);
  const own = { ...on_site, points: { method: 'own_table' as const, name: 'Steep', points: [10] } };
  expect(told(0, own, 200)).toEqual([
    'The 1st place is worth 10 points in the table Steep. It counts 200%: 20 points.',
  ]);
  expect(told(1, own)).toEqual(['The 2nd place is worth 0 points in the table Steep.']);
});

test('no table is said to give 0 to a place that has points for others', () => {
  expect(told(2, on_site)).toEqual(['A zeroed score gets 0 points, whatever the place.']);
  expect(told(4, on_site)).toEqual(['No score gets 0 points, whatever the place.']);
  expect(told(3, on_site)).toEqual([`The 4th place is worth 91 points ${table}`]);
  const none = 'Not finishing gets 0 points here, whatever the place.';
  expect(told(3, { ...on_site, didNotFinish: 'zero_points' })).toEqual([none]);
  expect(told(3, share_of_best)).toEqual([none]);
});

test('points that are places are the place, also of who has no result', () => {
  expect([0, 2, 3, 4].map((index) => told(index, online)[0])).toEqual([
    'Points equal the place: 1.',
    'Points equal the place: 3.',
    'Points equal the place: 4.',
    'Points equal the place: 5.',
  ]);
  // Whether a place is shown or not, the points of the absent count.
  const hidden = { texts, scoring: reps, index: 4, rules: online, weight: 150, isOver: true };
  expect(toldOf(hidden, null)).toEqual([
    'Counts as 5 points, one more than everyone who submitted a score. It counts 150%: 7.5 points.',
  ]);
});

test('a result counts as itself, or as its share of the best', () => {
  expect(told(0, total_amount, 50)).toEqual([
    'The score itself counts toward the total: 20. It counts 50%: 10 points.',
  ]);
  expect(told(0, share_of_best)).toEqual(['It is worth 100 points. The best score gets 100, the median 50.']);
  expect(told(0, share_of_best, 50)).toEqual([
    'The best score gets 100, the median 50. It counts 50%: 50 points.',
  ]);
});

test('a time that is added up is written as a time', () => {
  const scoring: WorkoutScoring = { ...usualScoring('time'), cap: { notation: 'remaining', seconds: 720 } };
  const asked = { texts: ['9:30', 'CAP+12'], scoring, rules: scoringPresets.total_time, isOver: true };
  expect(toldOf({ ...asked, index: 0, weight: 100 })).toEqual([
    'The score itself counts toward the total: 9:30.',
  ]);
  // A second for each of the 12 reps on top of the cap.
  expect(toldOf({ ...asked, index: 1, weight: 50 })).toEqual([
    'The score itself counts toward the total: 12:12. It counts 50%: 6:06.',
  ]);
});

test('nothing is said of points that there are none of', () => {
  expect([told(5, on_site), told(5, online), told(2, total_amount), told(4, on_site, 100, false)]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});
