import { describe, expect, it } from 'vitest';
import { type Lifecycle, mayMove, unreachableStates } from '../lifecycle.ts';
import { competitionMoves, competitionStates } from './competition.lifecycle.ts';
import { entryMoves, entryStates } from './entry.lifecycle.ts';
import { publicationMoves, publicationStates } from './publication.lifecycle.ts';

interface Walked {
  readonly name: string;
  readonly moves: Lifecycle<string>;
  readonly states: readonly string[];
  readonly start: string;
  /** States for good. */
  readonly ends?: readonly string[];
  /** Every move, `from > to`: one more or one less is a decision. */
  readonly allowed: readonly string[];
}

const tables: readonly Walked[] = [
  {
    name: 'competition',
    moves: competitionMoves,
    states: competitionStates,
    start: 'draft',
    ends: ['canceled'],
    allowed: [
      'draft > published',
      'published > live',
      'published > draft',
      'published > canceled',
      'live > finished',
      'live > published',
      'live > canceled',
      'finished > archived',
      'finished > live',
      'archived > finished',
    ],
  },
  {
    name: 'entry',
    moves: entryMoves,
    states: entryStates,
    start: 'active',
    allowed: [
      'active > cut',
      'active > withdrawn',
      'active > disqualified',
      'active > out',
      'cut > active',
      'cut > withdrawn',
      'cut > disqualified',
      'withdrawn > active',
      'withdrawn > disqualified',
      'disqualified > active',
      'out > active',
    ],
  },
  {
    name: 'publication',
    moves: publicationMoves,
    states: publicationStates,
    start: 'draft',
    allowed: [
      'draft > published',
      'draft > final',
      'published > frozen',
      'published > final',
      'published > withdrawn',
      'frozen > published',
      'frozen > final',
      'frozen > withdrawn',
      'final > published',
      'final > withdrawn',
      'withdrawn > published',
      'withdrawn > final',
    ],
  },
];

describe.each(tables)('the lifecycle of a $name', ({ moves, states, start, ends = [], allowed }) => {
  it('has every state, reachable, and something leads out of all but its ends', () => {
    expect(Object.keys(moves)).toEqual(states);
    expect(unreachableStates(moves, start)).toEqual([]);
    expect(states.filter((state) => moves[state]?.length === 0)).toEqual(ends);
  });

  it('allows exactly the moves that were decided on', () => {
    const pairs = states.flatMap((from) => states.map((to) => ({ from, to })));
    const open = pairs
      .filter(({ from, to }) => mayMove(moves, from, to))
      .map(({ from, to }) => `${from} > ${to}`);
    expect(open.sort()).toEqual([...allowed].sort());
  });

  it('knows no move to itself', () => {
    for (const state of states) expect(mayMove(moves, state, state)).toBe(false);
  });
});

it('finds a state that cannot be reached', () => {
  const moves: Lifecycle<'here' | 'there' | 'island'> = { here: ['there'], there: [], island: ['here'] };
  expect(unreachableStates(moves, 'here')).toEqual(['island']);
});
