import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { rankedStatuses } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { anyScore, anyScoring } from '@chalkline/contract/competitions/testing/any-score.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BulkMaterial, rankMaterial } from './boards.bulk-ranking.service.ts';
import { withDependentWorkouts } from './boards.rerank.service.ts';
import { packBoard } from './pack-board.rules.ts';
import { allPieces, type BoardPiece } from './packed-board.rules.ts';
import { noScores, packedNumber, withChangedScores } from './packed-field.rules.ts';
import { PackedValues } from './packed-values.rules.ts';

const people = 14;
const workoutIds = ['one', 'two', 'three'] as const;

/** A score that comes in, or goes: of which entry in which workout. */
const anyChange = (scores: readonly fc.Arbitrary<ScoreValue>[]) =>
  fc.nat({ max: workoutIds.length - 1 }).chain((workout) =>
    fc.record({
      workout: fc.constant(workout),
      entry: fc.nat({ max: people - 1 }),
      value: fc.option(scores[workout] as fc.Arbitrary<ScoreValue>, { freq: 6 }),
    }),
  );

const anyCut: fc.Arbitrary<Cut> = fc.record({
  afterWorkoutId: fc.constantFrom(...workoutIds),
  rule: fc.oneof(
    fc.record({ by: fc.constant('top' as const), count: fc.integer({ min: 1, max: people }) }),
    fc.record({ by: fc.constant('total' as const), points: fc.integer({ min: 0, max: 200 }) }),
  ),
  ties: fc.constantFrom('all' as const, 'none' as const),
  movesUp: fc.boolean(),
});

const anyCompetition = fc.tuple(anyScoring, anyScoring, anyScoring).chain((scorings) =>
  fc.record({
    // The second part of a workout breaks the ties of the first, and is broken by nothing itself.
    scorings: fc
      .boolean()
      .map((isBroken) =>
        scorings.map((one, index) => (isBroken && index === 0 ? { ...one, ...broken } : one)),
      ),
    scoring: fc.constantFrom(...Object.values(scoringPresets)),
    statuses: fc.array(fc.constantFrom(...rankedStatuses), { minLength: people, maxLength: people }),
    penalties: fc.array(
      fc.record({
        bib: fc.integer({ min: 1, max: people }),
        workoutId: fc.constantFrom(...workoutIds),
        kind: fc.constantFrom('seconds' as const, 'reps' as const),
        amount: fc.integer({ min: 1, max: 20 }),
      }),
      { maxLength: 3 },
    ),
    over: fc.boolean(),
    final: fc.array(fc.constantFrom(...workoutIds)),
    cuts: fc.option(
      anyCut.map((cut) => [cut]),
      { nil: [] },
    ),
    before: fc.array(anyChange(scorings.map(anyScore)), { maxLength: 30 }),
    after: fc.array(fc.array(anyChange(scorings.map(anyScore)), { maxLength: 4 }), { maxLength: 4 }),
  }),
);

const broken = { brokenByPart: 'two' };

type Competition = typeof anyCompetition extends fc.Arbitrary<infer One> ? One : never;
type Change = Competition['before'][number];

function emptyMaterial(given: Competition): BulkMaterial {
  const { scorings, scoring, statuses, penalties, over, cuts, final } = given;
  const workouts = workoutIds.map((id, index) => ({
    id,
    scoring: scorings[index],
    points: {},
    partOf: null,
    over,
    isShown: true,
    publication: final.includes(id) ? 'final' : 'provisional',
  }));
  const material = {
    view: 'public',
    frame: {
      competition: { scoring },
      division: { points: null, cuts, plannedField: null, frozenAt: null },
      allWorkouts: workouts,
      madeCuts: [],
    },
    workouts,
    entries: {
      ids: Uint32Array.from({ length: people * 4 }, (_, word) => word + 1),
      bibs: Int32Array.from({ length: people }, (_, entry) => entry + 1),
      statuses: Uint8Array.from(statuses, (status) => rankedStatuses.indexOf(status)),
      marks: new Uint32Array(people * 2),
    },
    positionOf: (bib: number) => bib - 1,
    field: statuses.map((status) => ({ status, withdrewAt: 1, tieOrder: null, adjustment: 0 })),
    adjusted: new Map(),
    adjustments: [],
    penalties: penalties.map((penalty) => ({ ...penalty, reason: '', entryId: '' })),
    scores: new Map(workoutIds.map((id) => [id, noScores(people)])),
    known: new PackedValues(),
    values: [],
  };
  return material as unknown as BulkMaterial;
}

const hashes = new Map<string, number>();
let scoresMade = 0;

/** As the database gives it; the hash of a value is its number among all that were seen. */
function packedScore(value: ScoreValue): Buffer {
  const text = JSON.stringify(value);
  hashes.set(text, hashes.get(text) ?? hashes.size + 1);
  scoresMade += 1;
  const words = new Uint32Array(12);
  words.set([1, 2, 3, scoresMade, 0, hashes.get(text) ?? 0, 0, scoresMade], 4);
  return Buffer.from(words.buffer);
}

function changed(material: BulkMaterial, changes: readonly Change[]): BulkMaterial {
  const scores = new Map(material.scores);
  for (const { workout, entry, value } of changes) {
    const id = workoutIds[workout] ?? 'one';
    const packed = value && packedScore(value);
    if (packed && packedNumber(packed, material.known) === material.values.length)
      material.values.push(value);
    scores.set(
      id,
      withChangedScores(scores.get(id) ?? noScores(people), [{ entry, packed }], material.known),
    );
  }
  return { ...material, scores };
}

function named(pieces: Iterable<BoardPiece>): Map<string, string> {
  return new Map(
    [...pieces].map(({ part, first, content }) => [`${part} ${first}`, content.toString('hex')]),
  );
}

test('a board that is ranked again for some scores is the one that ranking all of it gives', () => {
  fc.assert(
    fc.property(anyCompetition, (given) => {
      let board = rankMaterial(changed(emptyMaterial(given), given.before));
      for (const changes of given.after) {
        const material = changed(board.material, changes);
        const touched = withDependentWorkouts(
          new Set(changes.map(({ workout }) => workoutIds[workout] ?? 'one')),
          material,
        );
        const kept = board.field.workouts.filter(({ id }) => !touched.has(id));
        const [again, whole] = [rankMaterial(material, kept), rankMaterial(material)];
        expect(again.lastScoreAt).toBe(whole.lastScoreAt);
        expect(again.cut).toEqual(whole.cut);
        const all = named(allPieces(packBoard(whole.field)));
        expect(named(allPieces(packBoard(again.field)))).toEqual(all);
        const own = named(packBoard(board.field).own());
        const onlyChanged = named(allPieces(packBoard(again.field, board.field)));
        expect(new Map([...own, ...onlyChanged])).toEqual(all);
        board = again;
      }
    }),
    { numRuns: 300 },
  );
});
