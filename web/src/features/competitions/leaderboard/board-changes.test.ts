import { inWorkoutOrder } from '@chalkline/contract/competitions/board-order.ts';
import { isFoundBy, searchedWords } from '@chalkline/contract/competitions/board-search.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { plainWords } from '@chalkline/contract/plain-words.ts';
import { expect, it } from 'vitest';
import { cellSample, headSample, rowSample } from '../testing/board-sample.ts';
import { competitionSample, divisionSample } from '../testing/competition-sample.ts';
import { changesBetween, changesText } from './board-changes.ts';
import { pointsText, scoringOf, totalsText } from './board-figures.ts';
import { sharedTotals } from './board-view.ts';

const before = [rowSample(0), rowSample(1), rowSample(2)];
const [first, second, third] = before as [(typeof before)[0], (typeof before)[0], (typeof before)[0]];
const scored = (scoreId: string) => [cellSample({ scoreId })];

it('marks who has a new result and who went up, not who was only passed', () => {
  const after = [
    { ...third, order: 0, place: 1, cells: scored('new') },
    { ...first, order: 1, place: 2 },
    { ...second, order: 2, place: 3 },
  ];
  expect(
    changesBetween(before, after).map(({ row, moved, isMarked }) => [row.entryId, moved, isMarked]),
  ).toEqual([
    ['e2', 2, true],
    ['e0', -1, false],
    ['e1', -1, false],
  ]);
  expect(changesText(changesBetween(before, after))).toBe('Athlete 2 is in place 1, up 2.');
});

it('ignores new and unchanged rows', () => {
  expect(changesBetween(before, [...before, rowSample(3)])).toEqual([]);
  expect(changesText([])).toBe('');
});

it('counts the others in one sentence', () => {
  const after = before.map((row) => ({ ...row, cells: scored('new') }));
  expect(changesText(changesBetween(before, after))).toBe(
    'Athlete 0 is in place 1. 2 other results are new.',
  );
});

it('ranks by one workout: places, then results without one, then nothing', () => {
  const rows = [
    rowSample(0, { cells: [cellSample({ scoreId: null, place: null })] }),
    rowSample(1, { cells: [cellSample({ place: null })] }),
    rowSample(2, { cells: [cellSample({ place: 2 })] }),
    rowSample(3, { cells: [cellSample({ place: 1 })] }),
  ];
  expect(inWorkoutOrder(rows, 0).map(({ entryId }) => entryId)).toEqual(['e3', 'e2', 'e1', 'e0']);
});

it('finds athletes by any of their words, accents and case aside', () => {
  const lucia = searchedWords(rowSample(0, { name: 'Lucía Barrenechea', affiliate: 'Puerto Hierro' }));
  for (const search of ['lucia', 'BARREN puerto', '100', ' ']) {
    expect(isFoundBy(lucia, plainWords(search))).toBe(true);
  }
  expect(isFoundBy(lucia, plainWords('lucia kaipara'))).toBe(false);
});

it('knows which totals are shared', () => {
  const rows = [rowSample(0, { total: 9 }), rowSample(1, { total: 9 }), rowSample(2, { total: 3 })];
  expect([...sharedTotals(rows)]).toEqual([9]);
});

it('writes points as they are, and added times as times', () => {
  const { workouts } = headSample(1, 0);
  const plain = totalsText(scoringPresets.on_site, workouts);
  expect([plain(1385), plain(97.5), plain(null)]).toEqual(['1,385', '97.5', '–']);
  expect([pointsText(1, plain), pointsText(100, plain), pointsText(null, plain)]).toEqual([
    '1 pt',
    '100 pts',
    '',
  ]);
  const times = totalsText(scoringPresets.total_time, workouts);
  expect([times(581.28), pointsText(581.28, times)]).toEqual(['9:41.28', '9:41.28']);
});

it('takes the points that a division has for itself', () => {
  const points = { method: 'place' as const };
  const competition = competitionSample({
    divisions: [divisionSample('d1', { points }), divisionSample('d2')],
  });
  expect(scoringOf(competition, { divisionId: 'd1' }).points).toEqual(points);
  expect(scoringOf(competition, { divisionId: 'd2' })).toBe(competition.scoring);
  const held = { scoring: { ...competition.scoring, total: 'higher' as const }, points: null };
  expect(scoringOf(competition, { divisionId: 'd1', held })).toBe(held.scoring);
});
