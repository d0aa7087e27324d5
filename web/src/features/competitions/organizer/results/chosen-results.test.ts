import {
  type PublicationState,
  publicationMoves,
} from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import { expect, it } from 'vitest';
import { byState, movable, movesOfAll } from './chosen-results.ts';

const results = (workoutId: string, state: PublicationState): PublicationReply => ({
  divisionId: 'd1',
  workoutId,
  state,
  publishAt: null,
  changedAt: null,
  moveTo: [...publicationMoves[state]],
});

it('offers the moves all selected results allow', () => {
  expect(movesOfAll([results('w1', 'draft')])).toEqual(['published', 'final']);
  expect(movesOfAll([results('w1', 'draft'), results('w2', 'published')])).toEqual(['published', 'final']);
  expect(movesOfAll([results('w1', 'draft'), results('w2', 'frozen')])).toEqual(['published', 'final']);
  expect(movesOfAll([])).toEqual([]);
});

it('leaves out results that are already in the state', () => {
  const all = [results('w1', 'final'), results('w2', 'published'), results('w3', 'frozen')];
  expect(movesOfAll(all)).toContain('final');
  expect(movable(all, 'final').map(({ workoutId }) => workoutId)).toEqual(['w2', 'w3']);
  expect(movesOfAll([results('w1', 'final')])).not.toContain('final');
});

it('makes one call per state', () => {
  const calls = byState([results('w1', 'draft'), results('w2', 'frozen'), results('w3', 'draft')]);
  expect(calls.map(({ from, results: of }) => [from, of.map(({ workoutId }) => workoutId)])).toEqual([
    ['draft', ['w1', 'w3']],
    ['frozen', ['w2']],
  ]);
});
