import { expect, it } from 'vitest';
import { unreachableStates } from '../lifecycle.ts';
import {
  trainerRequestMoves,
  trainerRequestMovesOf,
  trainerRequestStates,
} from './trainer-request.lifecycle.ts';

it('reaches every state from a request', () => {
  expect(unreachableStates(trainerRequestMoves, 'asked')).toEqual([]);
});

it('is decided by an administrator and withdrawn by who asked, once', () => {
  expect(trainerRequestStates.map((state) => trainerRequestMovesOf('administrator', state))).toEqual([
    ['accepted', 'declined'],
    [],
    [],
    [],
  ]);
  expect(trainerRequestStates.map((state) => trainerRequestMovesOf('person', state))).toEqual([
    ['withdrawn'],
    [],
    [],
    [],
  ]);
});
