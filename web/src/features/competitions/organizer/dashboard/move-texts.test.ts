import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import {
  competitionMoves,
  competitionStates,
} from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { expect, it } from 'vitest';
import { movesOf } from './move-texts.ts';

const movesFrom = (from: CompetitionState) => competitionMoves[from].filter((to) => to !== 'canceled');

it('has texts for each move of the lifecycle; canceling is an action of its own', () => {
  for (const from of competitionStates) {
    const { next, others } = movesOf(from, movesFrom(from));
    const named = [...(next ? [next] : []), ...others].map(({ to }) => to);
    expect(named.sort()).toEqual(movesFrom(from).sort());
  }
});

it('leads from draft to finished and offers only allowed moves', () => {
  expect(movesOf('draft', movesFrom('draft')).next?.verb).toBe('Publish');
  expect(movesOf('finished', movesFrom('finished')).next).toBeNull();
  expect(movesOf('draft', [])).toEqual({ next: null, others: [] });
});

it('says of a private competition that people need its code, and nothing of lists', () => {
  for (const from of competitionStates) {
    const { next, others } = movesOf(from, movesFrom(from), 'private');
    const said = [...(next ? [next] : []), ...others].map(({ follows }) => follows).join(' ');
    expect(said).not.toMatch(/Everyone can find it|home page|no longer listed|listed with/);
  }
  expect(movesOf('draft', ['published'], 'private').next?.follows).toContain('the code');
});
