import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { anyField, anyScore, anyScoring } from '@chalkline/contract/competitions/testing/any-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankOverall } from './overall.rules.ts';
import { placesAmong, rankByKeys } from './places.rules.ts';
import { sortKey } from './sort-key.rules.ts';
import { workoutPoints } from './workout-points.rules.ts';
import { rankWorkout } from './workout-ranking.rules.ts';

const runs = { numRuns: 500 };

function placesOf(scores: readonly (ScoreValue | null)[], scoring: WorkoutScoring): number[] {
  const cells = scores.map((score) => score ?? 'nothing');
  return [...rankWorkout(cells, scoring, { over: true }).places];
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const decides = a.findIndex((part, index) => part !== b[index]);
  return decides >= 0 && (a[decides] ?? 0) < (b[decides] ?? 0);
}

describe('places in a workout', () => {
  test('do not depend on the order in which scores came', () => {
    const shuffled = anyField.chain(({ scoring, scores }) =>
      fc.record({
        scoring: fc.constant(scoring),
        scores: fc.constant(scores),
        order: fc.shuffledSubarray([...scores.keys()], { minLength: scores.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ scoring, scores, order }) => {
        const places = placesOf(scores, scoring);
        const moved = placesOf(
          order.map((entry) => scores[entry] ?? null),
          scoring,
        );
        expect(moved).toEqual(order.map((entry) => places[entry]));
      }),
      runs,
    );
  });

  test('are 1 + the number of strictly better scores: 1, 2, 2, 4', () => {
    fc.assert(
      fc.property(anyField, ({ scoring, scores }) => {
        const keys = scores.map((score) => (score ? sortKey(score, scoring) : [3]));
        const counted = keys.map((key) => 1 + keys.filter((other) => isBetter(other, key)).length);
        expect(placesOf(scores, scoring)).toEqual(counted);
      }),
      runs,
    );
  });

  test('are equal exactly where the whole key is', () => {
    fc.assert(
      fc.property(anyField, ({ scoring, scores }) => {
        const places = placesOf(scores, scoring);
        const keys = scores.map((score) => String(score ? sortKey(score, scoring) : '3'));
        for (const [a, key] of keys.entries()) {
          for (const [b, other] of keys.entries()) {
            if (scores[a] && scores[b]) expect(key === other).toBe(places[a] === places[b]);
          }
        }
      }),
      runs,
    );
  });

  test('a better score never gets a worse place, and moves nobody else up', () => {
    const replaced = anyField.chain(({ scoring, scores }) =>
      fc.record({
        scoring: fc.constant(scoring),
        scores: fc.constant([...scores, null]),
        entry: fc.nat({ max: scores.length }),
        score: anyScore(scoring),
      }),
    );
    fc.assert(
      fc.property(replaced, ({ scoring, scores, entry, score }) => {
        const old = scores[entry];
        if (old && !isBetter(sortKey(score, scoring), sortKey(old, scoring))) return;
        const before = placesOf(scores, scoring);
        const after = placesOf(scores.with(entry, score), scoring);
        expect(after[entry]).toBeLessThanOrEqual(before[entry] ?? 0);
        for (const other of scores.keys()) {
          if (other !== entry && scores[other])
            expect(after[other]).toBeGreaterThanOrEqual(before[other] ?? 0);
        }
      }),
      runs,
    );
  });
});

describe('one number better is better', () => {
  const finished = anyScoring.chain((scoring) =>
    fc.tuple(fc.constant(scoring), anyScore(scoring), fc.integer({ min: 1, max: 5 })),
  );

  test('in the direction of the workout', () => {
    fc.assert(
      fc.property(finished, ([scoring, score, step]) => {
        if (score.result.outcome !== 'finished') return;
        const lower = scoring.direction === 'lower' || scoring.type === 'capped_rounds';
        const more = { ...score, result: { ...score.result, amount: score.result.amount + step } };
        const worse = sortKey(more, { ...scoring, direction: lower ? 'lower' : 'higher' });
        const base = sortKey(score, { ...scoring, direction: lower ? 'lower' : 'higher' });
        expect(lower ? isBetter(base, worse) : isBetter(worse, base)).toBe(true);
      }),
      runs,
    );
  });

  test('at the cap by its notation, and every finisher ranks above', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 98 }), fc.boolean(), (done, counts) => {
        const scoring: WorkoutScoring = {
          type: 'time',
          unit: 'clock',
          direction: 'lower',
          cap: { notation: counts ? 'completed' : 'remaining', totalReps: 100 },
        };
        const capped = (reps: number) =>
          sortKey({ result: { outcome: 'capped', done: reps, left: 100 - reps } }, scoring);
        expect(isBetter(capped(done + 1), capped(done))).toBe(true);
        expect(
          isBetter(sortKey({ result: { outcome: 'finished', amount: 9e6 } }, scoring), capped(100)),
        ).toBe(true);
      }),
    );
  });
});

