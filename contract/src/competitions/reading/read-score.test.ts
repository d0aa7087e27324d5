import { describe, expect, test } from 'vitest';
import type { ScoreValue } from '../score-value.schema.ts';
import { usualScoring } from '../scoring-presets.ts';
import type { WorkoutScoring } from '../workout-scoring.schema.ts';
import { readScore } from './read-score.ts';

const time = usualScoring('time');
const timeTiebreak = { type: 'time', unit: 'clock', direction: 'lower' } as const;
const remaining: WorkoutScoring = {
  ...time,
  cap: { notation: 'remaining', seconds: 720, totalReps: 150 },
};
const completed: WorkoutScoring = {
  ...time,
  cap: { notation: 'completed', seconds: 720, totalReps: 150 },
};
const remainingBare: WorkoutScoring = { ...time, cap: { notation: 'remaining' } };
const reps: WorkoutScoring = { ...usualScoring('reps'), tiebreaks: [timeTiebreak] };
const kilos = usualScoring('load');
const pounds: WorkoutScoring = { ...kilos, unit: 'lb' };
const rounds = usualScoring('rounds_reps');
const meters = usualScoring('distance');
const feet: WorkoutScoring = { ...meters, unit: 'ft_in' };

function score(text: string, scoring: WorkoutScoring): ScoreValue {
  const reading = readScore(text, scoring);
  if (reading.kind !== 'score') throw new Error(`'${text}' is read as ${JSON.stringify(reading)}`);
  return reading.score;
}

describe('a time is understood', () => {
  test.each([
    ['9:30', 570_000],
    ['930', 570_000],
    ['0930', 570_000],
    ['45', 45_000],
    ['75', 75_000],
    ['100', 60_000],
    ['11545', 4_545_000],
    ['1:15:45.30', 4_545_300],
    ['1:15:45', 4_545_000],
    ['4:15:45.30', 15_345_300],
    [':42.0', 42_000],
    [':18.43', 18_430],
    ['00:19.67', 19_670],
    ['07:17.00', 437_000],
    ['61.63', 61_630],
    ['930.5', 570_500],
    ['9:41,28', 581_280],
    ['9:41.283', 581_283],
    ['75:30', 4_530_000],
    ['  9:30 ', 570_000],
    ['9:30\u00a0', 570_000],
    ['９：３０', 570_000],
    ['1380', 1_380_000],
  ])('%j is %i ms', (text, amount) => {
    expect(score(text, time).result).toEqual({ outcome: 'finished', amount });
  });

  test.each(['9:60', '1:75:10.5', '9:5', '9::30', ':', '9:30:', '1:2:3:4', 'nine', '9.', '-5', '9:30 lb'])(
    '%j is refused',
    (text) => {
      expect(readScore(text, time).kind).toBe('problem');
    },
  );

  test('more decimals than are kept are refused, not rounded', () => {
    expect(readScore('9:30.1234', time)).toMatchObject({ kind: 'problem', code: 'too_precise' });
  });
});

describe('a time that can mean two things is asked about', () => {
  test('29:12:00 is minutes where hours cannot be', () => {
    const reading = readScore('29:12:00', { ...time, cap: { notation: 'remaining', seconds: 1800 } });
    expect(reading).toMatchObject({ kind: 'question', code: 'threeParts' });
    if (reading.kind !== 'question') return;
    expect(reading.choices[0]).toMatchObject({
      understood: '29:12',
      answers: { threeParts: 'minutes' },
      score: { result: { amount: 1_752_000 } },
    });
  });

  test('29:12:00 without a cap shows both, minutes first', () => {
    const reading = readScore('29:12:00', time);
    expect(reading.kind === 'question' && reading.choices.map((choice) => choice.understood)).toEqual([
      '29:12',
      '29:12:00',
    ]);
  });

  test('an answer settles it', () => {
    const answered = readScore('29:12:50', time, { answers: { threeParts: 'minutes' } });
    expect(answered).toMatchObject({ kind: 'score', score: { result: { amount: 1_752_500 } } });
  });

  test('bare digits in an import: the clock or seconds, once for the column', () => {
    const reading = readScore('2000', time, { imported: true });
    expect(reading).toMatchObject({ kind: 'question', code: 'bareDigits' });
    const meant = (bareDigits: 'clock' | 'seconds') =>
      readScore('2000', time, { imported: true, answers: { bareDigits } });
    expect(meant('clock')).toMatchObject({ score: { result: { amount: 1_200_000 } } });
    expect(meant('seconds')).toMatchObject({ score: { result: { amount: 2_000_000 } } });
    expect(readScore('1380', time, { imported: true, answers: { bareDigits: 'clock' } }).kind).toBe(
      'problem',
    );
    expect(readScore('45', time, { imported: true }).kind).toBe('score');
    expect(readScore('9:30', time, { imported: true }).kind).toBe('score');
  });

  test('three parts under a cap: hours where it allows them, else asked', () => {
    const capped = (seconds: number): WorkoutScoring => ({
      ...time,
      cap: { notation: 'remaining', seconds },
    });
    expect(readScore('1:15:45', capped(720))).toMatchObject({ kind: 'question', code: 'threeParts' });
    expect(readScore('4:15:45', capped(18_000))).toMatchObject({ score: { result: { amount: 15_345_000 } } });
    expect(readScore('4:15:45', time)).toMatchObject({ kind: 'question', code: 'threeParts' });
    expect(readScore('1:15:45', capped(7200), { imported: true }).kind).toBe('score');
  });

  test('three parts in an import without a cap', () => {
    expect(readScore('1:15:45', time, { imported: true })).toMatchObject({ code: 'threeParts' });
    expect(readScore('5:32:00', time, { imported: true })).toMatchObject({ code: 'threeParts' });
  });

  test('a time past the cap', () => {
    expect(readScore('12:00', remaining).kind).toBe('score');
    expect(readScore('12:00.01', remaining)).toMatchObject({ kind: 'question', code: 'pastCap' });
    const kept = readScore('12:00.01', remaining, { answers: { pastCap: 'keep' } });
    expect(kept).toMatchObject({ score: { result: { outcome: 'finished', amount: 720_010 } } });
  });
});

