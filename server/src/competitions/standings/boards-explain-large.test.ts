import { createPenalty } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { changeDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import {
  explainPlace,
  previewRipple,
  tryScore,
} from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { type RippleChange, rippleRowsShown } from '@chalkline/contract/competitions/ripple.schema.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { cutStatesOf, drawnCut } from '../cuts/board-cut.rules.ts';
import { explainCut } from '../cuts/explain-cut.rules.ts';
import { explainCell, explainOverall } from '../ranking/board-explanation.rules.ts';
import { type BoardInput, type RankedBoard, rankBoard } from '../ranking/board-ranking.rules.ts';
import { scoreOf } from '../ranking/ranking.factory.ts';
import { tryValue, withScore, withScores } from '../ranking/trial.rules.ts';
import type { BoardMaterial } from './boards.material.service.ts';
import { loadBoardSnapshot } from './boards.snapshot.service.ts';
import { type LargeBoard, largeBoard } from './large-board.factory.ts';
import { rippleBetween } from './ripple.rules.ts';

const { parts, call, settle } = await testApp();

/** Answers about a large board equal those of the same board read row by row. */
describe('questions about a large board', () => {
  let board: LargeBoard;
  let material: BoardMaterial;
  let input: BoardInput;
  const statesOf = (ranked: RankedBoard) => {
    const cut = drawnCut(material.frame, material, ranked);
    return cut && cutStatesOf(cut, material.entries);
  };
  beforeAll(async () => {
    board = await largeBoard(parts);
    await settle();
    const { as, params, made } = board;
    const workoutId = made.view.workouts[0]?.id ?? '';
    const found = await loadBoardSnapshot(parts, { ...board, view: 'public' });
    const [penalized, gone] = [found.input.entries[2], found.input.entries[8]];
    const penalty = {
      workoutId,
      entryId: penalized?.id ?? '',
      kind: 'seconds',
      amount: 10,
      reason: 'Mat',
    } as const;
    await call(createPenalty, { params, body: penalty }, { as, idempotencyKey: crypto.randomUUID() });
    const moved = { from: 'active', to: 'withdrawn' } as const;
    await call(moveEntry, { params: { ...params, entryId: gone?.id ?? '' }, body: moved }, { as });
    const cut = {
      afterWorkoutId: workoutId,
      rule: { by: 'top', count: 300 },
      ties: 'all',
      movesUp: false,
    } as const;
    const division = { ...params, divisionId: board.divisionId };
    await call(changeDivision, { params: division, body: { cuts: [cut] } }, { as });
    await settle();
    material = await loadBoardSnapshot(parts, { ...board, view: 'public' });
    ({ input } = material);
  }, 120_000);

  it('explains every place as it was ranked', async () => {
    const ranked = rankBoard(input);
    const { divisionId, params } = board;
    for (const index of [0, 2, 6, 8, 500, 1040]) {
      const entryId = input.entries[index]?.id ?? '';
      const whole = await call(explainPlace, { params, query: { divisionId, entryId } });
      const why = explainOverall(input, ranked, index);
      const ofCut = explainCut(material.frame, material, ranked, index);
      expect(whole.data).toEqual({ ...why, sentences: [...why.sentences, ...ofCut] });
      expect(ofCut.length > 0).toBe(input.entries[index]?.status === 'active');
      for (const workout of ranked.workouts) {
        const query = { divisionId, entryId, workoutId: workout.id };
        const { data } = await call(explainPlace, { params, query });
        expect(data).toEqual(explainCell(input, workout, index));
      }
    }
    const wrong = { divisionId, entryId: crypto.randomUUID() };
    await expect(call(explainPlace, { params, query: wrong })).rejects.toMatchObject({ status: 422 });
  });

  it('tries a score for an entry that has one, and for a new one', async () => {
    const { divisionId, params } = board;
    for (const [at, typed] of [
      [0, '6:30'],
      [1, '77'],
      [2, '33'],
    ] as const) {
      const workout = input.workouts[at];
      const value = workout && scoreOf(typed, workout.scoring);
      const entryId = input.entries[40]?.id;
      const body = { divisionId, workoutId: workout?.id ?? '', typed };
      const own = await call(tryScore, { params, body: { ...body, entryId } });
      expect(own.data).toEqual(value && tryValue(input, workout.id, value, entryId));
      const asStaff = await call(tryScore, { params, body: { ...body, view: 'inside' } }, { as: board.as });
      expect(asStaff.data).toEqual(value && tryValue(input, workout.id, value, undefined));
    }
  });

  it('previews what a decision changes', async () => {
    const { params, as } = board;
    const workout = input.workouts[0];
    const [one, other] = [input.entries[2], input.entries[300]];
    if (!workout || !one || !other) throw new Error('The board has no such entries.');
    const ripple = async (change: RippleChange) => {
      const { notified: _, ...data } = (await call(previewRipple, { params, body: { change } }, { as })).data;
      return data;
    };
    const expected = (after: BoardInput) => {
      const { entryIds: _, ...ripple } = rippleBetween(input, after, rippleRowsShown, statesOf);
      return { ...ripple, withAccount: 0, heats: [] };
    };
    const typed = { tiebreaks: [], answers: {}, typed: '6:00' };
    const score = { kind: 'score', workoutId: workout.id, entryId: one.id, ...typed } as const;
    const value = scoreOf('6:00', workout.scoring);
    expect(await ripple(score)).toEqual(expected(withScore(input, workout.id, one.id, value)));
    expect(await ripple({ ...score, typed: '' })).toEqual(
      expected(withScore(input, workout.id, one.id, null)),
    );
    const many = [one, other].map(({ id: entryId }) => ({ workoutId: workout.id, entryId, value }));
    const texts = many.map(({ value: _value, ...slot }) => ({ ...slot, typed: '6:00', answers: {} }));
    expect(await ripple({ kind: 'scores', scores: texts })).toEqual(expected(withScores(input, many)));
    const given = { kind: 'seconds', amount: 45, reason: 'With the score' } as const;
    const scored = withScore(input, workout.id, one.id, value);
    const both = {
      ...scored,
      penalties: [...input.penalties, { ...given, workoutId: workout.id, entryId: one.id }],
    };
    expect(await ripple({ ...score, penalty: given })).toEqual(expected(both));
    const adjustment = { kind: 'adjustment', entryId: other.id, points: 7 } as const;
    const adjusted = { entryId: other.id, points: 7, reason: '' };
    expect(await ripple(adjustment)).toEqual(
      expected({ ...input, adjustments: [...input.adjustments, adjusted] }),
    );
    const penalty = { kind: 'seconds', amount: 30, reason: 'Twice' } as const;
    const taken = { ...penalty, workoutId: workout.id, entryId: one.id };
    expect(await ripple({ kind: 'penalty', workoutId: workout.id, entryId: one.id, penalty })).toEqual(
      expected({ ...input, penalties: [...input.penalties, taken] }),
    );
    const leaves = { ...other, status: 'disqualified' as const, leftAt: parts.clock.now().getTime() };
    const spread = await ripple({ kind: 'entry_state', entryId: other.id, to: 'disqualified' });
    expect(spread).toEqual(
      expected({ ...input, entries: input.entries.map((entry) => (entry === other ? leaves : entry)) }),
    );
    expect(spread.cutsChanged).toBeGreaterThan(0);
  });
});