describe('filters', () => {
  const places = fc.array(fc.nat({ max: 6 }), { maxLength: 20 }).map((numbers) => {
    const keys = Float64Array.from(numbers);
    return [...rankByKeys(keys, ['number']).places];
  });
  const filtered = places.chain((all) => fc.tuple(fc.constant(all), fc.subarray([...all.keys()])));

  test('renumber from 1 and never re-score', () => {
    fc.assert(
      fc.property(filtered, ([all, shown]) => {
        const overall = shown.map((entry) => all[entry] ?? 0);
        const among = placesAmong(overall);
        for (const [a, place] of overall.entries()) {
          expect(among[a]).toBe(1 + overall.filter((other) => other < place).length);
        }
        expect(placesAmong(all)).toEqual(all);
      }),
      runs,
    );
  });

  test('leave who has no place without one', () => {
    expect(placesAmong([0, 7, 3, 7, 0])).toEqual([0, 2, 1, 2, 0]);
  });
});

describe('overall', () => {
  const board = fc.constantFrom('online', 'on_site', 'share_of_best').chain((preset) =>
    fc.integer({ min: 1, max: 12 }).chain((size) =>
      fc.record({
        scoring: fc.constant(scoringPresets[preset]),
        workouts: fc.array(
          anyScoring.chain((settings) =>
            fc.record({
              settings: fc.constant(settings),
              scores: fc.array(fc.option(anyScore(settings)), { minLength: size, maxLength: size }),
            }),
          ),
          { minLength: 1, maxLength: 4 },
        ),
        order: fc.shuffledSubarray(
          Array.from({ length: size }, (_, entry) => entry),
          { minLength: size },
        ),
      }),
    ),
  );

  function overallOf(
    input: typeof board extends fc.Arbitrary<infer B> ? B : never,
    order: readonly number[],
  ) {
    const workouts = input.workouts.map(({ settings, scores }, index) => {
      const cells = order.map((entry) => scores[entry] ?? 'nothing');
      const ranking = rankWorkout(cells, settings, { over: true });
      const pointed = { scoring: settings, points: input.scoring.points, weight: 100 };
      const points = workoutPoints(ranking, cells, pointed, input.scoring.didNotFinish);
      return { id: `w${index}`, stage: 1, ranking, points };
    });
    return rankOverall(
      order.map(() => ({ status: 'active' as const })),
      workouts,
      input.scoring,
    );
  }

  test('does not depend on the order of entries', () => {
    fc.assert(
      fc.property(board, (input) => {
        const plain = overallOf(input, [...input.order.keys()]);
        const moved = overallOf(input, input.order);
        expect([...moved.places]).toEqual(input.order.map((entry) => plain.places[entry]));
        expect([...moved.totals]).toEqual(input.order.map((entry) => plain.totals[entry]));
      }),
      runs,
    );
  });

  test('who handed something in stands by total; a better total is never behind', () => {
    fc.assert(
      fc.property(board, (input) => {
        const { places, totals } = overallOf(input, [...input.order.keys()]);
        const present = input.order.filter((entry) =>
          input.workouts.some(({ scores }) => {
            const outcome = scores[entry]?.result.outcome;
            return outcome !== undefined && outcome !== 'did_not_start' && outcome !== 'withdrew';
          }),
        );
        const sign = input.scoring.total === 'lower' ? 1 : -1;
        for (const a of present) {
          for (const b of present) {
            const gap = sign * ((totals[a] ?? 0) - (totals[b] ?? 0));
            if (gap < 0) expect(places[a]).toBeLessThan(places[b] ?? 0);
          }
        }
      }),
      runs,
    );
  });
});