describe('the cap follows the notation of the workout', () => {
  test.each([
    ['CAP+12', remaining, 138, 12],
    ['CAP +12', remaining, 138, 12],
    ['cap + 12', remaining, 138, 12],
    ['C+12', remaining, 138, 12],
    ['CAP', remaining, 150, 0],
    ['CAP+012', remaining, 138, 12],
    ['138/150', remaining, 138, 12],
    ['CAP +12 138/150', remaining, 138, 12],
    ['CAP, 12 reps left (138/150)', remaining, 138, 12],
    ['138 reps done', remaining, 138, 12],
    ['CAP+12', completed, 12, 138],
    ['CAP +12', completed, 12, 138],
    ['89 reps', completed, 89, 61],
    ['89 rep', completed, 89, 61],
    ['CAP 89 reps 89/150', completed, 89, 61],
    ['12 reps left', completed, 138, 12],
    ['CAP+12', remainingBare, null, 12],
    ['CAP', remainingBare, null, 0],
    ['138/150', remainingBare, 138, 12],
  ])('%j', (text, scoring, done, left) => {
    expect(score(text, scoring).result).toEqual({ outcome: 'capped', done, left });
  });

  test.each([
    ['CAP+12', time, 'no_cap'],
    ['CAP', completed, 'reps_missing'],
    ['CAP+151', remaining, 'too_many_reps'],
    ['151 reps', completed, 'too_many_reps'],
    ['138/140', remaining, 'wrong_total'],
    ['CAP +13 138/150', remaining, 'disagree'],
    ['89 reps done', remainingBare, 'total_missing'],
    ['CAP+', remaining, 'unreadable'],
    ['caption', remaining, 'unreadable'],
  ])('%j is refused', (text, scoring, code) => {
    expect(readScore(text, scoring)).toMatchObject({ kind: 'problem', code });
  });

  test.each([
    ['89', remaining, ['1:29', 'CAP, 61 reps left (89/150)', 'CAP, 89 reps left (61/150)']],
    // Imported, it can be 138 seconds as well.
    ['138', remaining, ['1:38', 'CAP, 12 reps left (138/150)', 'CAP, 138 reps left (12/150)']],
    ['45', remainingBare, ['0:45', 'CAP, 45 reps left']],
  ])('bare digits are asked about where reps left count: %j, typed or imported', (text, scoring, meant) => {
    for (const imported of [false, true]) {
      const reading = readScore(text, scoring, { imported });
      expect(reading).toMatchObject({ kind: 'question', code: 'timeOrReps' });
      if (reading.kind !== 'question') return;
      expect(reading.choices.map(({ understood }) => understood).filter((one) => one !== '2:18')).toEqual(
        meant,
      );
      for (const { answers, score } of reading.choices) {
        expect(readScore(text, scoring, { imported, answers })).toMatchObject({ kind: 'score', score });
      }
    }
  });

  test('a bare number that cannot be reps left stays a time', () => {
    expect(score('930', remaining).result).toEqual({ outcome: 'finished', amount: 570_000 });
    expect(score('930', remainingBare).result).toEqual({ outcome: 'finished', amount: 570_000 });
  });

  test('reps without a word for which are asked about where reps left count', () => {
    const reading = readScore('89 reps', remaining);
    expect(reading).toMatchObject({ kind: 'question', code: 'doneOrLeft' });
    expect(reading.kind === 'question' && reading.choices.map((choice) => choice.understood)).toEqual([
      'CAP, 61 reps left (89/150)',
      'CAP, 89 reps left (61/150)',
    ]);
  });

  test('a bare number where reps done count may be a time or reps', () => {
    const reading = readScore('89', completed);
    expect(reading.kind === 'question' && reading.choices.map((choice) => choice.understood)).toEqual([
      '1:29',
      'CAP, 89 reps done (89/150)',
    ]);
    expect(score('930', completed).result).toEqual({ outcome: 'finished', amount: 570_000 });
  });

  test('any bare number may be reps where it is not set how many there are', () => {
    const unknown: WorkoutScoring = { ...time, cap: { notation: 'completed', seconds: 720 } };
    for (const text of ['0', '89', '930']) {
      expect(readScore(text, unknown)).toMatchObject({ kind: 'question', code: 'timeOrReps' });
    }
    expect(score('9:30', unknown).result).toEqual({ outcome: 'finished', amount: 570_000 });
    expect(score('89 reps', unknown).result).toEqual({ outcome: 'capped', done: 89, left: null });
  });
});

