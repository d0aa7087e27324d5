import fc from 'fast-check';
import type { ScoringType, TiebreakType } from '../measures.ts';
import { directions, measuredUnitOf, scoringTypes, tiebreakTypes, unitsOf } from '../measures.ts';
import type { MeasuredAmount, ScoreResult, ScoreValue } from '../score-value.schema.ts';
import type { TiebreakScoring, WorkoutScoring } from '../workout-scoring.schema.ts';

/** Settings of a workout, any that the schema allows. */
export const anyScoring: fc.Arbitrary<WorkoutScoring> = fc
  .constantFrom(...scoringTypes)
  .chain((type) =>
    fc.record({
      type: fc.constant(type),
      unit: fc.constantFrom(...unitsOf[type]),
      direction: fc.constantFrom(...directions),
      decimals: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
      cap: type === 'time' ? fc.option(anyCap(), { nil: undefined }) : fc.constant(undefined),
      tiebreaks: fc.option(fc.array(anyTiebreakScoring, { maxLength: 2 }), { nil: undefined }),
      variants: fc.option(fc.constant<string[]>(['Rx', 'Intermediate', 'Scaled']), { nil: undefined }),
      knockoutRounds: fc.option(fc.integer({ min: 2, max: 5 }), { nil: undefined }),
      repsPerRound: type === 'rounds_reps' ? fc.option(fc.integer({ min: 1, max: 60 })) : fc.constant(null),
    }),
  )
  .map(({ repsPerRound, ...scoring }) => ({ ...scoring, ...(repsPerRound !== null && { repsPerRound }) }));

function anyCap() {
  return fc.record(
    {
      notation: fc.constantFrom('remaining', 'completed'),
      seconds: fc.integer({ min: 60, max: 7200 }),
      totalReps: fc.integer({ min: 1, max: 500 }),
    },
    { requiredKeys: ['notation'] },
  );
}

const anyTiebreakScoring: fc.Arbitrary<TiebreakScoring> = fc.constantFrom(...tiebreakTypes).chain((type) =>
  fc.record(
    {
      type: fc.constant(type),
      unit: fc.constantFrom(...unitsOf[type]),
      direction: fc.constantFrom(...directions),
      reach: fc.constantFrom('everyone', 'unfinished'),
    },
    { requiredKeys: ['type', 'unit', 'direction'] },
  ),
);

/** A score of that workout: few different amounts, so that ties are common. */
export function anyScore(scoring: WorkoutScoring): fc.Arbitrary<ScoreValue> {
  const tiebreaks = (scoring.tiebreaks ?? []).map((tiebreak) => fc.option(anyAmount(tiebreak)));
  return fc
    .record({
      result: anyResult(scoring),
      tiebreaks: fc.tuple(...tiebreaks).map(withoutLastNones),
      variant: scoring.variants ? fc.option(fc.constantFrom(...scoring.variants)) : fc.constant(null),
      round: scoring.knockoutRounds
        ? fc.option(fc.integer({ min: 1, max: scoring.knockoutRounds }))
        : fc.constant(null),
    })
    .map(({ result, tiebreaks: values, variant, round }) => ({
      result,
      ...(values.length > 0 && { tiebreaks: values }),
      ...(variant !== null && { variant }),
      ...(round !== null && { round }),
    }));
}

function withoutLastNones<T>(values: readonly (T | null)[]): (T | null)[] {
  return values.slice(0, values.findLastIndex((value) => value !== null) + 1);
}

function anyResult(scoring: WorkoutScoring): fc.Arbitrary<ScoreResult> {
  const finished = anyFinished(scoring);
  const kinds = [
    { weight: 8, arbitrary: finished },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('zeroed', 'did_not_finish', 'did_not_start', 'withdrew')
        .map((outcome) => ({ outcome })),
    },
  ];
  if (scoring.cap) kinds.push({ weight: 4, arbitrary: anyCapped(scoring.cap) });
  return fc.oneof(...kinds);
}

function anyFinished(scoring: WorkoutScoring): fc.Arbitrary<ScoreResult> {
  const rounds =
    scoring.type === 'rounds_reps' || scoring.type === 'capped_rounds'
      ? fc.integer({ min: 0, max: 6 })
      : fc.constant(undefined);
  const least = scoring.unit === 'clock' ? 1 : -Infinity;
  return fc.tuple(anyAmount(scoring), rounds).map(([value, full]) => ({
    outcome: 'finished',
    ...value,
    amount: Math.max(least, value.amount),
    ...(full !== undefined && { rounds: full }),
  }));
}

function anyCapped(cap: NonNullable<WorkoutScoring['cap']>): fc.Arbitrary<ScoreResult> {
  return fc.integer({ min: 0, max: cap.totalReps ?? 40 }).map((reps) => {
    const known = cap.totalReps === undefined ? null : cap.totalReps - reps;
    return cap.notation === 'completed'
      ? { outcome: 'capped', done: reps, left: known }
      : { outcome: 'capped', done: known, left: reps };
  });
}

function anyAmount(scoring: {
  readonly type: ScoringType | TiebreakType;
  readonly unit: WorkoutScoring['unit'];
  readonly cap?: WorkoutScoring['cap'];
  readonly repsPerRound?: number | undefined;
}): fc.Arbitrary<MeasuredAmount> {
  const own = measuredUnitOf(scoring.unit);
  if (own === 'kg' || own === 'lb') return measured(fc.constantFrom('kg', 'lb'));
  // Feet and inches are kept in inches, whole feet too.
  if (scoring.unit === 'ft_in') return measured(fc.constantFrom('m', 'cm', 'in', 'yd'));
  if (own) return measured(fc.constantFrom('m', 'cm', 'ft', 'in', 'yd'));
  const most = { reps: 30, rounds_reps: (scoring.repsPerRound ?? 30) - 1, pass_fail: 1 }[
    scoring.type as string
  ];
  if (most !== undefined) return fc.integer({ min: 0, max: most }).map((amount) => ({ amount }));
  const largest = Math.min(10_000_000, (scoring.cap?.seconds ?? Infinity) * 1000);
  const least = scoring.type === 'points' ? -3000 : 0;
  return fc
    .oneof(
      fc.integer({ min: least, max: largest }),
      fc.integer({ min: 0, max: 5 }).map((n) => n * 1000),
    )
    .map((amount) => ({ amount }));
}

function measured(unit: fc.Arbitrary<NonNullable<MeasuredAmount['unit']>>): fc.Arbitrary<MeasuredAmount> {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 300_000 }),
    fc.constantFrom(0, 100_000, 102_500, 225_000),
  );
  return fc.record({ amount, unit });
}

/** A workout with scores of many entries; null = nothing handed in. */
export const anyField = anyScoring.chain((scoring) =>
  fc.record({
    scoring: fc.constant(scoring),
    scores: fc.array(fc.option(anyScore(scoring), { freq: 8 }), { maxLength: 30 }),
  }),
);
