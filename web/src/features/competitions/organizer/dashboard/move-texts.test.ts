import {
  competitionMoves,
  competitionStates,
} from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { expect, it } from 'vitest';
import { movesOf } from './move-texts.ts';

it('has texts for each move of the lifecycle', () => {
  for (const from of competitionStates) {
    const { next, others } = movesOf(from, competitionMoves[from]);
    const named = [...(next ? [next] : []), ...others].map(({ to }) => to);
    expect(named.sort()).toEqual([...competitionMoves[from]].sort());
  }
});

it('leads from draft to finished and offers only allowed moves', () => {
  expect(movesOf('draft', competitionMoves.draft).next?.verb).toBe('Publish');
  expect(movesOf('finished', competitionMoves.finished).next).toBeNull();
  expect(movesOf('draft', [])).toEqual({ next: null, others: [] });
});