describe('reps, load, distance and the other amounts are understood', () => {
  test.each([
    ['24', reps, { amount: 24 }],
    ['024 reps', reps, { amount: 24 }],
    ['0', reps, { amount: 0 }],
    ['225 lb', pounds, { amount: 225_000, unit: 'lb' }],
    ['225', pounds, { amount: 225_000, unit: 'lb' }],
    ['102.5 kg', kilos, { amount: 102_500, unit: 'kg' }],
    ['102,5', kilos, { amount: 102_500, unit: 'kg' }],
    ['225 lb', kilos, { amount: 225_000, unit: 'lb' }],
    ['225#', pounds, { amount: 225_000, unit: 'lb' }],
    ['0 lb', pounds, { amount: 0, unit: 'lb' }],
    ['1,380.5 lb', pounds, { amount: 1_380_500, unit: 'lb' }],
    ['117.00 in', feet, { amount: 117_000, unit: 'in' }],
    ['104\' 10.50"', feet, { amount: 1_258_500, unit: 'in' }],
    ['104′10.5″', feet, { amount: 1_258_500, unit: 'in' }],
    ['104 ft 10.5 in', feet, { amount: 1_258_500, unit: 'in' }],
    ["9'", feet, { amount: 108_000, unit: 'in' }],
    ['98.5 ft', feet, { amount: 1_182_000, unit: 'in' }],
    ['9 ft', meters, { amount: 9000, unit: 'ft' }],
    ['61.63', meters, { amount: 61_630, unit: 'm' }],
    ['61.63 m', meters, { amount: 61_630, unit: 'm' }],
    ['118.5', usualScoring('calories'), { amount: 118_500 }],
    ['118 cal', usualScoring('calories'), { amount: 118_000 }],
    ['39 pt', usualScoring('points'), { amount: 39_000 }],
    ['-2.5', usualScoring('points'), { amount: -2500 }],
    ['1:37', usualScoring('hold'), { amount: 97_000 }],
    ['pass', usualScoring('pass_fail'), { amount: 1 }],
    ['F', usualScoring('pass_fail'), { amount: 0 }],
    ['12+7', rounds, { rounds: 12, amount: 7 }],
    ['12 rounds + 7 reps', rounds, { rounds: 12, amount: 7 }],
    ['012+07', rounds, { rounds: 12, amount: 7 }],
    ['12', rounds, { rounds: 12, amount: 0 }],
    ['247 reps', { ...rounds, repsPerRound: 20 }, { rounds: 12, amount: 7 }],
    ['39:00', usualScoring('capped_rounds'), { rounds: 0, amount: 2_340_000 }],
    ['39:00, 1 capped', usualScoring('capped_rounds'), { rounds: 1, amount: 2_340_000 }],
  ])('%j', (text, scoring, result) => {
    expect(score(text, scoring).result).toEqual({ outcome: 'finished', ...result });
  });

  test.each([
    ['24.5', reps, 'unreadable'],
    ['225 lb', reps, 'unreadable'],
    ['10 m', kilos, 'wrong_unit'],
    ['10 kg', meters, 'wrong_unit'],
    ['10 stones', kilos, 'wrong_unit'],
    ['-10 kg', kilos, 'below_zero'],
    ['-10 cal', usualScoring('calories'), 'below_zero'],
    ['1.2345 kg', kilos, 'too_precise'],
    ['99999999 kg', kilos, 'too_large'],
    ['9\' 12"', feet, 'inches_above_11'],
    ['12+20', { ...rounds, repsPerRound: 20 }, 'full_round'],
    ['247 reps', rounds, 'reps_per_round_missing'],
    ['perhaps', usualScoring('pass_fail'), 'unreadable'],
  ])('%j is refused', (text, scoring, code) => {
    expect(readScore(text, scoring)).toMatchObject({ kind: 'problem', code });
  });

  test.each([
    ['1,380 lb', pounds, 'comma'],
    ['61.63', feet, 'bareLength'],
    ['12', { ...rounds, repsPerRound: 20 }, 'roundsOrReps'],
  ])('%j is asked about', (text, scoring, code) => {
    const reading = readScore(text, scoring);
    expect(reading).toMatchObject({ kind: 'question', code });
    expect(reading.kind === 'question' && reading.choices).toHaveLength(2);
  });

  test('two questions in one text show every meaning', () => {
    const reading = readScore('1,380', feet);
    expect(reading.kind === 'question' && reading.choices.map((choice) => choice.score.result)).toEqual([
      { outcome: 'finished', amount: 16_560, unit: 'in' },
      { outcome: 'finished', amount: 16_560_000, unit: 'in' },
      { outcome: 'finished', amount: 1380, unit: 'in' },
      { outcome: 'finished', amount: 1_380_000, unit: 'in' },
    ]);
  });
});

