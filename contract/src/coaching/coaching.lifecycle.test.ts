import { expect, it } from 'vitest';
import { unreachableStates } from '../lifecycle.ts';
import { coachingMoves, coachingMovesOf, coachingStates } from './coaching.lifecycle.ts';

it('reaches every state from a request', () => {
  expect(unreachableStates(coachingMoves, 'asked')).toEqual([]);
});

it('lets the client leave at any time and only the trainer decide', () => {
  expect(coachingStates.map((state) => coachingMovesOf('client', state))).toEqual([
    ['withdrawn'],
    [],
    [],
    ['ended'],
    ['ended'],
    [],
  ]);
  expect(coachingMovesOf('trainer', 'asked')).toEqual(['active', 'refused']);
  expect(coachingMovesOf('trainer', 'paused')).toEqual(['active', 'ended']);
});
