import {
  type CompetitionScoring,
  overallTies,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { anyField, anyScore } from '@chalkline/contract/competitions/testing/any-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardRows } from '../standings/board.rules.ts';
import { rippleBetween } from '../standings/ripple.rules.ts';
import { explainCell, explainOverall } from './board-explanation.rules.ts';
import { type BoardInput, rankBoard } from './board-ranking.rules.ts';
import { distinctResults } from './distinct-results.rules.ts';
import { scoreOf } from './ranking.factory.ts';
import { tryInResults, tryValue, withScore } from './trial.rules.ts';

/** A board of entries `e0`, `e1` … and one workout for each list of scores. */
function boardOf(
  workouts: readonly { scoring: WorkoutScoring; scores: readonly (ScoreValue | null)[] }[],
  scoring: CompetitionScoring = scoringPresets.on_site,
): BoardInput {
  const size = Math.max(0, ...workouts.map(({ scores }) => scores.length));
  return {
    scoring,
    divisionPoints: null,
    entries: Array.from({ length: size }, (_, index) => ({
      id: `e${index}`,
      bib: index + 1,
      name: `Athlete ${index}`,
      country: null,
      region: null,
      affiliate: null,
      status: 'active',
      leftAt: null,
      tieOrder: index,
    })),
    workouts: workouts.map((workout, at) => ({
      id: `w${at}`,
      scoring: workout.scoring,
      points: {},
      over: true,
    })),
    scores: workouts.flatMap(({ scores }, at) =>
      scores.map((value, index) => ({
        id: `s${at}-${index}`,
        workoutId: `w${at}`,
        entryId: `e${index}`,
        value,
      })),
    ),
    penalties: [],
    adjustments: [],
    teams: null,
  };
}

const anySettings: fc.Arbitrary<CompetitionScoring> = fc
  .record({
    preset: fc.constantFrom(...Object.values(scoringPresets)),
    tie: fc.constantFrom(...overallTies),
  })
  .map(({ preset, tie }) => ({ ...preset, tie, tieWorkout: 'w0' }));

const anyBoard = fc
  .tuple(fc.array(anyField, { minLength: 1, maxLength: 3 }), anySettings)
  .map(([workouts, scoring]) => boardOf(workouts, scoring));

const runs = { numRuns: 300 };

describe('an explanation', () => {
  test('has the leaderboard’s place, points and total, and neighbors with the places it says', () => {
    fc.assert(
      fc.property(anyBoard, (input) => {
        const ranked = rankBoard(input);
        const rows = new Map(boardRows(input, ranked).map((row) => [row.entryId, row]));
        for (const [index, { id }] of input.entries.entries()) {
          const row = rows.get(id);
          const overall = explainOverall(input, ranked, index);
          expect([overall.place, overall.points]).toEqual([row?.place, row?.total]);
          const cells = ranked.workouts.map((workout) => explainCell(input, workout, index));
          expect(cells.map(({ place, points }) => [place, points])).toEqual(
            row?.cells.map(({ place, points }) => [place, points]),
          );
          for (const [at, told] of [overall, ...cells].entries()) {
            const placeOf = (entryId: string) =>
              at === 0 ? rows.get(entryId)?.place : rows.get(entryId)?.cells[at - 1]?.place;
            if (told.place === null) continue;
            if (told.ahead) expect(placeOf(told.ahead.entryId)).toBe(told.ahead.place);
            expect(told.ahead ? told.ahead.place < told.place : told.place === 1).toBe(true);
            if (told.behind) expect(placeOf(told.behind.entryId)).toBe(told.place + told.sharedCount + 1);
            for (const neighbor of [told.ahead, told.behind]) expect(neighbor?.passing).not.toBe('');
          }
        }
      }),
      runs,
    );
  });

  const time = usualScoring('time');
  const capped: WorkoutScoring = {
    ...time,
    cap: { notation: 'remaining', seconds: 720, totalReps: 150 },
    tiebreaks: [{ type: 'time', unit: 'clock', direction: 'lower' }],
  };
  const told = (texts: readonly string[], at: number, scoring = capped) => {
    const scores = texts.map((text) => (text === '' ? null : scoreOf(text, scoring)));
    const input = boardOf([{ scoring, scores }]);
    const [workout] = rankBoard(input).workouts;
    if (!workout) throw new Error('There is no workout.');
    return explainCell(input, workout, at);
  };

  test('says what decided against the nearest', () => {
    const found = told(['9:30', 'CAP+12 tb 4:10', 'CAP+12 tb 4:00', 'CAP+12 tb 4:10', 'CAP'], 1);
    expect(found).toMatchObject({
      place: 4,
      ranked: 5,
      points: 91,
      result: 'CAP, 12 reps left (138/150), tiebreak 4:10',
      sharedCount: 1,
      sentences: [
        '3 are better, so this is the 4th place of 5.',
        'It is shared with one other, equal in all that is compared; the next place is the 6th.',
        'The 4th place is worth 91 points in the table of 2023 for a field of 40.',
      ],
      ahead: {
        name: 'Athlete 2',
        place: 3,
        words: 'Just ahead is Athlete 2, by the tiebreak: 4:00 against 4:10.',
      },
      behind: null,
    });
    expect(found.compared).toContainEqual({ what: 'finishing before the cap', value: 'stopped by the cap' });
  });

  const pass = usualScoring('pass_fail');
  test.each([
    [
      'a time',
      ['9:12', '9:30'],
      time,
      'the time must be better than 9:12',
      'once their time is better than 9:12',
    ],
    [
      'finishing',
      ['9:12', 'CAP+3'],
      capped,
      'get a result better than 9:12',
      'once they get a result better than 9:12',
    ],
    [
      'reps at the cap',
      ['CAP+3', 'CAP+4'],
      capped,
      'the result must be better than CAP +3',
      'once their result is better than CAP +3',
    ],
    [
      'a tiebreak',
      ['CAP+3 tb 4:00', 'CAP+3 tb 4:10'],
      capped,
      'the tiebreak must be better than 4:00',
      'once their tiebreak is better than 4:00',
    ],
    [
      'no result',
      ['9:12', ''],
      time,
      'get a result better than 9:12',
      'once they get a result better than 9:12',
    ],
    [
      'nothing that counts',
      ['DNF', ''],
      time,
      'get a result that counts',
      'once they get a result that counts',
    ],
  ])('says what passing takes: %s', (_, texts, scoring, ahead, behind) => {
    expect(told(texts, 1, scoring).ahead?.passing).toBe(`To pass, ${ahead}.`);
    expect(told(texts, 0, scoring).behind?.passing).toBe(`They pass ${behind}.`);
  });

  test('says that a pass is as good as the next', () => {
    expect(told(['pass', 'fail'], 1, pass).ahead?.passing).toBe('A pass would share the place.');
  });

  test.each([
    ['the total', {}, ['9:12', '9:30'], 'active', 'To pass, the total must be better than 100 points.'],
    ['a result', {}, ['9:12', ''], 'active', 'To pass, get a result in a workout.'],
    [
      'a withdrawal',
      { withdrawn: 'below' },
      ['9:12', '9:00'],
      'withdrawn',
      'After a withdrawal no score changes that.',
    ],
    ['the organizer', { tie: 'by_hand' }, ['9:12', '9:12'], 'active', 'To pass, get a better total.'],
  ] as const)('says what passing takes overall: %s', (_, rules, texts, status, sentence) => {
    const scores = texts.map((text) => (text === '' ? null : scoreOf(text, time)));
    const board = boardOf([{ scoring: time, scores }], { ...scoringPresets.on_site, ...rules });
    const entries = board.entries.map((entry, at) => (at === 1 ? { ...entry, status } : entry));
    const ranked = rankBoard({ ...board, entries });
    expect(explainOverall({ ...board, entries }, ranked, 1).ahead?.passing).toBe(sentence);
  });

  test.each([
    ['', 'No score was submitted.'],
    ['OUT', 'Not competing in this workout.'],
  ])('says why there is no result: %s', (text, sentence) => {
    expect(told(['9:30', text], 1).sentences[0]).toBe(sentence);
  });

  test('counts no place that the absent have not', () => {
    const texts = ['9:30', '9:35', '', ''];
    const scores = texts.map((text) => (text === '' ? null : scoreOf(text, time)));
    const last = (scoring: CompetitionScoring) => {
      const input = boardOf([{ scoring: time, scores }], scoring);
      const [workout] = rankBoard(input).workouts;
      const { ranked, behind, sentences } = (workout && explainCell(input, workout, 1)) ?? {};
      return [ranked, behind?.name ?? null, sentences?.[0]];
    };
    expect(last(scoringPresets.online)).toEqual([2, null, '1 is better, so this is the 2nd place of 2.']);
    expect(last(scoringPresets.on_site)).toEqual([
      4,
      'Athlete 2',
      '1 is better, so this is the 2nd place of 4.',
    ]);
  });

  test('says what a penalty took and an adjustment gave', () => {
    const input: BoardInput = {
      ...boardOf([{ scoring: time, scores: [scoreOf('9:30', time), scoreOf('9:35', time)] }]),
      penalties: [{ workoutId: 'w0', entryId: 'e0', kind: 'seconds', amount: 10, reason: 'Short' }],
      adjustments: [{ entryId: 'e0', points: -2, reason: 'Late' }],
    };
    const ranked = rankBoard(input);
    const [workout] = ranked.workouts;
    expect(workout && explainCell(input, workout, 0).sentences.slice(0, 2)).toEqual([
      'Handed in was 9:30.',
      '10 s penalty: Short.',
    ]);
    expect(explainOverall(input, ranked, 0).sentences).toContain('Taken by hand: 2 points. Late');
  });

  test.each([
    ['by_points', 'Withdrew. Ranked by points.'],
    ['below', 'Withdrew. Ranked below everyone who stayed.'],
    [
      'below_by_progress',
      'Withdrew. Ranked by how far they got: below everyone still competing, but possibly above athletes cut earlier.',
    ],
    ['below_by_withdrawal', 'Withdrew. Ranked below everyone who stayed.'],
  ] as const)(
    'says where %s ranks an athlete who withdrew, and the places bear it out',
    (withdrawn, sentence) => {
      const scores = (texts: readonly string[]) =>
        texts.map((text) => (text === '' ? null : scoreOf(text, time)));
      const board = boardOf(
        [
          { scoring: time, scores: scores(['9:30', '9:40', '9:50']) },
          { scoring: time, scores: scores(['9:30', '9:40', '']) },
        ],
        { ...scoringPresets.on_site, withdrawn },
      );
      const statuses = ['active', 'withdrawn', 'cut'] as const;
      const entries = board.entries.map((entry, at) => ({ ...entry, status: statuses[at] ?? 'active' }));
      const ranked = rankBoard({ ...board, entries });
      expect(explainOverall({ ...board, entries }, ranked, 1).sentences).toContain(sentence);
      const [still = 0, left = 0, cutEarlier = 0] = ranked.overall.places;
      expect(still).toBeLessThan(left);
      expect(left > cutEarlier).toBe(sentence.endsWith('below everyone who stayed.'));
    },
  );

  test('says a total of times as a time', () => {
    const scores = [scoreOf('9:30', time), scoreOf('9:35.50', time)];
    const input = {
      ...boardOf([{ scoring: time, scores }], scoringPresets.total_time),
      adjustments: [{ entryId: 'e0', points: 1.5, reason: 'Late' }],
    };
    const found = explainOverall(input, rankBoard(input), 0);
    expect([found.points, found.result, found.behind?.words]).toEqual([
      571.5,
      '9:31.50',
      'Just behind is Athlete 1, by the lower total: 9:35.50 against 9:31.50.',
    ]);
    expect(found.sentences).toContain('Given by hand: 0:01.50. Late');
  });
});

describe('a score that is only tried', () => {
  const anyTrial = fc
    .record({ workouts: fc.array(anyField, { minLength: 1, maxLength: 2 }), settings: anySettings })
    .chain(({ workouts, settings }) =>
      fc.record({
        input: fc.constant(boardOf(workouts, settings)),
        score: anyScore(workouts[0]?.scoring ?? usualScoring('time')),
        entry: fc.nat({ max: Math.max(0, (workouts[0]?.scores.length ?? 1) - 1) }),
      }),
    );

  test('gets the place and points that it would get', () => {
    fc.assert(
      fc.property(anyTrial, ({ input, score, entry }) => {
        const entryId = input.entries[entry]?.id;
        if (entryId === undefined) return;
        const tried = tryValue(input, 'w0', score, entryId);
        const after = withScore(input, 'w0', entryId, score);
        const cell = boardRows(after, rankBoard(after)).find((row) => row.entryId === entryId)?.cells[0];
        expect([tried?.place, tried?.points]).toEqual([cell?.place, cell?.points]);
        expect((tried?.tiedWith ?? 0) > 0).toBe(cell?.tied);
      }),
      runs,
    );
  });

  test('gets the place that the table of distinct results gives, as one more', () => {
    fc.assert(
      fc.property(anyTrial, ({ input, score }) => {
        for (const scoring of [scoringPresets.on_site, scoringPresets.online, scoringPresets.share_of_best]) {
          const board = { ...input, scoring };
          const [workout] = rankBoard(board).workouts;
          const tried = tryValue(board, 'w0', score, undefined);
          if (!workout) return;
          const quick = tryInResults(distinctResults(workout.ranking), score, {
            scoring: workout.scoring,
            ...workout.setting,
            absent: scoring.absent,
          });
          expect({ ...quick, points: quick.points ?? tried?.points }).toEqual(tried);
        }
      }),
      runs,
    );
  });

  test('ripples to exactly those whose figures differ', () => {
    fc.assert(
      fc.property(anyTrial, ({ input, score }) => {
        const after = withScore(input, 'w0', 'e0', score);
        const figures = (board: BoardInput) =>
          new Map(
            boardRows(board, rankBoard(board)).map(({ entryId, place, total, cells }) => [
              entryId,
              JSON.stringify([place, total, cells.map((cell) => [cell.place, cell.points])]),
            ]),
          );
        const [one, other] = [figures(input), figures(after)];
        const differing = [...one.keys()].filter((id) => one.get(id) !== other.get(id));
        const ripple = rippleBetween(input, after, 1000);
        expect([...ripple.entryIds].sort()).toEqual(differing.sort());
        expect(ripple.changed).toBe(differing.length);
      }),
      runs,
    );
  });
});
