import { describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { tableOf } from './points-table-names.rules.ts';
import { type ResultFolder, readResultFolder } from './result-folder.rules.ts';
import { checkResults } from './result-folders.check.service.ts';
import { unreadableCells } from './unreadable-cells.rules.ts';

const { parts, clock } = await testApp();
const checking = { parts, advance: (milliseconds: number) => clock.advance(milliseconds) };

/** `entry | result | tie-break | mark | place` a line; points are places, and so is the overall of one workout. */
function folderOf(workout: object, lines: readonly string[]): ResultFolder {
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const records = (header: readonly string[], cells: readonly (readonly string[])[]) =>
    [header, ...cells].map((row, index) => ({ line: index + 1, cells: row }));
  const reading = readResultFolder({
    competition: {
      name: 'Invented',
      division: 'All',
      overall: { method: 'rank_sum' },
      workouts: [{ id: 'w', points: { method: 'place' }, ...workout }],
    },
    scores: records(
      ['workout', 'entry', 'result', 'tiebreak', 'mark', 'place', 'points'],
      rows.map(([entry = '', result = '', tiebreak = '', mark = '', place = '']) => [
        'w',
        entry,
        result,
        tiebreak,
        mark,
        mark === 'missed' ? '' : place,
        place,
      ]),
    ),
    standings: records(
      ['entry', 'place', 'total'],
      rows.map(([entry = '', , , , place = '']) => [entry, place, place]),
    ),
  });
  if ('faults' in reading) throw new Error(reading.faults.join('\n'));
  return reading.folder;
}

const time = { scoring_type: 'time', direction: 'lower' };
const reps = { scoring_type: 'reps', direction: 'higher' };

describe('results are read as a folder writes them', () => {
  it.each([
    [
      'bare reps at a cap whose total nobody knows',
      { ...time, cap: { notation: 'completed', seconds: 900 } },
      ['a | 14:35.2 | | | 1', 'b | 89 | | | 3', 'c | 930 | | | 2'],
    ],
    [
      'bare digits that are times, where the reps are named',
      { ...time, cap: { notation: 'completed', seconds: 900 } },
      ['a | 1435 | | | 2', 'b | 89 reps | | | 3', 'c | 930 | | | 1'],
    ],
    [
      'digits that count in seconds, for one of them is no clock',
      time,
      // On the clock 1000 would be 10:00, faster than 11:15; in seconds it is 16:40, slower.
      ['a | 675 | | | 1', 'b | 1000 | | | 3', 'c | 12:00 | | | 2'],
    ],
    [
      'a tie-break in brackets behind the result, its type told from it',
      { ...reps, tiebreak: { direction: 'lower' } },
      ['a | 24 (4:31) | | | 2', 'b | 24(4:02) | | | 1', 'c | 24 | 5:00 | | 3', 'd | 24 | | | 4'],
    ],
    [
      'an AMRAP that says how long it lasts',
      { ...reps, cap: { notation: 'completed', seconds: 1200, total_reps: null } },
      ['a | 240 | | | 1', 'b | 239 | | | 2', 'c | | | missed | 3'],
    ],
    [
      'pounds beside kilograms',
      { scoring_type: 'load', direction: 'higher' },
      // 102.5 kg are 225.97 lb.
      ['a | 225 lb | | | 2', 'b | 102.5 kg | | | 1', 'c | 225.00 lb | | | 2', 'd | 220 | | | 4'],
    ],
    [
      'feet and inches beside inches alone',
      { scoring_type: 'distance', direction: 'higher' },
      // 9' 9" are 117 inches.
      [`a | 9' 9.00" | | | 2`, 'b | 117.00 in | | | 2', `c | 104' 10.50" | | | 1`],
    ],
  ])('%s', async (_, workout, lines) => {
    const folder = folderOf(workout, lines);
    expect(unreadableCells(folder)).toEqual([]);
    expect((await checkResults(checking, folder, 3)).differences).toEqual([]);
  });
});

it.each([
  ['2023-40', '2023-40'],
  ['2015-40-half', '2015-40-half'],
  ['2023-75+', '2023-75'],
  ['2014', '2014-40'],
  ['2015 half', '2015-40-half'],
  ['2012-half', '2012-40-50pt'],
  ['2012-47-50pt', '2012-47-50pt'],
  ['2026-30-50 points', '2026-30-50pt'],
  ['2023', '2023-'],
  ['best table', 'best table'],
])('the table %s is %s', (written, name) => {
  expect(tableOf(written)).toBe(name);
});

describe('where an entry withdrew', () => {
  const standing = (cells: readonly string[]) =>
    readResultFolder({
      competition: {
        name: 'Invented',
        division: 'All',
        overall: { method: 'rank_sum' },
        workouts: [{ id: 'w', ...reps, stage: '1', points: { method: 'place' } }],
      },
      scores: [{ line: 1, cells: ['workout', 'entry', 'result', 'place', 'points'] }],
      standings: [
        { line: 1, cells: ['entry', 'status', 'withdrew_at', 'place', 'total'] },
        { line: 2, cells },
      ],
    });

  it.each([
    ['5.5', 5.5],
    ['2023-05-01', Date.UTC(2023, 4, 1)],
    ['12:30', 750],
  ])('%s is a moment', (text, withdrewAt) => {
    expect(standing(['a', 'wd', text, '1.0', '1'])).toMatchObject({
      folder: {
        competition: { workouts: [{ stage: 1 }] },
        standings: [{ status: 'WD', withdrewAt, place: 1 }],
      },
    });
  });

  it('a day of the week is none', () => {
    expect(standing(['a', 'WD', 'Sunday', '1', '1'])).toEqual({
      faults: ["overall.csv, line 2, column 'withdrew_at': 'Sunday' isn’t a number."],
    });
  });
});