describe('tie-break, round and variant', () => {
  const both: WorkoutScoring = {
    ...reps,
    tiebreaks: [timeTiebreak, { ...timeTiebreak, type: 'load', unit: 'kg' }],
  };
  test.each([
    ['07:17.00 (03:28)', { ...time, tiebreaks: [timeTiebreak] }, [{ amount: 208_000 }]],
    ['555 (1380)', reps, [{ amount: 1_380_000 }]],
    ['24 reps tb 4:31', reps, [{ amount: 271_000 }]],
    ['24 tb4:31', reps, [{ amount: 271_000 }]],
    ['24 (4:31) (80)', both, [{ amount: 271_000 }, { amount: 80_000, unit: 'kg' }]],
    ['24 tb – tb 80 kg', both, [null, { amount: 80_000, unit: 'kg' }]],
    ['24 ()', reps, undefined],
    ['89 reps (9:29)', { ...completed, tiebreaks: [timeTiebreak] }, [{ amount: 569_000 }]],
  ])('%j', (text, scoring, tiebreaks) => {
    expect(score(text, scoring).tiebreaks).toEqual(tiebreaks);
  });

  test('a tie-break in a column of its own', () => {
    expect(readScore('20', reps, { tiebreaks: ['4:52'] })).toMatchObject({
      score: { tiebreaks: [{ amount: 292_000 }] },
    });
    expect(readScore('20', reps, { tiebreaks: [' - '] })).toMatchObject({ kind: 'score' });
    expect(readScore('20 (4:52)', reps, { tiebreaks: ['4:52'] })).toMatchObject({ code: 'tiebreak_twice' });
    expect(readScore('20', usualScoring('reps'), { tiebreaks: ['4:52'] })).toMatchObject({
      code: 'no_tiebreak',
    });
    expect(readScore('', reps, { tiebreaks: ['4:52'] }).kind).toBe('problem');
  });

  test('reads round and variant before and after the score', () => {
    const scoring: WorkoutScoring = { ...time, knockoutRounds: 3, variants: ['Rx', 'Scaled'] };
    expect(score('R3 1:05.20 Scaled', scoring)).toEqual({
      result: { outcome: 'finished', amount: 65_200 },
      round: 3,
      variant: 'Scaled',
    });
    expect(score('1:05 - rx', scoring)).toMatchObject({ variant: 'Rx' });
    expect(readScore('R4 1:05', scoring)).toMatchObject({ code: 'no_round' });
    expect(readScore('R2 1:05', time)).toMatchObject({ code: 'no_round' });
    expect(readScore('1:05rx', scoring).kind).toBe('problem');
    expect(readScore('1:05', scoring, { variant: 'Half' })).toMatchObject({ code: 'no_variant' });
    expect(readScore('1:05', scoring, { variant: 'Scaled', round: 2 })).toMatchObject({
      score: { variant: 'Scaled', round: 2 },
    });
  });
});

test.each([
  ['DNF', 'did_not_finish'],
  ['dns', 'did_not_start'],
  ['WD', 'withdrew'],
  ['Zeroed', 'zeroed'],
])('%s is a result without an amount', (text, outcome) => {
  expect(score(text, reps).result).toEqual({ outcome });
});

test.each(['', '   ', '-', '--', '—', '\u00a0'])('%j is an empty cell', (text) => {
  expect(readScore(text, reps)).toEqual({ kind: 'empty' });
});

test.each(['DQ', 'CUT'])('%s is said of an entry, not of a score', (text) => {
  expect(readScore(text, reps)).toMatchObject({ kind: 'problem', code: 'entry_status' });
});
